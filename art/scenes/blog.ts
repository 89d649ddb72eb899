import { ink, tones } from "../palette.ts";
import { pav } from "../parts/breads.ts";
import { bhaji } from "../parts/fried.ts";
import { froth, glass } from "../parts/glasses.ts";
import { finger } from "../parts/hands.ts";
import { bust, skins } from "../parts/people.ts";
import {
  greenChilli,
  limeHalf,
  limeWedge,
  marigold,
  onionRing,
  redChilli,
  sprig,
} from "../parts/props.ts";
import { brimming, mash, openPuri, puri } from "../parts/puri.ts";
import { caneBasket, puriHeap } from "../parts/stall.ts";
import { bulbs, handi, matka, toran, wada } from "../parts/street.ts";
import { gamcha, newspaper, shade, steam, tableTop } from "../parts/table.ts";
import {
  boondi,
  coriander,
  grains,
  onion,
  peanuts,
  peas,
  pomegranate,
  sev,
  sevBed,
  specks,
  tomato,
} from "../parts/toppings.ts";
import { bowl, bowlOf, brass, plate, steel } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import {
  circle,
  ellipse,
  group,
  line,
  oval,
  type Picture,
  type Placing,
  rect,
  type Sheet,
  shape,
} from "../svg.ts";

const size = { width: 640, height: 360 };

const green = (): string => brimming(tones.pani);

/** A brass water pot (lota) with a narrow neck. */
function lota(placing: Placing): string {
  return group(
    ellipse(14, 66, 60, 14, ink.shadow, { opacity: 0.28 }) +
      shape(
        "M-22-52H22C20-40 22-34 30-26C66-6 62 54 24 66H-24C-62 54-66-6-30-26C-22-34-20-40-22-52z",
        ink.brass,
      ) +
      shape(
        "M8-52H22C20-40 22-34 30-26C66-6 62 54 24 66H2C40 40 40-4 14-26C8-34 8-42 8-52z",
        ink.brassShade,
      ) +
      line("M-38-8Q-50 20-34 46", "#fff3c9", 8, { opacity: 0.85 }) +
      line("M-44 2Q0 20 46 2M-49 16Q0 34 50 16", ink.brassDeep, 2.5, { opacity: 0.7 }) +
      ellipse(0, -54, 32, 10, ink.brassLight) +
      ellipse(0, -53, 25, 7, ink.brassDeep),
    placing,
  );
}

function history(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const full = sheet.stamp(openPuri(green()));
  return (
    rect(0, 0, 640, 360, "#efd9ae") +
    ellipse(220, 100, 380, 220, "#f9e9c6", { opacity: 0.9 }) +
    circle(470, 116, 78, "#f7b84e") +
    circle(470, 116, 60, "#f9c968") +
    // the old fort gate, as in a sepia print
    shape(
      "M300 252V120h22v-20h18v20h22v-20h18v20h30V92q18-24 36 0v28h30v-20h18v20h22v-20h18v20h22v132z",
      "#c98a4e",
    ) +
    shape("M448 252V120h16v-20h18v20h22v-20h18v20h22v132z", "#b5753c") +
    shape("M392 252V186Q428 138 464 186V252z", "#7d4426") +
    line("M392 252V186Q428 138 464 186V252M428 162V252", "#5a2c18", 3) +
    line("M402 200h16M402 220h16M438 200h16M438 220h16M402 238h16M438 238h16", "#e8b53a", 4) +
    line("M320 150h20M320 176h20M516 150h20M516 176h20", "#7d4426", 10) +
    rect(0, 248, 640, 112, "#a8663a") +
    shape("M640 262V360H90Q540 350 640 262z", "#7f4726", { opacity: 0.6 }) +
    gamcha(200, 334, 330, 110, -3, "#b32a1c", "#f2ab27") +
    lota({ x: 86, y: 216, scale: 1.4 }) +
    matka(214, 222, 58) +
    caneBasket(548, 262, 150, 56) +
    puriHeap(whole, 548, 262, 140, 4) +
    plate(352, 302, 96, brass) +
    whole(302, 286, 1.3) +
    whole(344, 272, 1.25) +
    full(396, 286, 1.6) +
    full(336, 310, 1.8) +
    whole(402, 324, 1.3) +
    marigold({ x: 470, y: 334, scale: 1.1 }) +
    marigold({ x: 502, y: 344, scale: 0.75 }, "#f7c52c", "#dd9c10")
  );
}

