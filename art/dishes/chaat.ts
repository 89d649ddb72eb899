import { ink, tones } from "../palette.ts";
import { patty, samosa } from "../parts/fried.ts";
import { greenChilli, limeHalf, limeWedge, onionRing, redChilli, sprig } from "../parts/props.ts";
import { mash, openPuri, papdi } from "../parts/puri.ts";
import { gamcha, newspaper, tableTop } from "../parts/table.ts";
import {
  coriander,
  drizzle,
  grains,
  onion,
  peanuts,
  peas,
  pomegranate,
  potato,
  puffedRice,
  riceBed,
  sev,
  sevBed,
  specks,
  tomato,
  zigzag,
} from "../parts/toppings.ts";
import { bowl, bowlOf, brass, china, dona, plate } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import { ellipse, group, line, oval, type Picture, type Sheet, shape } from "../svg.ts";

const size = { width: 320, height: 240 };

function shevPapdi(chance: Chance): string {
  return (
    ellipse(4, 7, 20, 13, ink.shadow, { opacity: 0.22 }) +
    papdi() +
    shape("M-14-1C-14-7-6-11 1-11C9-11 15-7 14-1C12 4 5 5 0 5C-7 5-13 4-14-1z", "#e9b959") +
    shape("M-15-1C-14 6-8 3-6 6C-4 8-1 5 2 6C6 7 8 4 11 5C14 5 15 1 15-2z", ink.leafShade) +
    shape("M-16-2C-17-8-10-11-6-11C-3-6-8 0-10 3C-12 4-15 3-16-2z", ink.imli) +
    line("M-9 3.5q3 1 6 1M4 4.5l4-.5", ink.leafLight, 1.3) +
    sev(chance, { x: 0, y: -6, rx: 12, ry: 6.5 }, 54, 1.6, 6.5) +
    sev(chance, { x: 0, y: -10, rx: 7, ry: 4 }, 18, 1.6, 6) +
    tomato(chance, { x: 0, y: -6, rx: 10, ry: 5 }, 3, 0.7) +
    onion(chance, { x: 0, y: -7, rx: 9, ry: 5 }, 4, 0.75) +
    coriander(chance, { x: 0, y: -9, rx: 7, ry: 4 }, 2, 0.75)
  );
}

function shevPuri(sheet: Sheet): string {
  const one = sheet.stamp(shevPapdi(new Chance("shev-a")));
  const two = sheet.stamp(shevPapdi(new Chance("shev-b")));
  return (
    tableTop("teal") +
    gamcha(268, 206, 150, 130, 18, "#f6e9cf", ink.onionDeep) +
    plate(158, 134, 140) +
    one(112, 98, 1.9) +
    two(200, 96, 1.9) +
    two(68, 138, 1.9) +
    one(156, 142, 2.1) +
    two(246, 138, 1.9) +
    one(108, 184, 2) +
    two(206, 186, 2) +
    limeWedge({ x: 30, y: 50, rotate: -24 })
  );
}

