import { ink, tones } from "../palette.ts";
import { pav, pavBase, pavTop } from "../parts/breads.ts";
import { bhaji, cutVada, vada } from "../parts/fried.ts";
import {
  butter,
  greenChilli,
  limeHalf,
  limeWedge,
  onionRing,
  redChilli,
  sprig,
} from "../parts/props.ts";
import { gamcha, newspaper, shade, steam, tableTop } from "../parts/table.ts";
import {
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
import { bowl, bowlOf, brass, china, plate, steel } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import { ellipse, group, line, oval, type Picture, type Sheet, shape } from "../svg.ts";

const size = { width: 320, height: 240 };

export function vadaInPav(chance: Chance): string {
  return (
    group(pavBase(), { x: 156, y: 168, scale: 2.1, scaleY: 1.7 }) +
    // the red garlic chutney, out over the edge
    shape(
      "M62 160C66 138 108 132 156 132C208 132 246 140 250 160C248 176 234 172 226 178C216 188 206 176 194 180C180 186 172 194 160 186C148 180 138 190 124 184C112 180 104 188 92 180C80 176 64 176 62 160z",
      ink.chilliShade,
    ) +
    shape(
      "M66 156C70 138 112 134 156 134C204 134 242 142 246 156C242 168 226 164 214 170C198 166 186 174 170 172C150 170 134 176 118 170C100 172 68 168 66 156z",
      ink.chilli,
    ) +
    specks(chance, { x: 156, y: 166, rx: 82, ry: 14, ring: 0.7 }, 26, "#ff9d6b", 2.2) +
    group(vada(chance), { x: 156, y: 128, scale: 3.65, scaleY: 2.1 }) +
    shape(
      "M74 104C82 116 100 110 110 118C118 128 134 118 148 124C164 130 174 116 190 122C206 126 224 114 240 106C234 88 82 86 74 104z",
      ink.leafShade,
    ) +
    shape(
      "M74 102C84 111 100 106 112 113C120 121 134 113 148 118C164 123 174 111 190 117C206 120 224 109 240 102C234 86 82 84 74 102z",
      ink.leaf,
    ) +
    group(pavTop(), { x: 156, y: 84, scale: 2.05, scaleY: 1.62 })
  );
}

function vadaPav(): string {
  const chance = new Chance("vada-pav");
  return (
    tableTop("teal") +
    newspaper(160, 158, 270, 150, -5) +
    vadaInPav(chance) +
    greenChilli({ x: 258, y: 196, rotate: -22, scale: 1.25 }) +
    greenChilli({ x: 268, y: 214, rotate: -8, scale: 1.1 }) +
    specks(chance, { x: 60, y: 206, rx: 36, ry: 15 }, 70, ink.chilli, 3) +
    specks(chance, { x: 60, y: 203, rx: 30, ry: 12 }, 30, "#f2714b", 2.6) +
    specks(chance, { x: 60, y: 205, rx: 32, ry: 12 }, 16, ink.chilliDeep, 2.4)
  );
}

function misal(sheet: Sheet): string {
  const chance = new Chance("misal");
  const bun = sheet.stamp(pav());
  const gravy = oval(122, 104, 78, 46);
  return (
    tableTop("marigold") +
    plate(160, 142, 148) +
    bowl(
      122,
      100,
      88,
      46,
      ellipse(122, 105, 78, 46, "#7c160f") +
        sheet.clip(
          gravy,
          ellipse(122, 110, 78, 46, "#c22a14") +
            line("M54 112Q66 78 110 68", "#ff8a4a", 5, { opacity: 0.8 }) +
            line("M62 128h0M78 140h0M172 134h0M188 118h0M150 146h0M112 148h0", "#f0692c", 8) +
            line("M70 136h0M180 128h0M132 150h0M58 118h0", "#f58f3f", 5) +
            peas(chance, { x: 122, y: 112, rx: 66, ry: 38, ring: 0.75 }, 14, 0.9) +
            shape(
              "M76 98C82 82 104 76 126 78C150 80 168 90 166 104C162 120 140 126 118 124C96 124 74 114 76 98z",
              sevBed(sheet, chance, 3),
            ),
        ) +
        sev(chance, { x: 121, y: 96, rx: 44, ry: 20 }, 30, 3, 15) +
        peanuts(chance, { x: 121, y: 98, rx: 38, ry: 18 }, 6, 1.4) +
        tomato(chance, { x: 121, y: 96, rx: 34, ry: 15 }, 8, 1.5) +
        onion(chance, { x: 121, y: 96, rx: 36, ry: 16 }, 15, 1.6) +
        coriander(chance, { x: 121, y: 94, rx: 40, ry: 17 }, 10, 1.5),
    ) +
    bun(254, 112, 0.98) +
    bun(240, 164, 1.06) +
    steam(122, 60, 1) +
    limeWedge({ x: 170, y: 200, rotate: -10, scale: 1.05 }) +
    onionRing({ x: 112, y: 208, scale: 0.95 }) +
    onionRing({ x: 88, y: 204, scale: 0.7, rotate: 14 })
  );
}

function pavBhaji(sheet: Sheet): string {
  const chance = new Chance("pav-bhaji");
  const bun = sheet.stamp(pav());
  return (
    tableTop("sky") +
    plate(160, 136, 148) +
    shape(
      "M34 128C34 94 74 72 126 74C176 78 196 104 190 138C184 172 146 188 106 184C64 180 34 160 34 128z",
      "#8f2a12",
    ) +
    shape(
      "M38 124C38 94 76 75 126 77C172 80 190 104 185 134C178 164 144 179 106 176C66 172 38 154 38 124z",
      "#cf4a1d",
    ) +
    shape(
      "M48 116C56 92 88 82 120 84C148 86 160 98 146 108C132 118 112 112 96 122C82 132 58 138 48 116z",
      "#e9692c",
    ) +
    line(
      "M70 140q14-8 26 0t26-2M118 160q14-6 26-2M146 120q12-6 24 2M64 120q8-6 16-4",
      "#b23a16",
      4,
    ) +
    line("M82 150h0M150 146h0M132 134h0M160 132h0M104 138h0M74 106h0M98 98h0", "#f0924a", 6) +
    peas(chance, { x: 112, y: 132, rx: 60, ry: 38 }, 4, 0.7) +
    line("M92 164h0M166 118h0M120 148h0M60 130h0M140 168h0", "#7fb04a", 6.5) +
    butter({ x: 112, y: 116, scale: 1.5 }) +
    coriander(chance, { x: 112, y: 132, rx: 64, ry: 40, ring: 0.45 }, 16, 1.5) +
    onion(chance, { x: 112, y: 132, rx: 60, ry: 38, ring: 0.5 }, 9, 1.4) +
    bun(238, 100, 1.08) +
    bun(226, 160, 1.16) +
    onionRing({ x: 146, y: 206, scale: 0.95 }) +
    onionRing({ x: 122, y: 202, scale: 0.7, rotate: 14 }) +
    limeWedge({ x: 186, y: 200, rotate: -8 })
  );
}

function dabeli(): string {
  const chance = new Chance("dabeli");
  return (
    tableTop("chilli") +
    plate(160, 156, 138, china) +
    group(pavBase(), { x: 160, y: 162, scale: 2.05, scaleY: 1.8 }) +
    shape(
      "M70 156C66 136 80 122 100 120C140 108 190 108 222 120C244 124 254 140 248 156C246 170 236 172 228 178C212 186 196 178 184 184C166 190 146 182 132 186C114 188 100 180 88 176C76 172 70 166 70 156z",
      "#7f2412",
    ) +
    shape(
      "M74 150C72 132 84 124 104 122C142 110 190 112 220 122C240 126 248 138 244 150C240 160 222 166 206 164C186 172 160 170 140 172C116 172 78 166 74 150z",
      "#b8431f",
    ) +
    line("M92 158q12 8 24 4M140 168q14 4 26-2M190 164q12 4 22-4", "#dd7038", 5) +
    peanuts(chance, { x: 160, y: 160, rx: 82, ry: 17, ring: 0.6 }, 13, 1.8) +
    pomegranate(chance, { x: 160, y: 160, rx: 84, ry: 18, ring: 0.6 }, 22, 1.35) +
    onion(chance, { x: 160, y: 160, rx: 82, ry: 16, ring: 0.6 }, 9, 1.5) +
    sev(chance, { x: 88, y: 146, rx: 24, ry: 20 }, 40, 2.4, 11) +
    sev(chance, { x: 236, y: 146, rx: 22, ry: 20 }, 40, 2.4, 11) +
    sev(chance, { x: 160, y: 180, rx: 70, ry: 9 }, 50, 2.4, 11) +
    coriander(chance, { x: 160, y: 162, rx: 80, ry: 16, ring: 0.6 }, 9, 1.4) +
    group(pavTop(), { x: 158, y: 110, scale: 2, scaleY: 1.6 }) +
    pomegranate(chance, { x: 160, y: 222, rx: 92, ry: 8 }, 7, 1.3) +
    peanuts(chance, { x: 160, y: 222, rx: 104, ry: 8 }, 5, 1.6)
  );
}

function kandaBhaji(sheet: Sheet): string {
  const one = sheet.stamp(bhaji(new Chance("bhaji-a")));
  const two = sheet.stamp(bhaji(new Chance("bhaji-b")));
  const places: [number, number][] = [
    [92, 152],
    [142, 168],
    [196, 162],
    [112, 116],
    [164, 126],
    [214, 124],
    [144, 86],
    [186, 88],
  ];
  return (
    tableTop("leaf") +
    newspaper(156, 134, 272, 186, 8) +
    shade(160, 166, 112, 46, 0.2) +
    places.map(([x, y], i) => (i % 2 === 0 ? one : two)(x, y, 1.62)).join("") +
    greenChilli({ x: 62, y: 200, rotate: -16, scale: 1.15 }) +
    greenChilli({ x: 246, y: 196, rotate: 24, scale: 1.1 }) +
    bowlOf(270, 84, 38, 18, tones.leaf, china) +
    onionRing({ x: 46, y: 62, rotate: -10, scale: 1.1 }) +
    onionRing({ x: 74, y: 48, scale: 0.75, rotate: 20 })
  );
}

function batataVada(sheet: Sheet): string {
  const one = sheet.stamp(vada(new Chance("vada-a")));
  const two = sheet.stamp(vada(new Chance("vada-b")));
  return (
    tableTop("rose") +
    gamcha(62, 196, 190, 130, -18, "#f6e9cf", ink.leafShade) +
    plate(160, 140, 140) +
    one(112, 88, 1.6) +
    two(176, 82, 1.6) +
    two(72, 130, 1.6) +
    one(134, 128, 1.65) +
    bowlOf(236, 112, 42, 22, tones.leaf, steel) +
    group(cutVada(new Chance("cut")), { x: 104, y: 178, scale: 1.6 }) +
    group(cutVada(new Chance("cut-b")), { x: 182, y: 178, scale: 1.6 }) +
    greenChilli({ x: 252, y: 182, rotate: -22 })
  );
}

/** Fried sago: a cake of half-clear pearls, browned where they met the oil. */
function sagoCake(chance: Chance): string {
  const pearls = (count: number, rx: number, ry: number, y: number) =>
    Array.from({ length: count }, () => chance.inEllipse(0, y, rx, ry));
  const rim = Array.from({ length: 24 }, (_, i): [number, number] => [
    Math.cos((i / 24) * Math.PI * 2) * 30,
    3 + Math.sin((i / 24) * Math.PI * 2) * 19,
  ]);
  const top = pearls(26, 26, 14, -3);
  return (
    ellipse(5, 12, 33, 20, ink.shadow, { opacity: 0.22 }) +
    line(grains(rim), "#b9741f", 10) +
    ellipse(0, 3, 30, 19, "#c98528") +
    ellipse(-1, -1, 29, 17, "#e0a647") +
    line(grains(pearls(16, 27, 16, 2)), "#c27d22", 6.5) +
    line(grains(top), "#edc072", 7) +
    line(grains(top.map(([x, y]): [number, number] => [x - 1, y - 1.2])), "#fbe4ae", 3.2) +
    line("M-14 2l3 1M8-6l3-1M12 6l2-2M-4 8l2 1", "#8a4a1c", 3.6) +
    line("M-8-8l2 1M16-2l1 2M2 4l2-1", ink.leaf, 3)
  );
}

function sabudanaVada(sheet: Sheet): string {
  const one = sheet.stamp(sagoCake(new Chance("sago-a")));
  const two = sheet.stamp(sagoCake(new Chance("sago-b")));
  return (
    tableTop("plum") +
    plate(152, 138, 136, brass) +
    one(96, 96, 1.4) +
    two(62, 142, 1.35) +
    two(154, 108, 1.45) +
    one(118, 158, 1.5) +
    two(186, 166, 1.5) +
    bowlOf(
      236,
      108,
      46,
      24,
      tones.curd,
      steel,
      specks(new Chance("cumin"), { x: 236, y: 112, rx: 28, ry: 12 }, 14, "#8a5a2a", 2.2) +
        coriander(new Chance("c"), { x: 236, y: 112, rx: 22, ry: 9 }, 4, 1),
    ) +
    peanuts(new Chance("nuts"), { x: 280, y: 208, rx: 26, ry: 14 }, 9, 2) +
    greenChilli({ x: 40, y: 52, rotate: -36, scale: 0.9 })
  );
}

/** A coriander slice: green through and through, crisp at the edges. */
function vadi(chance: Chance): string {
  const flecks = (count: number) =>
    Array.from({ length: count }, () => chance.inEllipse(-1, -6, 24, 9));
  const sesame = Array.from({ length: 9 }, () => chance.inEllipse(0, -6, 26, 10));
  return (
    shape("M-36 6L2 26L42 2L44 12L4 36L-34 15z", ink.shadow, { opacity: 0.22 }) +
    shape("M-36-4L-2-20L38-8V6L2 24L-36 9z", "#8a5a1a") +
    shape("M-36-4L2 10V24L-36 9z", "#a9762a") +
    shape("M2 10L38-8V6L2 24z", "#7b541b") +
    shape("M-36-4L-2-20L38-8L2 10z", "#7f9a2f") +
    shape("M-30-5L-2-17.5L26-9L0 4z", "#a3ba46") +
    line(grains(flecks(12)), ink.leafShade, 4) +
    line(grains(flecks(9)), "#d2a23f", 3.4) +
    line(grains(sesame), "#fff1cf", 2.4) +
    line("M-28 3l4 2M-14 9l4 2M-4 16l3 1M10 12l5-3M24 4l5-3", ink.leafShade, 3)
  );
}

function kothimbirVadi(sheet: Sheet): string {
  const one = sheet.stamp(vadi(new Chance("vadi-a")));
  const two = sheet.stamp(vadi(new Chance("vadi-b")));
  return (
    tableTop("beet") +
    plate(160, 140, 140, china) +
    two(116, 90, 1.15) +
    one(196, 92, 1.15) +
    one(72, 128, 1.2) +
    two(150, 126, 1.25) +
    one(234, 132, 1.2) +
    two(106, 166, 1.25) +
    one(192, 170, 1.3) +
    sprig({ x: 284, y: 74, rotate: 22, scale: 1.1 }) +
    sprig({ x: 34, y: 78, rotate: -28, scale: 1 })
  );
}

function kandaPohe(): string {
  const chance = new Chance("pohe");
  const flake = (count: number, rx: number, ry: number, y: number) =>
    Array.from({ length: count }, () => {
      const [x, yy] = chance.inEllipse(160, y, rx, ry);
      const t = chance.between(0, Math.PI);
      return `M${x.toFixed(0)} ${yy.toFixed(0)}l${(Math.cos(t) * 5).toFixed(0)} ${(Math.sin(t) * 4).toFixed(0)}`;
    }).join("");
  return (
    tableTop("teal") +
    gamcha(260, 200, 170, 130, 16, "#f6e9cf", ink.turmericDeep) +
    plate(160, 138, 142) +
    shape(
      "M54 148C54 104 104 66 160 66C218 66 268 106 266 148C262 178 214 192 160 192C106 192 58 178 54 148z",
      "#c98a14",
    ) +
    shape(
      "M58 142C60 102 108 70 156 70C206 70 252 104 250 138C244 166 206 178 156 178C104 178 62 168 58 142z",
      "#eeb62c",
    ) +
    shape(
      "M78 118C86 92 118 78 146 78C172 80 176 98 152 108C130 116 108 114 96 130C84 142 72 134 78 118z",
      "#f9d257",
    ) +
    line(flake(60, 96, 48, 134), "#d39a1a", 6) +
    line(flake(64, 92, 46, 130), "#f6c93f", 5.6) +
    line(flake(48, 84, 42, 124), "#ffe173", 5) +
    onion(chance, { x: 156, y: 126, rx: 78, ry: 40 }, 14, 1.7) +
    peanuts(chance, { x: 156, y: 126, rx: 78, ry: 40 }, 12, 1.8) +
    specks(chance, { x: 156, y: 128, rx: 84, ry: 44 }, 26, "#3d1c0e", 2.8) +
    line(
      "M128 84q10-8 20-2q-10 8-20 2zM186 112q12-4 18 4q-12 4-18-4zM104 136q6-10 16-8q-4 10-16 8z",
      ink.leafShade,
      5,
    ) +
    line(
      "M146 96l9-3M160 104l8 3M136 108l9 2M170 92l8-3M152 114l9-3M126 98l8-4M178 102l7 4",
      "#fffdf2",
      3.2,
    ) +
    coriander(chance, { x: 156, y: 122, rx: 76, ry: 38 }, 16, 1.6) +
    limeHalf({ x: 242, y: 172, scale: 1.1, rotate: -8 }) +
    redChilli({ x: 36, y: 56, rotate: -30, scale: 0.9 })
  );
}

export const snackPictures: Picture[] = [
  { slug: "vada-pav", ...size, draw: vadaPav },
  { slug: "misal-pav", ...size, draw: misal },
  { slug: "pav-bhaji", ...size, draw: pavBhaji },
  { slug: "dabeli", ...size, draw: dabeli },
  { slug: "kanda-bhaji", ...size, draw: kandaBhaji },
  { slug: "batata-vada", ...size, draw: batataVada },
  { slug: "sabudana-vada", ...size, draw: sabudanaVada },
  { slug: "kothimbir-vadi", ...size, draw: kothimbirVadi },
  { slug: "kanda-pohe", ...size, draw: kandaPohe },
];