function choosing(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const skin = skins.brown;
  const pale =
    ellipse(3, 8, 21, 10, ink.shadow, { opacity: 0.2 }) +
    ellipse(0, 3, 21, 10.5, "#cfa468") +
    ellipse(-1, 1, 19.5, 9, "#ecd09a") +
    line("M-12-1q8-4 16-2M-6 4q5 2 10 0", "#cfa468", 1.8);
  const burnt =
    group(puri(), {}) +
    shape("M2-17C14-14 20-4 18 6C14 14 6 10 4 2C2-4-4-10 2-17z", "#5a2c12", { opacity: 0.75 }) +
    line("M-12 8h0M-8-8h0M-14 0h0", "#5a2c12", 3.5);
  return (
    tableTop("teal", 640, 360) +
    gamcha(190, 250, 420, 220, -6, "#f6e9cf", ink.chilli) +
    shade(190, 306, 150, 40) +
    caneBasket(190, 214, 286, 100) +
    puriHeap(whole, 190, 214, 272, 4) +
    // what to look for: flat, right, burnt
    group(pale, { x: 404, y: 306, scale: 1.9 }) +
    group(burnt, { x: 492, y: 306, scale: 1.75 }) +
    circle(498, 150, 96, "#3b948c") +
    circle(498, 150, 96, "#8ed0c4", { opacity: 0.35 }) +
    group(puri(), { x: 498, y: 156, scale: 3.4 }) +
    line("M402 150A96 96 0 1 1 594 150A96 96 0 1 1 402 150z", ink.brassDeep, 17) +
    line("M402 149A96 96 0 1 1 594 149A96 96 0 1 1 402 149z", ink.brass, 12) +
    line("M414 118Q434 72 478 62", ink.brassLight, 6) +
    line("M436 92Q452 74 472 70", ink.white, 8, { opacity: 0.6 }) +
    // its handle and the hand on it
    line("M566 220L640 296", ink.tamarind, 24) +
    line("M564 217L638 293", ink.bark, 12) +
    line("M660 350Q640 330 622 306", skin.face, 62) +
    finger(skin, [640, 300], [612, 256], [590, 262], 24) +
    finger(skin, [628, 318], [590, 276], [580, 284], 24)
  );
}

/** A brown bean-shaped tamarind pod, broken to show its pulp. */
function tamarindPod(placing: Placing, isOpen = false): string {
  return group(
    shape("M-62 14C-30 40 40 36 66 4L70 14C40 48-34 46-62 14z", ink.shadow, { opacity: 0.22 }) +
      shape(
        "M-66 2C-60-12-48-10-40-4C-32-14-18-14-8-4C2-14 16-14 24-6C34-16 50-18 60-10C70-4 68 6 58 8C50 18 36 20 26 14C16 22 2 22-8 14C-20 22-34 20-42 12C-54 16-68 12-66 2z",
        "#8f5a2c",
      ) +
      shape(
        "M-64 0C-58-12-48-9-40-3C-32-12-18-12-8-3C2-12 16-12 24-5C34-14 48-16 58-9C40-4 34 2 24 4C12 2 4 6-8 6C-20 4-30 8-42 4C-52 6-60 6-64 0z",
        "#b57a42",
      ) +
      line("M-54-2q4-3 8-1M-26-5q5-3 9 0M6-4q5-3 9 0M38-8q6-2 9 1", "#dba768", 2.6) +
      (isOpen
        ? shape(
            "M-44-1C-32-10-18-10-8-1C2-10 16-10 24-3C30-6 36-8 42-8C40 4 34 8 26 8C14 14 2 14-8 8C-20 14-32 12-40 6z",
            "#4f1d0c",
          ) +
          shape("M-38-1C-30-7-18-7-9 1C2-6 14-7 22-1C12 4 0 2-8 6C-18 4-30 6-38-1z", "#83381a") +
          line("M-22 1h0M8 1h0M28 0h0", "#2b1108", 7)
        : "") +
      line("M62-4Q76-10 82-4", "#6e3a1f", 4),
    placing,
  );
}