function spdp(sheet: Sheet): string {
  const chance = new Chance("spdp");
  const one = sheet.stamp(openPuri(mash()));
  const curd = (x: number, y: number, scale: number) =>
    group(
      shape(
        "M-30 2C-32-10-18-18 0-18C20-18 32-10 30 2C28 12 22 8 18 12C14 18 8 10 2 12C-4 16-10 14-14 10C-20 12-28 12-30 2z",
        ink.curdShade,
      ) +
        shape(
          "M-29 0C-30-10-17-17 0-17C18-17 30-10 28-1C26 8 20 5 16 9C12 13 8 7 2 8C-4 12-10 10-14 7C-20 9-27 8-29 0z",
          ink.curd,
        ) +
        line("M-20-5Q-12-13 2-13", ink.white, 3),
      { x, y, scale },
    );
  return (
    tableTop("marigold") +
    // the oblong melamine dish of Pune's chaat counters
    shape(
      "M30 92Q32 64 62 62H262Q294 64 298 96L306 180Q306 212 276 216H50Q18 214 20 184z",
      ink.shadow,
      { opacity: 0.26 },
    ) +
    shape(
      "M24 84Q26 56 56 54H258Q290 56 294 88L302 172Q302 204 272 208H46Q14 206 16 176z",
      "#1f5f6a",
    ) +
    shape(
      "M24 80Q26 52 56 50H258Q290 52 294 84L302 168Q302 200 272 204H46Q14 202 16 172z",
      "#3a8f9a",
    ) +
    shape(
      "M38 84Q40 64 60 62H254Q278 64 282 86L288 164Q288 190 264 192H54Q28 190 30 166z",
      "#1f6f7a",
    ) +
    shape(
      "M40 88Q44 70 62 69H252Q274 72 277 90L283 162Q282 184 262 186H56Q34 184 36 164z",
      "#e9d9b8",
    ) +
    one(72, 100, 1.6) +
    one(126, 92, 1.6) +
    one(186, 92, 1.6) +
    one(244, 100, 1.6) +
    one(64, 152, 1.7) +
    one(122, 154, 1.7) +
    one(196, 156, 1.7) +
    one(256, 154, 1.6) +
    shape(
      "M58 116C64 88 104 72 160 74C220 74 260 88 264 120C270 156 216 182 160 180C98 182 50 156 58 116z",
      sevBed(sheet, chance, 2.8),
    ) +
    sev(chance, { x: 160, y: 126, rx: 108, ry: 54, ring: 0.9 }, 32, 2.8, 13) +
    curd(98, 112, 1.1) +
    curd(206, 108, 1.2) +
    curd(152, 156, 1.25) +
    drizzle(zigzag(70, 108, 170, 26, 9), tones.imli, 4) +
    drizzle(zigzag(92, 140, 150, 24, 8), tones.leaf, 3.6) +
    sev(chance, { x: 156, y: 122, rx: 76, ry: 30 }, 40, 2.6, 12) +
    pomegranate(chance, { x: 158, y: 126, rx: 90, ry: 36 }, 16, 1.1) +
    onion(chance, { x: 158, y: 122, rx: 80, ry: 34 }, 12, 1.25) +
    coriander(chance, { x: 158, y: 120, rx: 88, ry: 36 }, 13, 1.25) +
    specks(chance, { x: 158, y: 130, rx: 100, ry: 44 }, 20, ink.chilli, 1.8)
  );
}

/** Bhel as a heap: a bed of rice, the bright things on top. */
export function heap(
  sheet: Sheet,
  chance: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rise: number,
  wet = false,
): string {
  const ridge: [number, number][] = [];
  for (let i = 0; i <= 30; i += 1) {
    const t = Math.PI + (i / 30) * Math.PI;
    ridge.push([
      x + Math.cos(t) * rx * 0.985,
      y + Math.sin(t) * (Math.abs(Math.cos(t)) > 0.8 ? rise * 0.86 : rise * 0.97),
    ]);
  }
  const mound = `M${x - rx} ${y}C${x - rx * 0.94} ${y - rise * 0.9} ${x - rx * 0.4} ${y - rise} ${x} ${y - rise}C${x + rx * 0.4} ${y - rise} ${x + rx * 0.94} ${y - rise * 0.9} ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}z`;
  const all = { x, y: y - rise * 0.2, rx: rx * 0.82, ry: ry * 0.6 + rise * 0.36 };
  const high = { x: x - rx * 0.06, y: y - rise * 0.42, rx: rx * 0.6, ry: ry * 0.3 + rise * 0.34 };
  const bed = wet
    ? riceBed(sheet, chance, "#8a4a1c", "#f0cd92", "#bd8240")
    : riceBed(sheet, chance);
  const sauces = wet
    ? drizzle(zigzag(x - rx * 0.62, y - rise * 0.36, rx * 1.2, rise * 0.34, 7), tones.imli, 5) +
      drizzle(zigzag(x - rx * 0.5, y + ry * 0.02, rx * 1.1, rise * 0.3, 6), tones.leaf, 4.5)
    : "";
  return (
    shape(mound, bed) +
    line(grains(ridge, 1), wet ? "#bd8240" : "#d9b578", 8.5) +
    line(
      grains(
        ridge.filter((_, i) => i % 3 !== 1),
        1,
      ),
      wet ? "#f0cd92" : "#fff1d2",
      6,
    ) +
    sheet.clip(
      mound,
      ellipse(
        x + rx * 0.34,
        y + ry * 0.66,
        rx * 0.98,
        ry * 0.8,
        wet ? ink.imliDeep : ink.puriDeep,
        { opacity: 0.2 },
      ),
    ) +
    sauces +
    potato(chance, all, 9, 1.25) +
    sev(chance, high, Math.round(rx * 0.95), 2.5, 13) +
    tomato(chance, all, 14, 1.7) +
    onion(chance, high, 17, 1.7) +
    peanuts(chance, all, wet ? 5 : 13, 1.7) +
    coriander(chance, all, 15, 1.7)
  );
}

