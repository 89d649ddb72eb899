import { ink, tones } from "../palette.ts";
import { greenChilli, limeWedge, onionRing, redChilli, sprig } from "../parts/props.ts";
import { brimming, mash, openPuri, puri } from "../parts/puri.ts";
import { gamcha, newspaper, shade, steam, tableTop } from "../parts/table.ts";
import {
  boondi,
  coriander,
  onion,
  peas,
  pomegranate,
  sev,
  specks,
  tomato,
} from "../parts/toppings.ts";
import { bowlOf, brass, china, clay, dona, plate, steel } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import { circle, ellipse, group, line, type Picture, rect, type Sheet, shape } from "../svg.ts";

const size = { width: 320, height: 240 };

function classic(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const full = sheet.stamp(openPuri(brimming(tones.pani)));
  const chance = new Chance("classic");
  return (
    tableTop("mint") +
    gamcha(66, 196, 200, 120, -16, "#f6e9cf", ink.chilli) +
    plate(156, 136, 134) +
    bowlOf(
      184,
      74,
      58,
      36,
      tones.pani,
      steel,
      boondi(chance, { x: 184, y: 82, rx: 36, ry: 15 }, 10) +
        coriander(chance, { x: 184, y: 80, rx: 36, ry: 15 }, 7),
    ) +
    whole(66, 106, 1.15) +
    whole(107, 92, 1.1) +
    whole(262, 134, 1.15) +
    whole(56, 147, 1.2) +
    whole(244, 172, 1.25) +
    full(104, 140, 1.45) +
    whole(108, 188, 1.25) +
    full(175, 178, 1.7) +
    sprig({ x: 290, y: 66, rotate: 24 }) +
    greenChilli({ x: 288, y: 216, rotate: -24, scale: 0.8 })
  );
}

function spicy(sheet: Sheet): string {
  const chance = new Chance("spicy");
  const water = brimming([ink.paniDeep, "#5d8a22", ink.paniLight]);
  return (
    tableTop("chilli") +
    newspaper(138, 170, 250, 150, -8) +
    sheet.stamp(puri())(58, 116, 1.7) +
    sheet.stamp(openPuri(mash()))(252, 186, 1.7) +
    group(openPuri(water), { x: 148, y: 152, scale: 3.5 }) +
    shape("M140 54C146 80 140 106 139 134Q148 140 157 133C160 100 164 78 172 56z", ink.pani) +
    shape("M150 58C152 84 148 110 147 134L152 135C156 104 158 80 163 58z", ink.paniLight) +
    line("M122 112h0M182 108h0M112 88h0M194 84h0", ink.pani, 9) +
    line("M121 110.5h0M181 106.5h0", ink.paniLight, 3.5) +
    line("M130 92h0M184 92h0M100 104h0M206 102h0M176 80h0", ink.pani, 6) +
    line("M104 78h0M200 70h0M94 118h0M212 118h0M126 76h0", ink.paniLight, 4) +
    // the ladle that pours
    line("M190 34L300-14", ink.steelShade, 12) +
    line("M190 31L300-17", ink.steelLight, 5) +
    shape("M124 42C124 66 142 74 160 74C182 74 196 60 196 38z", ink.steelShade) +
    shape("M124 42C124 66 142 74 156 74C146 66 144 54 146 42z", ink.steelLight) +
    ellipse(160, 40, 37, 17, ink.steelLight, { rotate: -5 }) +
    ellipse(160, 41, 32, 13, ink.paniDeep, { rotate: -5 }) +
    ellipse(160, 44, 29, 9.5, ink.pani, { rotate: -5 }) +
    line("M138 42q6-6 16-7", ink.paniLight, 3) +
    redChilli({ x: 44, y: 196, rotate: 28, scale: 1.15 }) +
    redChilli({ x: 84, y: 216, rotate: -12, scale: 1 }) +
    greenChilli({ x: 222, y: 222, rotate: 14, scale: 1 }) +
    greenChilli({ x: 288, y: 96, rotate: -62, scale: 0.9 }) +
    specks(chance, { x: 110, y: 206, rx: 90, ry: 24 }, 34, ink.chilliDeep, 2.2) +
    specks(chance, { x: 230, y: 150, rx: 50, ry: 20 }, 12, ink.chilliDeep, 2)
  );
}

