import { ink, tones } from "../palette.ts";
import { vada } from "../parts/fried.ts";
import { glass } from "../parts/glasses.ts";
import { bangles, finger } from "../parts/hands.ts";
import { arm, bust, skins } from "../parts/people.ts";
import { greenChilli, slivers } from "../parts/props.ts";
import { brimming, mash, openPuri, papdi, puri } from "../parts/puri.ts";
import { cart } from "../parts/stall.ts";
import { bulbs, handi, toran, wada } from "../parts/street.ts";
import { shade, steam } from "../parts/table.ts";
import {
  boondi,
  coriander,
  grains,
  onion,
  peanuts,
  puffedRice,
  riceBed,
  sev,
  tomato,
} from "../parts/toppings.ts";
import { bowlOf, brass, clay, dona, plate, steel } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import {
  circle,
  ellipse,
  group,
  line,
  oval,
  type Picture,
  rect,
  type Sheet,
  shape,
} from "../svg.ts";
import { dusk } from "./hero.ts";

const size = { width: 480, height: 360 };

/** Out-of-focus lights of a street behind the scene. */
function bokeh(seed: string, count: number, height: number): string {
  const chance = new Chance(seed);
  let out = "";
  for (let i = 0; i < count; i += 1)
    out += circle(
      chance.between(0, 480),
      chance.between(0, height),
      chance.between(8, 30),
      ["#ffd977", "#f28a3c", "#f7839b", "#ffe9a8"][i % 4] ?? "#ffd977",
      { opacity: chance.between(0.12, 0.3) },
    );
  return out;
}

function night(tones: [string, string, string]): string {
  return (
    rect(0, 0, 480, 360, tones[0]) +
    ellipse(190, 110, 290, 210, tones[1], { opacity: 0.8 }) +
    ellipse(170, 90, 170, 120, tones[2], { opacity: 0.6 })
  );
}

function counter(y: number, face = "#d5dcdf", lip = ink.steelShade as string): string {
  return (
    rect(0, y, 480, 360 - y, face) +
    rect(0, y, 480, 5, ink.steelGleam) +
    shape(`M480 ${y + 20}V360H90Q400 350 480 ${y + 20}z`, lip, { opacity: 0.5 })
  );
}

function stallAtNight(sheet: Sheet): string {
  const back = (
    x: number,
    y: number,
    scale: number,
    face: Parameters<typeof bust>[0],
    clothes: Parameters<typeof bust>[1],
    garment: Parameters<typeof bust>[2],
  ) => bust({ ...face, back: true }, clothes, garment, { x, y, scale });
  return (
    rect(0, 0, 480, 360, "#171230") +
    ellipse(240, 150, 300, 190, "#35204f") +
    ellipse(240, 160, 210, 140, "#5c2c57", { opacity: 0.8 }) +
    wada(-20, 300, 96, 210, "#2a1b40", "#150e28", "#ffc65c") +
    wada(404, 300, 100, 236, "#2a1b40", "#150e28", "#ffc65c") +
    rect(0, 292, 480, 68, "#1f1530") +
    ellipse(240, 306, 250, 40, "#8a4b3a", { opacity: 0.75 }) +
    cart(sheet, { x: 240, y: 222, scale: 0.72 }, ["#a3321f", "#7c2014", "#d9573a"]) +
    bulbs(sheet, [72, 72], 10, [408, 72], 6, 0.22, 0.8) +
    back(
      86,
      268,
      0.86,
      { skin: skins.brown, hair: "short" },
      { deep: "#16324a", face: "#22506f", light: "#3b7fa6" },
      "kurta",
    ) +
    back(
      392,
      262,
      0.9,
      { skin: skins.wheat, hair: "bun" },
      { deep: "#6b1f4a", face: "#94306a", light: "#b84a88" },
      "kurta",
    ) +
    back(
      322,
      296,
      0.7,
      { skin: skins.wheat, hair: "girl" },
      { deep: "#b5790f", face: "#e0a020", light: "#f4c04d" },
      "kurta",
    )
  );
}