function bhel(sheet: Sheet): string {
  const chance = new Chance("bhel-puri");
  return (
    tableTop("sky") +
    ellipse(182, 206, 92, 26, ink.shadow, { opacity: 0.26 }) +
    // newspaper cone
    shape("M64 86L152 226Q162 236 172 226L262 84Q160 40 64 86z", ink.newsShade) +
    group(papdi(), { x: 92, y: 48, rotate: -58, scale: 1.35 }) +
    group(papdi(), { x: 236, y: 46, rotate: 56, scale: 1.35 }) +
    heap(sheet, chance, 162, 92, 92, 28, 74) +
    shape("M60 84Q162 136 266 82L172 226Q162 236 152 226z", ink.news) +
    shape("M266 82L172 226Q166 233 160 231L176 112Q226 106 266 82z", ink.newsShade) +
    shape("M60 84Q162 136 266 82L263 92Q162 146 64 94z", ink.newsLight) +
    line("M176 112L160 231", ink.newsDeep, 2) +
    line(
      "M92 110q20 10 44 14M98 122q18 8 40 12M106 134q16 7 34 10M114 147q12 5 28 8M122 160q10 4 22 6M131 174q6 2 14 4M138 187l8 2",
      ink.newsInk,
      2,
      { opacity: 0.6 },
    ) +
    line(
      "M188 124q26-2 48-12M187 136q22-2 40-10M185 148q18-2 33-8M183 160q14-1 26-6M181 172l18-4M180 184l12-3",
      ink.newsInk,
      2,
      { opacity: 0.55 },
    ) +
    line("M112 146l22 8M190 122l22-4", ink.newsInk, 5, { opacity: 0.6 }) +
    // what falls out is part of it
    puffedRice(chance, { x: 66, y: 204, rx: 40, ry: 16 }, 10, 1.5) +
    sev(chance, { x: 258, y: 200, rx: 34, ry: 16 }, 14, 2.2, 11) +
    limeHalf({ x: 44, y: 168, scale: 1.05, rotate: -14 }) +
    greenChilli({ x: 280, y: 170, rotate: -58, scale: 0.95 })
  );
}

function oliBhel(sheet: Sheet): string {
  const chance = new Chance("oli-bhel");
  return (
    tableTop("rose") +
    gamcha(70, 190, 180, 130, -20, "#f6e9cf", ink.leafShade) +
    dona(160, 126, 122, 46, heap(sheet, chance, 160, 130, 110, 62, 62, true)) +
    group(papdi(), { x: 248, y: 84, rotate: 58, scale: 1.25 }) +
    // a papdi is the spoon, and so is this flat stick
    shape("M62 30L74 26L132 96L118 102z", "#e2bd83") +
    shape("M74 26L132 96L126 99L66 29z", "#c99a58") +
    limeWedge({ x: 286, y: 190, rotate: -20, scale: 1.1 })
  );
}

function sukiBhel(sheet: Sheet): string {
  const chance = new Chance("suki-bhel");
  return (
    tableTop("leaf") +
    newspaper(160, 134, 262, 188, -6) +
    ellipse(174, 164, 120, 44, ink.shadow, { opacity: 0.22 }) +
    heap(sheet, chance, 160, 142, 118, 50, 84) +
    group(papdi(), { x: 92, y: 122, rotate: -34, scale: 1 }) +
    group(papdi(), { x: 226, y: 118, rotate: 30, scale: 1 }) +
    group(papdi(), { x: 190, y: 168, rotate: 8, scale: 1.05 }) +
    redChilli({ x: 172, y: 92, rotate: -14, scale: 0.7 }) +
    greenChilli({ x: 118, y: 116, rotate: 24, scale: 0.62 }) +
    peanuts(chance, { x: 160, y: 196, rx: 120, ry: 18 }, 8, 1.4) +
    puffedRice(chance, { x: 160, y: 196, rx: 124, ry: 22 }, 12, 1.5) +
    limeHalf({ x: 278, y: 66, rotate: 12, scale: 1.15 })
  );
}

function mixBhel(sheet: Sheet): string {
  const chance = new Chance("mix-bhel");
  return (
    tableTop("beet") +
    plate(148, 150, 138, brass) +
    heap(sheet, chance, 132, 150, 96, 44, 92) +
    group(papdi(), { x: 86, y: 92, rotate: -40, scale: 1.15 }) +
    sev(chance, { x: 128, y: 84, rx: 34, ry: 14 }, 60, 2.6, 13) +
    bowlOf(252, 104, 44, 22, tones.leaf) +
    bowlOf(260, 172, 46, 24, tones.imli) +
    onionRing({ x: 40, y: 48, scale: 0.95, rotate: -10 }) +
    greenChilli({ x: 44, y: 216, rotate: 18, scale: 0.9 })
  );
}