function jaggery(placing: Placing): string {
  return group(
    shape("M-26 18L-4-4L36 0L52 24L34 46L-10 44z", ink.shadow, { opacity: 0.2 }) +
      shape("M-34 12L-14-14L26-10L42 16L24 38L-18 36z", "#9c5a1e") +
      shape("M-34 12L-14-14L26-10L0 12z", "#d9953f") +
      shape("M26-10L42 16L24 38L0 12z", "#b8702a") +
      line("M-20 6l8-9M-4-6l9 1", "#f0bd74", 3.5),
    placing,
  );
}

function tamarindChutney(): string {
  const chance = new Chance("chutney");
  const date = (x: number, y: number, rotate: number) =>
    group(
      ellipse(4, 7, 26, 13, ink.shadow, { opacity: 0.22 }) +
        ellipse(0, 0, 26, 14, ink.imliDeep) +
        ellipse(-1, -2, 22, 10, "#8a3f1e") +
        line("M-14-5Q-2-10 8-7M-8 3Q2 0 12 3", "#c07a48", 2.6),
      { x, y, rotate },
    );
  return (
    tableTop("marigold", 640, 360) +
    gamcha(530, 300, 320, 190, 10, "#f6e9cf", ink.leafShade) +
    bowlOf(
      320,
      176,
      150,
      72,
      [ink.imliDeep, "#6b2b16", "#c07a48"],
      steel,
      specks(chance, { x: 320, y: 190, rx: 106, ry: 46 }, 24, "#e8c07c", 3) +
        coriander(chance, { x: 296, y: 186, rx: 70, ry: 30 }, 5, 2),
    ) +
    // the spoon that drips
    line("M420 126L560-20", ink.steelDeep, 16) +
    line("M417 122L557-24", ink.steelLight, 7) +
    ellipse(394, 146, 44, 26, ink.steelLight, { rotate: -38 }) +
    ellipse(394, 148, 37, 20, ink.imliDeep, { rotate: -38 }) +
    ellipse(392, 150, 32, 16, "#7d3520", { rotate: -38 }) +
    line("M378 158q6-14 20-22", "#c07a48", 4) +
    shape(
      "M366 164C362 178 356 184 358 196C362 204 372 202 373 194C373 184 372 178 380 170z",
      "#6b2b16",
    ) +
    tamarindPod({ x: 108, y: 86, rotate: -18, scale: 1.25 }, true) +
    tamarindPod({ x: 96, y: 172, rotate: 12, scale: 1.2 }) +
    tamarindPod({ x: 148, y: 300, rotate: -8, scale: 1.3 }, true) +
    jaggery({ x: 548, y: 128, scale: 1.15 }) +
    jaggery({ x: 592, y: 196, scale: 0.7 }) +
    date(500, 284, -16) +
    date(556, 302, 14) +
    date(520, 326, -4) +
    specks(chance, { x: 330, y: 336, rx: 70, ry: 14 }, 26, "#8a5a2a", 4)
  );
}