export function curdPuri(chance: Chance): string {
  return (
    openPuri(mash()) +
    shape(
      "M-15-6C-15-14-7-18 0-17.5C8-18 16-13 15.5-5C16 0 14 3 13.5 7C13 11 9.5 11 9 7C8.5 4 6 5 5.5 8C5 14-1 14-1.5 8C-2 4-5 4-6 6C-8 11-12 9-12 4C-12 1-15-1-15-6z",
      ink.curdShade,
    ) +
    shape(
      "M-15-7C-15-14-7-18 0-17.5C8-18 16-13 15.5-6C16-1 13.5 1 12.5 5C11.5 8 9.5 8 9 5C8 2 5 2 4.5 6C4 11-.5 11-1 6C-2 2-6 2-7 4C-8.5 7-11 7-11 3C-11 0-15-2-15-7z",
      ink.curd,
    ) +
    line("M-10-10Q-7-14-1-14.6", ink.white, 2.4) +
    line("M-11-2.5Q-9.5 2-7-2T-2.5-1.5T2.5-1.5T7.5-2T11-3", ink.imliDeep, 2.6) +
    line("M-11-3Q-9.5 1.5-7-2.5T-2.5-2T2.5-2T7.5-2.5T11-3.5", ink.imli, 1.9) +
    shape("M-9.5-9C-8-14-4-17 0-17C5-17 8.5-14 9.5-9C7-6 3-5 0-5C-3-5-7-6-9.5-9z", ink.sevDark) +
    sev(chance, { x: 0, y: -11, rx: 8.5, ry: 5 }, 46, 1.3, 5.5) +
    line("M-12.5-6.5h0M12-7h0M10.5 2h0M-9 4.5h0", ink.leaf, 2) +
    pomegranate(chance, { x: 0, y: -10.5, rx: 7.5, ry: 4.5 }, 6, 0.72) +
    coriander(chance, { x: 0, y: -12, rx: 6, ry: 3.5 }, 3, 0.7)
  );
}

function dahi(sheet: Sheet): string {
  const one = sheet.stamp(curdPuri(new Chance("dahi-a")));
  const two = sheet.stamp(curdPuri(new Chance("dahi-c")));
  return (
    tableTop("rose") +
    plate(160, 134, 140, china) +
    shape(
      "M70 150C60 112 110 92 160 92C214 92 262 112 252 152C244 190 190 196 160 196C120 196 78 186 70 150z",
      "#efe0c4",
    ) +
    line("M84 176Q120 202 160 198T244 168", ink.imli, 4, { opacity: 0.75 }) +
    line("M72 140Q80 108 120 100M210 98Q252 110 256 146", ink.leaf, 4, { opacity: 0.8 }) +
    one(108, 98, 1.85) +
    two(206, 96, 1.85) +
    two(66, 142, 1.9) +
    one(250, 143, 1.9) +
    one(158, 140, 2.1) +
    two(106, 186, 2) +
    one(210, 187, 2) +
    pomegranate(new Chance("seeds"), { x: 286, y: 218, rx: 26, ry: 12 }, 7, 1.3) +
    sprig({ x: 30, y: 52, rotate: -30, scale: 0.9 })
  );
}

function dates(x: number, y: number, rotate: number): string {
  return group(
    ellipse(3, 5, 18, 10, ink.shadow, { opacity: 0.22 }) +
      ellipse(0, 0, 18, 10.5, ink.imliDeep) +
      ellipse(-1, -1.5, 15.5, 8, ink.imli) +
      line("M-10-4Q-2-7 6-5M-6 2Q2 0 9 2", ink.imliLight, 2),
    { x, y, rotate },
  );
}

function sweet(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const full = sheet.stamp(openPuri(brimming(tones.imli)));
  const chance = new Chance("sweet");
  return (
    tableTop("teal") +
    plate(148, 150, 126, brass) +
    bowlOf(
      108,
      84,
      60,
      38,
      [ink.imliDeep, "#6b2b16", ink.imliLight],
      brass,
      boondi(chance, { x: 108, y: 92, rx: 38, ry: 15 }, 9),
    ) +
    whole(206, 108, 1.25) +
    whole(248, 142, 1.2) +
    whole(166, 130, 1.2) +
    whole(62, 170, 1.25) +
    full(122, 184, 1.6) +
    full(204, 172, 1.75) +
    // jaggery
    shape("M246 54L262 34L296 38L308 58L292 78L258 76z", ink.shadow, { opacity: 0.2 }) +
    shape("M240 48L256 28L290 32L302 52L286 70L252 68z", "#9c5a1e") +
    shape("M240 48L256 28L290 32L268 50z", "#d08a3a") +
    shape("M290 32L302 52L286 70L268 50z", "#b8702a") +
    line("M252 42l8-6M266 36l8 1", "#eab268", 3) +
    dates(284, 204, -20) +
    dates(254, 222, 12) +
    dates(28, 62, 60)
  );
}