function ragdaPattice(): string {
  const chance = new Chance("ragda-pattice");
  return (
    tableTop("chilli") +
    plate(160, 134, 142) +
    shape(
      "M42 140C40 108 88 82 158 82C232 82 280 108 278 142C276 178 222 196 160 196C92 196 44 176 42 140z",
      "#a8641a",
    ) +
    shape(
      "M48 136C48 108 94 86 158 86C226 86 274 108 271 138C268 168 218 186 158 186C96 186 48 168 48 136z",
      "#d9932c",
    ) +
    shape("M62 122C80 98 120 90 160 90C150 100 96 106 78 140C64 142 58 132 62 122z", "#f4c667", {
      opacity: 0.8,
    }) +
    peas(chance, { x: 160, y: 138, rx: 104, ry: 46, ring: 0.5 }, 54, 1.5) +
    group(patty(new Chance("patty-a")), { x: 108, y: 126, scale: 1.5 }) +
    group(patty(new Chance("patty-b")), { x: 208, y: 136, scale: 1.55 }) +
    shape(
      "M74 116C76 102 92 98 106 100C124 100 140 108 138 118C136 128 124 122 118 128C112 138 104 130 98 128C86 128 72 128 74 116z",
      ink.imli,
    ) +
    shape(
      "M176 126C180 112 196 106 212 108C232 110 244 122 238 132C232 140 222 132 214 138C206 148 196 142 190 138C180 138 172 136 176 126z",
      ink.leaf,
    ) +
    line("M82 110q8-6 18-6", ink.imliLight, 3) +
    line("M186 118q8-6 18-6", ink.leafLight, 3) +
    sev(chance, { x: 108, y: 112, rx: 24, ry: 10 }, 34, 2.3, 11) +
    sev(chance, { x: 208, y: 120, rx: 26, ry: 10 }, 34, 2.3, 11) +
    tomato(chance, { x: 108, y: 112, rx: 26, ry: 11 }, 5, 1.3) +
    tomato(chance, { x: 208, y: 120, rx: 26, ry: 11 }, 5, 1.3) +
    onion(chance, { x: 108, y: 110, rx: 26, ry: 11 }, 8, 1.4) +
    onion(chance, { x: 208, y: 118, rx: 26, ry: 11 }, 8, 1.4) +
    coriander(chance, { x: 108, y: 110, rx: 28, ry: 11 }, 5, 1.4) +
    coriander(chance, { x: 208, y: 118, rx: 28, ry: 11 }, 5, 1.4) +
    coriander(chance, { x: 160, y: 170, rx: 80, ry: 10 }, 5, 1.3) +
    onionRing({ x: 36, y: 44, rotate: -14 }) +
    onionRing({ x: 62, y: 34, scale: 0.7, rotate: 20 }) +
    limeWedge({ x: 290, y: 42, rotate: 14 })
  );
}