function fillingAPuri(): string {
  const chance = new Chance("filling");
  const skin = skins.wheat;
  const right = skins.wheat;
  return (
    night(["#7a2a4c", "#a33f67", "#c4668a"]) +
    bokeh("filling-lights", 12, 200) +
    counter(300, "#c3ccd1") +
    bowlOf(
      392,
      268,
      84,
      44,
      tones.pani,
      steel,
      boondi(chance, { x: 392, y: 280, rx: 54, ry: 24 }, 12, 1.4) +
        coriander(chance, { x: 392, y: 280, rx: 54, ry: 24 }, 9, 1.6),
    ) +
    // the hand that holds
    line("M-20 380Q40 350 104 300", skin.face, 74) +
    line("M30 392Q90 360 130 318", skin.shade, 22, { opacity: 0.7 }) +
    bangles({ x: 36, y: 344, rotate: -36 }, undefined, 38) +
    finger(skin, [112, 280], [92, 220], [124, 160], 34) +
    finger(skin, [128, 268], [124, 190], [158, 128], 34) +
    ellipse(160, 284, 66, 48, skin.face) +
    ellipse(178, 304, 58, 30, skin.shade, { opacity: 0.6 }) +
    group(openPuri(mash()), { x: 214, y: 206, scale: 4.2 }) +
    finger(skin, [150, 306], [210, 330], [276, 286], 36) +
    finger(skin, [126, 270], [140, 216], [176, 210], 36) +
    // the hand that fills
    line("M500 6Q440 40 376 88", right.face, 70) +
    line("M500 44Q440 74 390 116", right.shade, 20, { opacity: 0.7 }) +
    bangles({ x: 424, y: 56, rotate: 148 }, ["#e8b53a", "#1f7a4d", "#e8b53a"], 36) +
    ellipse(356, 102, 54, 46, right.face) +
    finger(right, [350, 132], [306, 158], [262, 160], 30) +
    finger(right, [332, 118], [284, 136], [248, 146], 32) +
    shape(
      "M196 158C198 140 214 130 232 134C248 138 254 152 246 164C236 176 202 176 196 158z",
      "#d79a35",
    ) +
    shape(
      "M200 154C204 140 218 134 230 138C242 142 242 152 232 156C222 162 204 164 200 154z",
      "#f4d27c",
    ) +
    line("M212 150h0M230 152h0M222 164h0", "#a4661f", 6) +
    line("M220 144l5 2M206 158l4 2M238 158l3-3", ink.leafShade, 5) +
    finger(right, [326, 84], [276, 84], [240, 124], 32) +
    line("M214 182h0M204 196h0M226 192h0", "#f4d27c", 6)
  );
}

function steelPots(sheet: Sheet): string {
  const pots: [number, string, string][] = [
    [76, ink.pani, ink.paniLight],
    [192, ink.imli, ink.imliLight],
    [308, "#c2331c", "#ff8a5c"],
    [420, "#d9a02a", "#f9dc85"],
  ];
  const whole = sheet.stamp(puri());
  return (
    night(["#123f40", "#1f6f6b", "#3b948c"]) +
    bokeh("pots", 10, 150) +
    bulbs(sheet, [-10, 20], 30, [490, 14], 5, 0.2, 1.1) +
    counter(246) +
    pots
      .map(
        ([x, face, light]) =>
          ellipse(x + 10, 270, 58, 15, ink.shadow, { opacity: 0.3 }) +
          handi(x, 164, 44, 100, steel, [face, light]) +
          line(`M${x - 10} 166L${x - 34} 84`, ink.steelDeep, 8) +
          line(`M${x - 11} 164L${x - 35} 82`, ink.steelLight, 4) +
          shape(`M${x - 36} 86q-14-10-20 4`, "none") +
          line(`M${x - 40} 226Q${x} 240 ${x + 40} 226`, ink.steelDeep, 2, { opacity: 0.5 }),
      )
      .join("") +
    coriander(new Chance("pot-leaves"), { x: 76, y: 165, rx: 26, ry: 4 }, 5, 1.3) +
    shape("M-10 262Q120 292 240 282T490 262V300Q360 316 240 308T-10 300z", ink.chilli) +
    shape("M200 284Q360 282 490 262V300Q360 316 240 308z", ink.chilliShade) +
    line("M-10 294Q120 314 240 302T490 294", ink.turmeric, 4) +
    [50, 96, 142, 340, 386, 432].map((x, i) => whole(x, 326 - (i % 2) * 6, 1.3)).join("") +
    plate(240, 322, 62, brass) +
    group(openPuri(brimming(tones.pani)), {
      x: 218,
      y: 318,
      scale: 1.3,
    }) +
    group(openPuri(brimming(tones.imli)), { x: 266, y: 320, scale: 1.3 })
  );
}