/** A raw banana, green, as used in Jain chaat for potato. */
function rawBanana(placing: Placing): string {
  return group(
    shape("M-88 12C-40 60 50 58 98 2L104 14C52 72-44 70-88 12z", ink.shadow, { opacity: 0.22 }) +
      shape(
        "M-96-14C-92-22-84-22-78-16C-60-2-36 6-8 6C28 6 62-8 84-36C90-42 100-38 100-28C100 14 58 58 2 60C-46 60-88 26-96-14z",
        "#4f8f34",
      ) +
      shape(
        "M-95-14C-92-20-84-20-78-15C-60-1-36 7-8 7C28 7 62-7 85-35C90-40 98-37 98-29C84 14 40 38 0 38C-42 38-80 18-95-14z",
        "#86bd4a",
      ) +
      shape(
        "M-86-12C-62 6-36 14-6 14C28 14 62 2 88-26C76 2 40 22-2 22C-40 22-72 8-86-12z",
        "#a9d46a",
      ) +
      line("M91-36L97-52", "#6d7f35", 11) +
      line("M-93-14l-5-4", "#4a3a1c", 6),
    placing,
  );
}

function jain(sheet: Sheet): string {
  const chance = new Chance("jain");
  const green = sheet.stamp(openPuri(brimming([ink.paniDeep, "#5d9a2c", ink.paniLight])));
  const full = sheet.stamp(openPuri(mash()));
  const whole = sheet.stamp(puri());
  return (
    tableTop("mint", 640, 360) +
    // a banana leaf to eat from
    shape(
      "M58 226C120 120 250 96 380 116C480 130 556 170 618 226C556 300 440 340 320 336C200 332 110 296 58 226z",
      ink.shadow,
      { opacity: 0.2 },
    ) +
    shape(
      "M50 216C112 110 246 88 374 106C474 120 550 158 612 216C550 290 432 330 312 326C192 322 104 286 50 216z",
      "#3f9148",
    ) +
    shape("M50 216C112 110 246 88 374 106C474 120 550 158 612 216z", "#5cac52") +
    line(
      "M130 216l40-92M200 216l36-112M270 216l30-114M340 216l26-110M410 216l24-100M480 216l22-74M130 216l34 62M200 216l30 92M270 216l24 104M340 216l18 108M410 216l16 96M480 216l14 74",
      "#2f7a3c",
      2.5,
      { opacity: 0.5 },
    ) +
    line("M22 216H606", "#a9d57c", 7) +
    full(146, 190, 1.9) +
    green(228, 168, 1.9) +
    whole(178, 254, 1.9) +
    green(266, 246, 2.1) +
    bowlOf(
      392,
      172,
      84,
      40,
      ["#7fae3a", "#b7d45c", "#e3f0a8"],
      brass,
      line(
        grains(Array.from({ length: 40 }, () => chance.inEllipse(392, 182, 60, 26))),
        "#5f8f2c",
        8,
      ) +
        line(
          grains(Array.from({ length: 40 }, () => chance.inEllipse(392, 180, 60, 26))),
          "#d5e68a",
          6,
        ) +
        pomegranate(chance, { x: 392, y: 180, rx: 52, ry: 22 }, 14, 1.4) +
        coriander(chance, { x: 392, y: 180, rx: 54, ry: 22 }, 6, 1.8),
    ) +
    rawBanana({ x: 500, y: 282, rotate: -8, scale: 0.95 }) +
    rawBanana({ x: 520, y: 306, rotate: 2, scale: 0.85 }) +
    tomatoWhole(352, 288, 1) +
    limeHalf({ x: 556, y: 96, scale: 1.5, rotate: -10 }) +
    sprig({ x: 80, y: 110, rotate: -24, scale: 1.3 }) +
    sprig({ x: 600, y: 190, rotate: 20, scale: 1.1 })
  );
}

function tomatoWhole(x: number, y: number, scale: number): string {
  return group(
    ellipse(6, 24, 34, 12, ink.shadow, { opacity: 0.22 }) +
      shape(
        "M-34 2C-36-20-14-30 0-26C16-32 36-20 34 2C32 22 16 30 0 30C-16 30-32 22-34 2z",
        ink.chilliShade,
      ) +
      shape(
        "M-32 0C-34-18-14-27 0-23C14-28 30-18 26-2C20 14 4 18-10 18C-22 18-31 12-32 0z",
        ink.chilli,
      ) +
      line("M-22-6Q-18-16-8-18", "#ff9d7d", 5) +
      shape("M0-22L-14-28L-6-20L-16-14L-2-16L2-6L6-16L18-14L10-22L16-30z", ink.leafShade),
    { x, y, scale },
  );
}