function samosaChaat(): string {
  const chance = new Chance("samosa-chaat");
  return (
    tableTop("plum") +
    plate(160, 142, 140, china) +
    shape(
      "M50 146C48 116 96 98 158 98C228 98 274 118 270 150C266 184 216 198 160 198C98 198 52 182 50 146z",
      "#8f4a1c",
    ) +
    shape(
      "M56 142C56 116 100 102 158 102C222 102 266 118 263 146C258 176 214 188 158 188C100 188 56 172 56 142z",
      "#b9692a",
    ) +
    peas(chance, { x: 160, y: 146, rx: 96, ry: 40 }, 46, 1.25) +
    samosa({ x: 98, y: 112, scale: 1.35, rotate: -10 }) +
    samosa({ x: 214, y: 114, scale: 1.4, rotate: 10 }) +
    samosa({ x: 156, y: 128, scale: 1.3, rotate: 2 }) +
    shape(
      "M72 116C78 108 92 112 104 108C118 100 134 90 152 92C172 90 192 102 208 106C224 112 240 108 246 118C250 132 236 132 230 142C224 156 212 150 208 140C198 134 196 150 188 158C178 166 170 156 166 148C158 144 152 156 144 160C132 164 130 148 122 142C112 138 110 152 100 150C90 148 92 134 84 132C74 132 66 124 72 116z",
      ink.curdShade,
    ) +
    shape(
      "M74 115C80 109 93 112 105 108C119 101 134 92 152 93C172 92 192 103 208 107C222 112 238 110 243 117C245 127 233 128 227 138C221 149 213 144 209 135C198 129 194 143 186 151C178 157 171 149 166 142C157 138 151 149 143 153C134 155 132 142 122 136C111 132 108 145 101 144C93 142 94 130 85 127C76 126 69 121 74 115z",
      ink.curd,
    ) +
    line("M96 114q20-2 34-12M176 100q16 4 26 10", ink.white, 3.5) +
    shape(
      "M112 120C116 110 132 114 140 112C152 108 158 116 154 124C150 130 148 136 142 138C136 138 136 130 130 130C122 132 110 130 112 120z",
      ink.imli,
    ) +
    shape(
      "M166 118C172 110 186 112 196 116C206 118 208 126 202 130C196 132 196 140 190 142C184 142 184 134 178 132C170 132 162 126 166 118z",
      ink.leaf,
    ) +
    line("M118 118q6-3 12-2", ink.imliLight, 2.6) +
    line("M174 118q6-3 12-1", ink.leafLight, 2.6) +
    sev(chance, { x: 158, y: 112, rx: 46, ry: 14 }, 64, 2.2, 10) +
    onion(chance, { x: 158, y: 114, rx: 50, ry: 16 }, 12, 1.4) +
    pomegranate(chance, { x: 158, y: 118, rx: 66, ry: 22 }, 13, 1.15) +
    coriander(chance, { x: 158, y: 114, rx: 60, ry: 20 }, 11, 1.4) +
    sprig({ x: 288, y: 72, rotate: 20, scale: 0.9 })
  );
}

function dahiVada(sheet: Sheet): string {
  const chance = new Chance("dahi-vada");
  const soft = (x: number, y: number, scale: number) =>
    group(
      ellipse(3, 7, 30, 17, ink.curdShade) +
        shape(
          "M-30 2C-31-14-16-23 0-23C17-23 31-14 30 2C28 12 14 15 0 15C-15 15-28 12-30 2z",
          "#d9a55c",
        ) +
        shape(
          "M-29-1C-29-14-15-22 0-22C15-22 29-13 28-2C26 5 20 2 15 5C10 9 6 3 0 4C-6 6-10 10-15 6C-20 3-27 6-29-1z",
          ink.curd,
        ) +
        line("M-19-9Q-12-17 1-17", ink.white, 4) +
        shape(
          "M-16-8C-14-15-4-17 2-16C10-16 19-12 18-6C16-1 12-3 10 0C9 4 5 3 4 0C2-3-1-2-3-1C-5 2-9 2-10-2C-12-4-17-4-16-8z",
          ink.imli,
        ) +
        line("M-11-9Q-6-13 1-13", ink.imliLight, 2.4),
      { x, y, scale },
    );
  const well = oval(160, 124, 112, 64);
  return (
    tableTop("beet") +
    bowl(
      160,
      120,
      126,
      46,
      ellipse(160, 124, 113, 65, ink.curdShade) +
        sheet.clip(
          well,
          ellipse(160, 132, 112, 64, ink.curd) +
            line("M70 118Q92 84 140 78", ink.white, 6) +
            soft(112, 112, 1.25) +
            soft(204, 110, 1.25) +
            soft(156, 148, 1.35) +
            specks(chance, { x: 160, y: 130, rx: 96, ry: 48 }, 46, ink.chilli, 2) +
            specks(chance, { x: 160, y: 130, rx: 96, ry: 48 }, 22, "#8a5a2a", 2) +
            coriander(chance, { x: 160, y: 126, rx: 84, ry: 40 }, 10, 1.4) +
            pomegranate(chance, { x: 160, y: 130, rx: 86, ry: 40 }, 8, 1.15),
        ),
    ) +
    sprig({ x: 34, y: 62, rotate: -24, scale: 0.9 })
  );
}

export const chaatPictures: Picture[] = [
  { slug: "shev-puri", ...size, draw: shevPuri },
  { slug: "spdp", ...size, draw: spdp },
  { slug: "bhel-puri", ...size, draw: bhel },
  { slug: "oli-bhel", ...size, draw: oliBhel },
  { slug: "suki-bhel", ...size, draw: sukiBhel },
  { slug: "mix-bhel", ...size, draw: mixBhel },
  { slug: "ragda-pattice", ...size, draw: ragdaPattice },
  { slug: "samosa-chaat", ...size, draw: samosaChaat },
  { slug: "dahi-vada", ...size, draw: dahiVada },
];