function masalaPuri(chance: Chance): string {
  return (
    openPuri() +
    shape(
      "M-12.5-3C-12-12-6-17 0-16.6C7-16.6 12.5-11 12.5-3C9 2 4 3 0 3C-5 3-10.5 1.5-12.5-3z",
      "#d08f2c",
    ) +
    shape(
      "M-11-5C-10-12-5-16 0-15.6C5-15.6 9-11 8.5-7C5-3-1-1.5-4-2C-8-2-11.5-3-11-5z",
      "#f6d57f",
    ) +
    specks(chance, { x: 0, y: -6, rx: 10, ry: 7 }, 9, ink.chilliShade, 1.3) +
    sev(chance, { x: 0, y: -8, rx: 8, ry: 4.5 }, 16, 1.4, 5) +
    onion(chance, { x: 0, y: -8, rx: 9, ry: 5 }, 6, 0.7) +
    tomato(chance, { x: 0, y: -8, rx: 8, ry: 5 }, 4, 0.65) +
    coriander(chance, { x: 0, y: -8, rx: 9, ry: 5 }, 4, 0.7)
  );
}

function masala(sheet: Sheet): string {
  const one = sheet.stamp(masalaPuri(new Chance("masala-a")));
  const two = sheet.stamp(masalaPuri(new Chance("masala-b")));
  const chance = new Chance("masala");
  return (
    tableTop("plum") +
    newspaper(160, 136, 290, 176, 7) +
    specks(chance, { x: 160, y: 140, rx: 130, ry: 80 }, 60, ink.chilli, 2) +
    specks(chance, { x: 160, y: 140, rx: 130, ry: 80 }, 30, ink.imliLight, 1.8) +
    two(96, 84, 1.75) +
    one(180, 74, 1.75) +
    one(62, 140, 1.8) +
    two(138, 132, 2) +
    one(222, 128, 1.9) +
    one(104, 192, 1.9) +
    two(190, 190, 2) +
    greenChilli({ x: 270, y: 196, rotate: -40 }) +
    onionRing({ x: 268, y: 62, scale: 0.95, rotate: -10 }) +
    onionRing({ x: 288, y: 78, scale: 0.7, rotate: 20 })
  );
}

function ragadaPuri(chance: Chance): string {
  return (
    openPuri() +
    shape(
      "M-12-4C-12-11-5-14 0-13.5C7-13.5 12.5-9 12-3C12 2 9 3 8 7C7.5 10 5 10 4.5 6C3 3-3 4-6 3C-9 2-12 0-12-4z",
      "#b9741c",
    ) +
    shape("M-11-5C-10-11-5-13 0-12.8C6-12.6 11-9 11-4C10 0 4 1 0 1C-5 1-10.5 0-11-5z", "#e0a437") +
    peas(chance, { x: 0, y: -6.5, rx: 8, ry: 4 }, 7, 0.62) +
    onion(chance, { x: 0, y: -7, rx: 8, ry: 4 }, 3, 0.6) +
    coriander(chance, { x: 0, y: -7, rx: 8, ry: 4 }, 3, 0.6)
  );
}

function ragada(sheet: Sheet): string {
  const one = sheet.stamp(ragadaPuri(new Chance("ragada-a")));
  const two = sheet.stamp(ragadaPuri(new Chance("ragada-b")));
  const chance = new Chance("ragada");
  return (
    tableTop("beet") +
    plate(166, 158, 132) +
    bowlOf(
      190,
      86,
      68,
      40,
      ["#a9651a", "#dd9c33", "#f7d27a"],
      steel,
      peas(chance, { x: 190, y: 94, rx: 48, ry: 22 }, 26) +
        coriander(chance, { x: 190, y: 94, rx: 46, ry: 20 }, 7) +
        specks(chance, { x: 190, y: 92, rx: 46, ry: 20 }, 12, ink.chilli, 2),
    ) +
    steam(190, 74, 1.1) +
    two(94, 124, 1.6) +
    one(66, 168, 1.6) +
    two(122, 190, 1.75) +
    one(190, 186, 1.8) +
    two(256, 168, 1.7) +
    limeWedge({ x: 40, y: 62, rotate: -18, scale: 1.1 })
  );
}

function bottle(x: number, y: number, deep: string, face: string, light: string): string {
  return group(
    ellipse(5, 40, 24, 11, ink.shadow, { opacity: 0.25 }) +
      shape(
        "M-9-46H9V-34C9-26 21-24 21-12V34C21 42 12 46 0 46C-12 46-21 42-21 34V-12C-21-24-9-26-9-34z",
        face,
      ) +
      shape("M9-34C9-26 21-24 21-12V34C21 42 12 46 4 46C12 30 12-10 3-30V-46H9z", deep) +
      line("M-14-8V28", light, 4) +
      rect(-21, 2, 42, 22, ink.newsLight) +
      circle(0, 13, 7, ink.puriShade) +
      circle(-0.6, 12.2, 5.6, ink.puriLight) +
      ellipse(0, 11.6, 3, 1.8, deep) +
      rect(-11, -58, 22, 15, ink.tamarind, 3) +
      line("M-7-54V-47M-2-54V-47", "#8a4a2b", 2),
    { x, y },
  );
}