function fryingKadhai(sheet: Sheet): string {
  const one = sheet.stamp(vada(new Chance("kadhai-a")));
  const two = sheet.stamp(vada(new Chance("kadhai-b")));
  const whole = sheet.stamp(puri());
  const oil = oval(216, 176, 166, 80);
  const chance = new Chance("oil");
  const bubbles = (x: number, y: number, r: number) =>
    line(
      grains(
        Array.from({ length: 18 }, (_, i): [number, number] => [
          x + Math.cos(i * 0.35) * (r + chance.between(-3, 6)),
          y + Math.sin(i * 0.35) * (r * 0.66 + chance.between(-3, 4)),
        ]),
      ),
      "#ffe9a8",
      5,
      { opacity: 0.9 },
    );
  return (
    night(["#4a1a1f", "#8a2f22", "#c9562e"]) +
    bokeh("kadhai", 8, 110) +
    rect(0, 286, 480, 74, "#2a1512") +
    rect(0, 286, 480, 5, "#5a2c22") +
    // flames
    shape(
      "M92 330C84 300 104 286 108 262C122 280 130 288 132 300C140 284 148 274 150 256C166 276 174 290 174 304C184 288 190 276 192 258C210 278 216 292 216 306C226 288 234 276 236 258C252 278 258 292 258 306C268 288 276 276 280 260C294 280 300 294 298 306C308 292 314 282 318 266C334 290 346 302 338 330z",
      "#e0561f",
    ) +
    shape(
      "M112 330C108 310 120 298 122 284C132 298 138 306 140 314C148 302 152 294 156 282C166 298 170 306 172 314C182 300 190 290 194 280C206 298 210 306 212 314C222 300 230 290 236 280C248 298 252 306 254 314C264 302 270 294 276 284C286 300 292 308 292 314C302 304 306 298 312 290C320 306 322 316 318 330z",
      "#ffc23c",
    ) +
    rect(64, 318, 306, 50, "#160c0e", 8) +
    rect(64, 318, 306, 7, "#3a2226", 3) +
    line("M30 186Q2 176 14 150", "#120c10", 14) +
    line("M402 186Q432 176 420 150", "#120c10", 14) +
    shape("M34 172C38 260 110 312 216 312C322 312 394 260 398 172z", "#1d1418") +
    shape("M34 172C38 260 110 312 190 311C120 290 84 236 82 172z", "#3a2a30") +
    line("M62 218Q84 268 128 290", "#6a525a", 7, { opacity: 0.8 }) +
    ellipse(216, 172, 184, 90, "#3a2a30") +
    ellipse(216, 174, 174, 83, "#120c10") +
    ellipse(216, 176, 166, 80, "#a8640f") +
    sheet.clip(
      oil,
      ellipse(216, 186, 166, 80, "#e09a1c") +
        ellipse(180, 160, 110, 44, "#f3bb40", { opacity: 0.7 }) +
        [
          [130, 156, 38],
          [206, 138, 36],
          [282, 154, 38],
          [160, 206, 42],
          [246, 210, 42],
          [326, 198, 34],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              ellipse(x, y + 6, r * 1.15, r * 0.76, "#f9d267", { opacity: 0.7 }) +
              bubbles(x, y + 4, r),
          )
          .join("") +
        one(130, 156, 1.4) +
        two(206, 138, 1.3) +
        one(282, 154, 1.4) +
        two(160, 206, 1.55) +
        one(246, 210, 1.55) +
        two(326, 198, 1.25),
    ) +
    // slotted spoon with two that are done
    line("M330 84L500-10", ink.steelDeep, 13) +
    line("M328 81L498-13", ink.steelLight, 6) +
    ellipse(298, 104, 56, 27, ink.steelDeep, { rotate: -14 }) +
    ellipse(298, 100, 56, 27, ink.steelLight, { rotate: -14 }) +
    ellipse(298, 101, 49, 22, ink.steelShade, { rotate: -14 }) +
    line("M270 112h0M286 116h0M304 114h0M322 108h0M336 100h0", ink.steelDeep, 6) +
    two(280, 92, 1.15) +
    one(318, 84, 1.1) +
    line("M286 132v10M306 132v16M268 128v8", "#f3bb40", 4) +
    steam(96, 92, 1.6) +
    steam(180, 70, 1.3) +
    plate(432, 318, 70, steel) +
    whole(404, 304, 1.3) +
    whole(448, 302, 1.35) +
    whole(428, 322, 1.4)
  );
}