function monsoon(sheet: Sheet): string {
  const chance = new Chance("rain");
  const fritters = sheet.stamp(bhaji(new Chance("rain-bhaji")));
  const tea = { deep: "#9c5420", face: "#c2742e", light: "#d9924a", top: "#d99a56" };
  const rain = Array.from({ length: 90 }, () => {
    const x = chance.between(-10, 650);
    const y = chance.between(-10, 236);
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-5 20`;
  }).join("");
  return (
    rect(0, 0, 640, 360, "#3d5a78") +
    ellipse(240, 80, 400, 170, "#587a98", { opacity: 0.8 }) +
    shape(
      "M40 70C20 70 16 40 44 36C50 8 96 6 108 28C140 14 164 40 150 62C148 70 140 70 130 70zM420 58C400 58 398 32 424 28C432 4 474 2 484 22C514 12 534 34 520 52C518 58 510 58 500 58z",
      "#2c4560",
    ) +
    wada(-24, 260, 130, 170, "#3f5068", "#25334a", "#ffc65c", 2) +
    wada(520, 260, 150, 196, "#43506a", "#25334a", "#ffc65c", 2) +
    wada(420, 260, 96, 140, "#4d5f78", "#2c3b54", "#ffc65c", 2) +
    rect(0, 250, 640, 30, "#2a3d55") +
    line("M140 262q20 6 44 0M260 266q30 6 60 0M380 262q20 5 40 0", "#8fb0c8", 2.5, {
      opacity: 0.7,
    }) +
    // someone under a big umbrella
    bust(
      { skin: skins.wheat, hair: "long", back: true },
      { deep: "#a9760c", face: "#e0a020", light: "#f4c04d" },
      "kurta",
      { x: 266, y: 188, scale: 0.8 },
    ) +
    shape(
      "M150 148C158 76 210 44 268 44C326 44 378 76 386 148Q366 132 346 146Q326 130 306 146Q288 130 268 146Q248 130 230 146Q210 130 190 146Q170 132 150 148z",
      ink.chilliShade,
    ) +
    shape(
      "M230 146C234 96 246 60 268 44C210 44 158 76 150 148Q170 132 190 146Q210 130 230 146z",
      ink.chilli,
    ) +
    shape(
      "M306 146C302 96 290 60 268 44C246 60 234 96 230 146Q248 130 268 146Q288 130 306 146z",
      "#f2ab27",
    ) +
    line("M268 32V44M178 92Q200 62 240 54", "#ffd9a0", 5) +
    line(rain, "#cfe3f0", 2, { opacity: 0.55 }) +
    // the sill: bhaji and chai, warm in here
    rect(0, 274, 640, 86, "#6b3d26") +
    rect(0, 274, 640, 6, "#b5753c") +
    newspaper(160, 326, 240, 90, -3) +
    fritters(96, 312, 1.5) +
    fritters(150, 324, 1.6) +
    fritters(208, 314, 1.5) +
    fritters(124, 284, 1.5) +
    fritters(180, 286, 1.5) +
    greenChilli({ x: 250, y: 338, rotate: -10, scale: 1.1 }) +
    glass(
      { x: 372, top: 216, bottom: 336, rimWidth: 44, footWidth: 32, fill: 12 },
      tea,
      line("M345 262L352 320M360 264L364 324M378 264L379 326M396 262L392 322", "#7d3f16", 2.4, {
        opacity: 0.45,
      }),
      froth(372, 228, 38, "#e9bd84", "#c98d4c"),
    ) +
    glass(
      { x: 470, top: 230, bottom: 344, rimWidth: 42, footWidth: 31, fill: 12 },
      tea,
      line("M445 274L451 328M458 276L462 332M476 276L477 334M494 274L490 330", "#7d3f16", 2.4, {
        opacity: 0.45,
      }),
      froth(470, 242, 36, "#e9bd84", "#c98d4c"),
    ) +
    steam(372, 196, 1.3) +
    bhutta({ x: 570, y: 312, rotate: -18 })
  );
}

/** Corn on the cob, roasted on coals. */
function bhutta(placing: Placing): string {
  let kernels = "";
  let dark = "";
  for (let row = 0; row < 4; row += 1)
    for (let i = 0; i < 11; i += 1) {
      const dot = `M${-54 + i * 10 + (row % 2) * 4} ${-13 + row * 9}h0`;
      if ((i * 3 + row * 5) % 7 === 0) dark += dot;
      else kernels += dot;
    }
  return group(
    shape("M-64 10Q0 46 72 12Q40 40-64 10z", ink.shadow, { opacity: 0.3 }) +
      shape("M52-14C78-22 96-14 112-24C108-4 100 8 112 22C92 20 76 26 52 18z", "#9bbf5a") +
      shape("M52-6C78-10 90-4 104-6C96 2 92 8 100 16C84 14 70 18 52 14z", "#c9df8f") +
      shape(
        "M-66 0C-64-16-40-20 0-20C40-20 60-16 60 0C60 18 40 24 0 24C-40 24-64 18-66 0z",
        "#d9930f",
      ) +
      line(kernels, "#ffd04d", 9) +
      line(dark, "#5a2c12", 8) +
      line("M-50-15Q-20-19 20-18", "#fff0b5", 3, { opacity: 0.8 }),
    placing,
  );
}

function chaatCounter(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const full = sheet.stamp(openPuri(green()));
  const chance = new Chance("counter");
  const sauce: [number, string, string][] = [
    [262, ink.pani, ink.paniLight],
    [338, ink.imli, ink.imliLight],
    [414, "#c2331c", "#ff8a5c"],
  ];
  return (
    rect(0, 0, 640, 360, "#5d2f50") +
    ellipse(240, 90, 400, 200, "#8e4465", { opacity: 0.8 }) +
    // drapes and flowers of a wedding hall
    shape("M0 0H170Q120 120 0 170z", "#f9cf73") +
    shape("M0 0H110Q80 90 0 130z", "#f2ab27") +
    shape("M640 0H470Q520 120 640 170z", "#f9cf73") +
    shape("M640 0H530Q560 90 640 130z", "#f2ab27") +
    toran(sheet, 150, 490, -4, 5, 22, 14) +
    bulbs(sheet, [120, 70], 24, [520, 70], 5, 0.2) +
    bust(
      { skin: skins.dark, hair: "cap", beard: true },
      { deep: "#c07d16", face: "#f2ab27", light: "#f9cf73" },
      "apron",
      { x: 200, y: 148, scale: 0.98 },
    ) +
    // a clipboard with the plan ticked off
    group(
      rect(-44, -58, 96, 124, ink.shadow, 6, { opacity: 0.25 }) +
        rect(-50, -64, 96, 124, "#8f5a2c", 6) +
        rect(-42, -54, 80, 106, "#fbf6ea", 2) +
        rect(-20, -72, 36, 16, ink.steelShade, 4) +
        line("M-14-32H28M-14-8H24M-14 16H28M-14 38H16", "#b3a58a", 5) +
        line("M-34-33l4 5l8-9M-34-9l4 5l8-9M-34 15l4 5l8-9", ink.leafShade, 4),
      { x: 528, y: 146, rotate: 8 },
    ) +
    puriHeap(whole, 104, 200, 150, 4) +
    caneBasket(104, 200, 160, 48) +
    sauce.map(([x, face, light]) => handi(x, 190, 30, 54, steel, [face, light])).join("") +
    rect(0, 244, 640, 18, "#fbf1de") +
    rect(0, 252, 640, 10, "#dfcba6") +
    rect(0, 262, 640, 98, "#a3321f") +
    line(
      "M-20 262q55 60 110 0q55 60 110 0q55 60 110 0q55 60 110 0q55 60 110 0q55 60 110 0",
      "#f2ab27",
      7,
    ) +
    line("M35 304v20M145 304v20M255 304v20M365 304v20M475 304v20M585 304v20", "#f2ab27", 8) +
    ellipse(560, 252, 66, 12, ink.shadow, { opacity: 0.25 }) +
    plate(552, 226, 66, steel) +
    full(528, 216, 1.2) +
    full(574, 214, 1.2) +
    full(552, 234, 1.3) +
    handi(470, 222, 22, 22, steel, ["#f5c23a", ink.sevLight]) +
    coriander(chance, { x: 262, y: 190, rx: 18, ry: 3 }, 3, 1.2)
  );
}

function puneMisal(sheet: Sheet): string {
  const chance = new Chance("pune-misal");
  const bun = sheet.stamp(pav());
  const gravy = oval(226, 160, 116, 68);
  return (
    tableTop("teal", 640, 360) +
    gamcha(90, 300, 260, 170, -14, "#f6e9cf", ink.chilli) +
    plate(320, 200, 276) +
    bowl(
      226,
      154,
      130,
      62,
      ellipse(226, 161, 117, 69, "#7c160f") +
        sheet.clip(
          gravy,
          ellipse(226, 168, 116, 68, "#c22a14") +
            line("M124 168Q142 120 206 104", "#ff8a4a", 8, { opacity: 0.8 }) +
            line("M134 194h0M158 212h0M300 200h0M322 180h0M266 218h0M212 222h0", "#f0692c", 12) +
            line("M146 206h0M310 192h0M240 224h0M128 178h0M284 212h0", "#f58f3f", 8) +
            peas(chance, { x: 226, y: 170, rx: 98, ry: 56, ring: 0.78 }, 16, 1.3) +
            shape(
              "M156 150C164 126 196 116 232 118C268 122 294 134 292 156C286 180 254 190 220 186C186 186 152 174 156 150z",
              sevBed(sheet, chance, 3.4),
            ),
        ) +
        sev(chance, { x: 225, y: 148, rx: 64, ry: 30 }, 36, 3.6, 20) +
        peanuts(chance, { x: 225, y: 150, rx: 54, ry: 26 }, 8, 2) +
        tomato(chance, { x: 225, y: 146, rx: 50, ry: 22 }, 10, 2.1) +
        onion(chance, { x: 225, y: 146, rx: 54, ry: 24 }, 18, 2.2) +
        coriander(chance, { x: 225, y: 144, rx: 58, ry: 25 }, 12, 2.1),
    ) +
    steam(226, 88, 1.5) +
    bun(458, 136, 1.4) +
    bun(432, 208, 1.5) +
    bowlOf(
      528,
      218,
      50,
      26,
      tones.curd,
      steel,
      boondi(chance, { x: 528, y: 224, rx: 28, ry: 12 }, 8, 1.2),
    ) +
    bowlOf(356, 288, 46, 20, ["#7c160f", "#c22a14", "#ff8a4a"], steel) +
    limeWedge({ x: 276, y: 308, scale: 1.3 }) +
    onionRing({ x: 190, y: 298, scale: 1.4 }) +
    onionRing({ x: 156, y: 290, scale: 1, rotate: 14 }) +
    redChilli({ x: 584, y: 60, rotate: -30, scale: 1.3 }) +
    greenChilli({ x: 60, y: 70, rotate: 34, scale: 1.2 })
  );
}

function hygiene(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const glove = { deep: "#4f93a8", shade: "#86bfd0", face: "#b9e0ea", light: "#d9f0f6" };
  const sparkle = (x: number, y: number, r: number) =>
    shape(
      `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`,
      ink.white,
    );
  return (
    rect(0, 0, 640, 360, "#dcefe6") +
    ellipse(230, 90, 380, 200, "#f2faf5", { opacity: 0.9 }) +
    // white tiles
    line(
      "M0 60H640M0 130H640M0 200H640M80 0V60M200 0V60M320 0V60M440 0V60M560 0V60M20 60V130M140 60V130M260 60V130M380 60V130M500 60V130M620 60V130M80 130V200M200 130V200M320 130V200M440 130V200M560 130V200",
      "#bfdccf",
      2.5,
    ) +
    // water filter
    rect(60, 40, 112, 170, "#f6fbfd", 14) +
    rect(120, 40, 52, 170, "#d3e6ee", 14) +
    rect(72, 56, 88, 74, "#8fd0e6", 8) +
    shape("M72 92q22-12 44 0t44 0V122q0 8-8 8H80q-8 0-8-8z", "#4fa9cc") +
    line("M84 66V84", ink.white, 6, { opacity: 0.8 }) +
    line("M116 160v22", ink.steelDeep, 12) +
    line("M102 160H130", ink.chilli, 9) +
    line("M116 192V214", "#8fd0e6", 7) +
    // shelf of clean pots
    rect(250, 118, 370, 12, "#b9803c", 3) +
    handi(300, 74, 30, 44, steel, [ink.steelDeep, ink.steelShade]) +
    handi(384, 66, 36, 52, steel, [ink.steelDeep, ink.steelShade]) +
    handi(472, 78, 28, 40, brass, [ink.brassDeep, ink.brassShade]) +
    rect(520, 62, 40, 56, "#e9f3f2", 8) +
    rect(526, 80, 28, 38, ink.sev, 4) +
    rect(516, 56, 48, 12, ink.chilli, 4) +
    rect(570, 62, 40, 56, "#e9f3f2", 8) +
    rect(576, 86, 28, 32, ink.leaf, 4) +
    rect(566, 56, 48, 12, ink.chilli, 4) +
    sparkle(402, 78, 14) +
    sparkle(322, 92, 10) +
    sparkle(490, 92, 9) +
    rect(0, 252, 640, 108, "#d5dcdf") +
    rect(0, 252, 640, 6, ink.white) +
    shape("M640 270V360H140Q560 350 640 270z", ink.steelShade, { opacity: 0.5 }) +
    handi(116, 214, 46, 62, steel, ["#8fd0e6", ink.white]) +
    plate(330, 306, 124, steel) +
    whole(258, 290, 1.6) +
    whole(312, 278, 1.6) +
    whole(296, 324, 1.7) +
    whole(366, 326, 1.6) +
    // a gloved hand sets the next one down
    line("M680 210Q590 214 500 250", glove.face, 66) +
    line("M680 242Q590 244 512 272", glove.shade, 16, { opacity: 0.8 }) +
    line("M690 210Q640 212 596 220", ink.white, 82) +
    ellipse(482, 258, 52, 42, glove.face) +
    gloved(glove, [470, 290], [420, 312], [398, 288], 28) +
    group(puri(), { x: 396, y: 262, scale: 2 }) +
    gloved(glove, [466, 244], [424, 214], [388, 236], 28) +
    gloved(glove, [474, 232], [436, 196], [404, 218], 28) +
    sparkle(420, 246, 10)
  );
}

function gloved(
  tone: { shade: string; face: string; light: string },
  from: [number, number],
  bend: [number, number],
  to: [number, number],
  width: number,
): string {
  const d = `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
  return (
    group(line(d, tone.shade, width), { x: 2, y: 3.5 }) +
    line(d, tone.face, width * 0.96) +
    group(line(d, tone.light, width * 0.26), { x: -2, y: -width * 0.24 })
  );
}

export const blogPictures: Picture[] = [
  { slug: "pani-puri-history", ...size, draw: history },
  { slug: "choosing-puris", ...size, draw: choosing },
  { slug: "tamarind-chutney-recipe", ...size, draw: tamarindChutney },
  { slug: "jain-friendly-chaat", ...size, draw: jain },
  { slug: "monsoon-street-food", ...size, draw: monsoon },
  { slug: "plan-a-chaat-counter", ...size, draw: chaatCounter },
  { slug: "pune-misal", ...size, draw: puneMisal },
  { slug: "kitchen-hygiene", ...size, draw: hygiene },
];