function kit(sheet: Sheet): string {
  const whole = sheet.stamp(puri());
  const chance = new Chance("kit");
  return (
    tableTop("marigold") +
    shade(122, 188, 114, 34, 0.3) +
    // an open carton of puris
    shape("M14 116L58 68H200L240 112L232 208Q124 226 22 208z", "#8d5a2d") +
    shape("M26 116L62 76H196L228 114z", "#5f381a") +
    whole(84, 84, 1.05) +
    whole(124, 80, 1.05) +
    whole(166, 84, 1.05) +
    whole(60, 106, 1.1) +
    whole(104, 102, 1.15) +
    whole(148, 104, 1.15) +
    whole(192, 106, 1.1) +
    whole(80, 122, 1.1) +
    whole(126, 124, 1.15) +
    whole(172, 124, 1.1) +
    shape("M14 118Q124 134 240 114L232 208Q124 226 22 208z", "#c98d4e") +
    shape("M150 126Q204 124 240 114L232 208Q190 218 140 218z", "#b57838") +
    shape("M14 118Q124 134 240 114L239 124Q124 144 15 128z", "#e0aa6b") +
    circle(122, 176, 27, ink.chilli) +
    circle(122, 176, 22, "#f6e9cf") +
    group(puri(), { x: 122, y: 177, scale: 0.85 }) +
    line("M40 168h34M40 182h26M172 168h34M180 182h26", "#7d4a20", 4, { opacity: 0.7 }) +
    bottle(268, 112, ink.paniDeep, ink.pani, ink.paniLight) +
    bottle(296, 150, ink.imliDeep, ink.imli, ink.imliLight) +
    bowlOf(
      246,
      190,
      34,
      18,
      ["#b9741c", "#f0d084", "#fff0bd"],
      steel,
      peas(chance, { x: 246, y: 193, rx: 22, ry: 9 }, 10, 0.8) +
        coriander(chance, { x: 246, y: 193, rx: 20, ry: 8 }, 4, 0.8),
    ) +
    sprig({ x: 286, y: 46, rotate: 18, scale: 0.8 })
  );
}

function gadi(sheet: Sheet): string {
  const full = sheet.stamp(openPuri(brimming(tones.pani)));
  const chance = new Chance("gadi");
  return (
    tableTop("sky") +
    newspaper(120, 168, 230, 120, -7) +
    // the cart's earthen pot of pani, with its ladle
    line("M236 78L286 4", ink.steelShade, 8) +
    line("M235 76L285 2", ink.steelLight, 3) +
    bowlOf(
      226,
      82,
      76,
      62,
      tones.pani,
      clay,
      boondi(chance, { x: 222, y: 92, rx: 46, ry: 18 }, 8) +
        coriander(chance, { x: 226, y: 92, rx: 46, ry: 20 }, 8),
    ) +
    dona(112, 136, 92, 40, "") +
    full(74, 134, 1.75) +
    full(146, 132, 1.75) +
    full(110, 164, 1.9) +
    limeWedge({ x: 276, y: 208, rotate: -14, scale: 1.1 })
  );
}

function dahiBites(sheet: Sheet): string {
  const one = sheet.stamp(curdPuri(new Chance("bite-a")));
  const two = sheet.stamp(curdPuri(new Chance("bite-b")));
  return (
    tableTop("leaf") +
    gamcha(60, 60, 190, 120, 14, "#f6e9cf", ink.onionDeep) +
    plate(160, 142, 118, clay) +
    one(112, 116, 2.3) +
    two(208, 116, 2.3) +
    two(116, 168, 2.5) +
    one(210, 168, 2.5) +
    sprig({ x: 288, y: 78, rotate: 22 })
  );
}

export const paniPuriPictures: Picture[] = [
  { slug: "classic-pani-puri", ...size, draw: classic },
  { slug: "spicy-pani-puri", ...size, draw: spicy },
  { slug: "dahi-puri", ...size, draw: dahi },
  { slug: "god-pani-puri", ...size, draw: sweet },
  { slug: "masala-puri", ...size, draw: masala },
  { slug: "ragada-puri", ...size, draw: ragada },
  { slug: "ghari-pani-puri-kit", ...size, draw: kit },
  { slug: "gadi-pani-puri", ...size, draw: gadi },
  { slug: "dahi-puri-bites", ...size, draw: dahiBites },
];