function tossingBhel(sheet: Sheet): string {
  const chance = new Chance("toss");
  const skin = skins.brown;
  const arc = { x: 240, y: 116, rx: 140, ry: 66 };
  const bed = riceBed(sheet, chance);
  return (
    night(["#b9770f", "#e0971c", "#f7bd52"]) +
    shape("M0 0H480V46Q240 86 0 46z", ink.chilliShade, { opacity: 0.25 }) +
    counter(300, "#8a5a2c", "#5d3a1a") +
    // what is in the air
    puffedRice(chance, arc, 60, 2) +
    sev(chance, arc, 50, 3, 15) +
    peanuts(chance, arc, 14, 2) +
    tomato(chance, arc, 14, 2) +
    onion(chance, arc, 18, 2) +
    coriander(chance, arc, 18, 2) +
    group(papdi(), { x: 150, y: 84, rotate: -30, scale: 1.2 }) +
    group(papdi(), { x: 330, y: 96, rotate: 40, scale: 1.1 }) +
    greenChilli({ x: 236, y: 56, rotate: -20, scale: 0.9 }) +
    shape("M92 212C120 172 180 146 240 146C306 148 358 172 388 212Q240 264 92 212z", bed) +
    sev(chance, { x: 240, y: 188, rx: 90, ry: 22 }, 50, 3, 14) +
    tomato(chance, { x: 240, y: 190, rx: 90, ry: 20 }, 9, 1.9) +
    onion(chance, { x: 240, y: 190, rx: 90, ry: 20 }, 12, 1.9) +
    coriander(chance, { x: 240, y: 186, rx: 90, ry: 22 }, 12, 1.9) +
    // the bowl
    shade(252, 318, 116, 26) +
    shape(
      "M84 208C88 282 150 322 240 322C330 322 392 282 396 208Q240 262 84 208z",
      ink.steelShade,
    ) +
    shape(
      "M84 208C88 282 150 322 220 321C160 300 126 260 128 222Q104 216 84 208z",
      ink.steelLight,
    ) +
    shape(
      "M300 236Q360 226 396 208C392 282 330 322 262 321C310 300 320 268 300 236z",
      ink.steelDeep,
      { opacity: 0.55 },
    ) +
    line("M84 208Q240 262 396 208", ink.steelGleam, 7) +
    line("M110 240Q124 284 162 304", ink.white, 7, { opacity: 0.8 }) +
    // the hands that toss it
    line("M-20 300Q30 290 74 254", skin.face, 58) +
    line("M-20 326Q40 316 84 276", skin.shade, 16, { opacity: 0.7 }) +
    line("M-30 302Q0 300 24 288", "#f6ecd6", 74) +
    finger(skin, [72, 262], [96, 262], [118, 246], 27) +
    finger(skin, [76, 244], [100, 236], [122, 226], 27) +
    finger(skin, [66, 230], [84, 206], [106, 202], 28) +
    line("M500 300Q450 290 406 254", skin.face, 58) +
    line("M500 326Q440 316 396 276", skin.shade, 16, { opacity: 0.7 }) +
    line("M510 302Q480 300 456 288", "#e6d8ba", 74) +
    finger(skin, [408, 262], [384, 262], [362, 246], 27) +
    finger(skin, [404, 244], [380, 236], [358, 226], 27) +
    finger(skin, [414, 230], [396, 206], [374, 202], 28)
  );
}

function lassiRow(sheet: Sheet): string {
  const drink = { deep: "#ead2a4", face: "#f8e8c4", light: "#fff8e4", top: "#fff6df" };
  const mango = { deep: "#e9a32a", face: "#fbc24c", light: "#ffdb86", top: "#ffd679" };
  const rose = { deep: "#e58ba3", face: "#f5b3c3", light: "#fbd3dc", top: "#fac6d3" };
  const cap = (x: number, y: number) =>
    shape(
      `M${x - 34} ${y}C${x - 34} ${y - 18} ${x - 16} ${y - 26} ${x - 3} ${y - 23}C${x + 12} ${y - 30} ${x + 34} ${y - 18} ${x + 34} ${y}Q${x} ${y + 14} ${x - 34} ${y}z`,
      ink.curdShade,
    ) +
    shape(
      `M${x - 34} ${y - 1}C${x - 34} ${y - 18} ${x - 16} ${y - 26} ${x - 3} ${y - 23}C${x + 8} ${y - 28} ${x + 28} ${y - 18} ${x + 24} ${y - 4}Q${x} ${y + 10} ${x - 34} ${y - 1}z`,
      ink.curdLight,
    ) +
    slivers([
      [x - 16, y - 14, 20],
      [x - 2, y - 18, -30],
      [x + 10, y - 12, 60],
      [x - 8, y - 6, 0],
    ]);
  return (
    night(["#1f4f3a", "#2f7a4f", "#5fa05a"]) +
    bokeh("lassi", 9, 130) +
    toran(sheet, -20, 500, -2, 4, 26, 15) +
    counter(268, "#e7d3a6", "#c9a564") +
    handi(398, 138, 62, 140, clay, [ink.curd, ink.white]) +
    line("M392 142L424 34", "#8a5a2c", 10) +
    line("M390 140L422 32", "#c98f4e", 4) +
    [
      [66, drink],
      [158, mango],
      [250, rose],
    ]
      .map(([x, kind]) =>
        glass(
          { x: x as number, top: 126, bottom: 306, rimWidth: 40, footWidth: 29, fill: 10 },
          kind as typeof drink,
          "",
          cap(x as number, 136),
        ),
      )
      .join("") +
    glass(
      { x: 344, top: 150, bottom: 322, rimWidth: 40, footWidth: 29, fill: 10 },
      drink,
      "",
      cap(344, 160),
    ) +
    slivers([
      [112, 328, 20],
      [204, 334, -30],
      [420, 324, 60],
      [440, 336, 0],
    ])
  );
}

function familyEating(sheet: Sheet): string {
  const full = sheet.stamp(openPuri(brimming(tones.pani)));
  return (
    night(["#2b1f4a", "#5d2f5c", "#9c4560"]) +
    bokeh("family", 14, 220) +
    bulbs(sheet, [-10, 8], 34, [490, 8], 5, 0.2) +
    bust(
      { skin: skins.brown, hair: "short", moustache: true },
      { deep: "#1f5f8a", face: "#2f7fb0", light: "#6fb0d6" },
      "shirt",
      { x: 118, y: 130, scale: 1.25 },
    ) +
    bust(
      { skin: skins.wheat, hair: "bun", bindi: true, earrings: true },
      { deep: "#8f1d3a", face: "#b82a50", light: "#d9557a" },
      "sari",
      { x: 352, y: 128, scale: 1.22 },
    ) +
    bust(
      { skin: skins.wheat, hair: "girl", openMouth: true },
      { deep: "#c9850f", face: "#f2ab27", light: "#f9cf73" },
      "kurta",
      { x: 236, y: 196, scale: 1.08 },
    ) +
    counter(306) +
    arm(
      "M182 232Q168 280 186 286",
      [192, 284],
      skins.wheat,
      "M184 230Q172 252 172 266",
      "#f2ab27",
      22,
    ) +
    arm(
      "M290 232Q312 276 262 232",
      [258, 228],
      skins.wheat,
      "M290 232Q304 258 296 262",
      "#d9930f",
      22,
    ) +
    full(250, 214, 0.82) +
    arm("M54 224Q30 280 66 296", [74, 294], skins.brown, "M54 222Q36 256 42 274", "#2f7fb0", 26) +
    arm(
      "M180 222Q196 262 166 250",
      [160, 240],
      skins.brown,
      "M180 222Q192 246 184 254",
      "#1f5f8a",
      26,
    ) +
    full(152, 220, 0.9) +
    arm(
      "M414 222Q440 276 412 294",
      [404, 292],
      skins.wheat,
      "M412 220Q432 250 432 268",
      "#8f1d3a",
      24,
    ) +
    arm(
      "M296 230Q292 262 322 286",
      [328, 286],
      skins.wheat,
      "M298 228Q292 246 296 256",
      "#b82a50",
      22,
    ) +
    dona(86, 296, 52, 20, full(70, 296, 0.8) + full(102, 294, 0.8)) +
    dona(218, 304, 50, 20, full(204, 304, 0.8) + full(234, 304, 0.8)) +
    dona(372, 296, 54, 20, full(354, 296, 0.82) + full(390, 296, 0.82) + full(372, 306, 0.8))
  );
}

function oldLane(sheet: Sheet): string {
  return (
    dusk(480, 270) +
    circle(246, 148, 62, "#ffb347", { opacity: 0.3 }) +
    circle(246, 148, 44, "#ffd27a") +
    // the gate at the end of the lane
    shape("M176 262V150h14v-14h12v14h14v-14h12v14h24v-14h12v14h14v-14h12v14h14v112z", "#7d3a50") +
    shape("M222 262V204Q241 176 260 204V262z", "#4a2040") +
    wada(-30, 292, 96, 236, "#8a3f52", "#43193a", "#ffc65c", 3) +
    wada(66, 280, 84, 178, "#a3503f", "#4f2038", "#ffd27a", 3) +
    wada(416, 294, 100, 254, "#8a3f52", "#43193a", "#ffc65c", 3) +
    wada(336, 280, 78, 190, "#b5653f", "#4f2038", "#ffd27a", 3) +
    shape("M0 290L150 262H336L480 290V360H0z", "#4a2a44") +
    shape("M120 360L206 262H282L372 360z", "#6b3d4a") +
    line("M30 312h50M396 318h60M60 342h40M420 346h30M226 286h30M216 320h50", "#33193a", 3.5, {
      opacity: 0.7,
    }) +
    garlandAcross(sheet) +
    cart(sheet, { x: 116, y: 282, scale: 0.42 }) +
    rickshaw(392, 304) +
    ellipse(240, 352, 220, 10, "#2b1733", { opacity: 0.4 })
  );
}

function garlandAcross(sheet: Sheet): string {
  return bulbs(sheet, [66, 96], 20, [336, 84], 4, 0.18, 0.7) + toran(sheet, 150, 336, 112, 4, 9, 6);
}

/** The black and yellow auto-rickshaw. */
function rickshaw(x: number, y: number): string {
  return group(
    ellipse(4, 34, 70, 10, ink.shadow, { opacity: 0.4 }) +
      shape(
        "M-56 26V-8C-56-40-36-52-10-52H30C44-52 54-38 58-12L60 10C62 20 56 26 50 26z",
        "#f2ab27",
      ) +
      shape("M-56-6C-56-40-36-54-10-54H30C44-54 52-42 56-22H22L18-6z", "#241a20") +
      shape("M-30-6V-24Q-28-38-12-38H10V-6z", "#5a4450") +
      shape("M18-6L24-38H32Q44-34 49-8z", "#bfe0e6") +
      line("M28-32L36-10", ink.white, 3, { opacity: 0.7 }) +
      shape("M-56 10H58L60 16Q58 26 50 26H-56z", "#d98a0f") +
      line("M-52 2H8", "#241a20", 3) +
      circle(56, 4, 5, "#fff0b5") +
      circle(-36, 26, 13, "#1a1216") +
      circle(-36, 26, 6, ink.steel) +
      circle(42, 28, 12, "#1a1216") +
      circle(42, 28, 5, ink.steel),
    { x, y },
  );
}

export const galleryPictures: Picture[] = [
  { slug: "stall-at-night", ...size, draw: stallAtNight },
  { slug: "filling-a-puri", ...size, draw: fillingAPuri },
  { slug: "steel-pots", ...size, draw: steelPots },
  { slug: "frying-kadhai", ...size, draw: fryingKadhai },
  { slug: "tossing-bhel", ...size, draw: tossingBhel },
  { slug: "lassi-row", ...size, draw: lassiRow },
  { slug: "family-eating", ...size, draw: familyEating },
  { slug: "old-lane", ...size, draw: oldLane },
];
