import { ink, tones } from "../palette.ts";
import { froth, glass, ice } from "../parts/glasses.ts";
import { limeHalf, limeWedge, saffron, slivers, sprig } from "../parts/props.ts";
import { gamcha, shade, steam, tableTop } from "../parts/table.ts";
import { coriander, grains, specks } from "../parts/toppings.ts";
import { bowlOf, brass, clay, plate, steel } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import { circle, ellipse, group, line, type Picture, type Placing, rect, shape } from "../svg.ts";

const size = { width: 320, height: 240 };

/** Thick cream heaped on a drink. */
function malai(x: number, y: number, half: number): string {
  return (
    shape(
      `M${x - half} ${y}C${x - half} ${y - half * 0.5} ${x - half * 0.5} ${y - half * 0.72} ${x - half * 0.1} ${y - half * 0.66}C${x + half * 0.3} ${y - half * 0.85} ${x + half} ${y - half * 0.5} ${x + half} ${y}Q${x} ${y + half * 0.5} ${x - half} ${y}z`,
      ink.curdShade,
    ) +
    shape(
      `M${x - half} ${y - 1}C${x - half} ${y - half * 0.5} ${x - half * 0.5} ${y - half * 0.72} ${x - half * 0.1} ${y - half * 0.66}C${x + half * 0.2} ${y - half * 0.8} ${x + half * 0.8} ${y - half * 0.5} ${x + half * 0.72} ${y - half * 0.1}Q${x} ${y + half * 0.34} ${x - half} ${y - 1}z`,
      ink.curdLight,
    )
  );
}

function lassi(): string {
  const drink = { deep: "#ead2a4", face: "#f8e8c4", light: "#fff8e4", top: "#fff6df" };
  return (
    tableTop("leaf") +
    gamcha(236, 200, 210, 120, 12, "#f6e9cf", ink.chilli) +
    bowlOf(
      236,
      140,
      46,
      44,
      ["#e2c48f", "#f8e8c4", ink.white],
      clay,
      malai(232, 144, 28) +
        slivers([
          [220, 138, 20],
          [236, 132, -30],
          [246, 142, 60],
        ]),
    ) +
    glass(
      { x: 118, top: 44, bottom: 210, rimWidth: 52, footWidth: 38, fill: 12 },
      drink,
      "",
      malai(118, 54, 45),
    ) +
    slivers([
      [96, 38, 30],
      [112, 30, -20],
      [128, 36, 60],
      [140, 42, 10],
      [104, 46, -50],
      [124, 48, 20],
    ]) +
    saffron([
      [106, 36, 20],
      [122, 28, 60],
      [134, 34, -30],
      [94, 46, 0],
    ]) +
    group(
      ellipse(3, 5, 16, 8, ink.shadow, { opacity: 0.2 }) +
        shape("M-16 0C-14-9 12-10 16-1C12 8-12 9-16 0z", "#8fae4b") +
        shape("M-15-1C-12-8 10-8 13-2C8 2-8 3-15-1z", "#b9d07a") +
        line("M-10 2Q0 4 12 1", "#6d8c34", 1.5),
      { x: 200, y: 218, rotate: -20 },
    ) +
    group(
      ellipse(3, 5, 16, 8, ink.shadow, { opacity: 0.2 }) +
        shape("M-16 0C-14-9 12-10 16-1C12 8-12 9-16 0z", "#8fae4b") +
        shape("M-15-1C-12-8 10-8 13-2C8 2-8 3-15-1z", "#b9d07a") +
        line("M-10 2Q0 4 12 1", "#6d8c34", 1.5),
      { x: 224, y: 226, rotate: 16 },
    )
  );
}

/** The small fluted glass of a "cutting": half a tea, full strength. */
function cutting(placing: Placing): string {
  const tea = { deep: "#9c5420", face: "#c2742e", light: "#d9924a", top: "#d99a56" };
  const flutes = [-0.62, -0.36, -0.1, 0.16, 0.42, 0.66]
    .map((s) => `M${(s * 40).toFixed(1)} 44L${(s * 30).toFixed(1)} 116`)
    .join("");
  return group(
    glass(
      { x: 0, top: 0, bottom: 122, rimWidth: 43, footWidth: 31, fill: 12 },
      tea,
      line(flutes, "#7d3f16", 2.4, { opacity: 0.45 }) +
        line(flutes, "#f0b878", 1.2, { opacity: 0.5 }),
      froth(0, 12, 37, "#e9bd84", "#c98d4c"),
    ),
    placing,
  );
}

function chai(): string {
  return (
    tableTop("marigold") +
    // aluminium kettle
    shade(238, 128, 66, 26) +
    line("M190 66C188 18 280 14 284 62", ink.steelDeep, 8) +
    line("M190 66C188 18 280 14 284 62", ink.steelShade, 4) +
    shape("M178 88L144 60L136 66L172 124z", ink.steelShade) +
    shape(
      "M180 62H292C308 84 306 128 286 142C262 150 208 150 190 142C168 128 166 84 180 62z",
      ink.steelShade,
    ) +
    shape(
      "M180 62H240C216 84 216 128 232 148C216 148 200 146 190 142C168 128 166 84 180 62z",
      ink.steel,
    ) +
    line("M186 82Q178 104 188 126", ink.steelGleam, 7) +
    ellipse(236, 62, 56, 14, ink.steelLight) +
    ellipse(236, 59, 44, 10, ink.steel) +
    circle(236, 50, 8, ink.tamarind) +
    cutting({ x: 92, y: 76, scale: 1.16 }) +
    cutting({ x: 190, y: 104, scale: 0.98 }) +
    steam(94, 62, 1.25) +
    // ginger
    group(
      ellipse(6, 12, 36, 10, ink.shadow, { opacity: 0.22 }) +
        shape(
          "M-34 2C-36-8-24-12-18-6C-14-16 0-18 4-8C10-14 24-12 24-4C34-6 40 4 32 8C24 14 10 8 2 12C-8 16-14 8-20 10C-28 12-34 8-34 2z",
          "#c79a58",
        ) +
        shape(
          "M-32 0C-33-7-24-10-18-4C-14-14-2-15 2-6C8-11 20-10 22-3C14 2 4 0-4 4C-12 6-18 2-24 4C-28 5-32 4-32 0z",
          "#e3c085",
        ) +
        line("M-16-4q2 4 0 8M4-6q2 5-1 10M22-2q2 3 0 6", "#a87838", 1.6) +
        ellipse(-33, 4, 5, 4, "#f4dfa6"),
      { x: 262, y: 202 },
    ) +
    line("M30 212l8-4M50 224l8 2M16 222l6 2", "#7d9a3f", 9) +
    line("M30 211l7-3.5M50 223l7 2", "#b3cc70", 4)
  );
}

function coconutHalf(placing: Placing): string {
  return group(
    ellipse(6, 14, 42, 24, ink.shadow, { opacity: 0.24 }) +
      shape("M-42-4C-42 22-20 32 0 32C20 32 42 22 42-4z", "#5d3418") +
      line("M-34 8q8 12 18 16M-20 6q6 12 16 20M30 8q-6 10-14 14M14 12q-2 8-6 14", "#8a5a2c", 2) +
      ellipse(0, -4, 42, 25, "#7a4722") +
      ellipse(0, -4, 39, 22.5, ink.white) +
      ellipse(1, -1, 31, 16.5, "#dcd6c6") +
      ellipse(2, 2, 28, 13, "#f3efe3"),
    placing,
  );
}

/** Kokum: small dark plums, one cut to its petals. */
function kokum(placing: Placing): string {
  return group(
    ellipse(3, 12, 20, 9, ink.shadow, { opacity: 0.24 }) +
      circle(0, 0, 18, "#5c0f2c") +
      ellipse(-2, -2, 15, 14.5, "#8a1a40") +
      ellipse(-6, -7, 6, 4.5, "#c24a70") +
      shape("M-4-17L0-21L5-17L1-14z", "#6d8c34"),
    placing,
  );
}

function solKadhi(): string {
  const drink = { deep: "#d9789a", face: "#ec9db7", light: "#f8c3d3", top: "#f7bfd0" };
  const chance = new Chance("sol");
  return (
    tableTop("teal") +
    coconutHalf({ x: 238, y: 96, scale: 1.2 }) +
    glass(
      { x: 116, top: 56, bottom: 208, rimWidth: 56, footWidth: 44, fill: 14 },
      drink,
      "",
      coriander(chance, { x: 116, y: 69, rx: 32, ry: 8 }, 6, 1.5) +
        specks(chance, { x: 116, y: 70, rx: 38, ry: 10 }, 12, "#a93a6b", 2.2),
    ) +
    bowlOf(
      236,
      176,
      42,
      22,
      ["#c9668a", "#f0a8bf", "#ffdbe6"],
      steel,
      coriander(chance, { x: 236, y: 180, rx: 22, ry: 9 }, 5, 1.1),
    ) +
    kokum({ x: 36, y: 196, scale: 0.95 }) +
    kokum({ x: 62, y: 216, scale: 0.85 }) +
    sprig({ x: 182, y: 66, rotate: 26, scale: 0.8 })
  );
}

function cane(
  x: number,
  y: number,
  length: number,
  rotate: number,
  face: string,
  light: string,
  deep: string,
): string {
  let nodes = "";
  for (let i = 36; i < length; i += 44) nodes += `M${i}-11v22`;
  return group(
    rect(4, -6, length, 24, ink.shadow, 8, { opacity: 0.2 }) +
      rect(0, -12, length, 24, face, 4) +
      rect(0, 2, length, 10, deep, 4) +
      line(`M8-6H${length - 8}`, light, 4) +
      line(nodes, "#e9e0a8", 5) +
      line(nodes, deep, 2) +
      ellipse(length, 0, 6, 12, "#f4efc4") +
      ellipse(length, 0, 3.5, 8, "#e2da98"),
    { x, y, rotate },
  );
}

function usachaRas(): string {
  const drink = { deep: "#a9b03a", face: "#c9cf5c", light: "#e3e78e", top: "#e3e590" };
  return (
    tableTop("rose") +
    cane(160, 52, 200, 14, "#8fae4b", "#cfe08a", "#6d8c34") +
    cane(150, 88, 200, 8, "#7a3a5a", "#b2708e", "#5a2440") +
    cane(172, 122, 160, 2, "#8fae4b", "#cfe08a", "#6d8c34") +
    glass(
      { x: 110, top: 42, bottom: 212, rimWidth: 54, footWidth: 40, fill: 16 },
      drink,
      line(
        grains([
          [92, 110],
          [128, 140],
          [104, 170],
          [136, 98],
          [86, 150],
          [118, 120],
          [98, 190],
        ]),
        "#eef0b4",
        4,
      ),
      froth(110, 57, 47, "#f3f2c6", "#d3d57e"),
    ) +
    limeHalf({ x: 204, y: 186, scale: 1.2, rotate: -10 }) +
    limeWedge({ x: 258, y: 200, scale: 1, rotate: 14 }) +
    sprig({ x: 60, y: 58, rotate: -30, scale: 0.8 })
  );
}

/** A goti soda: the bottle that a marble closes. */
function gotiSoda(placing: Placing): string {
  return group(
    ellipse(12, 92, 40, 14, ink.shadow, { opacity: 0.26 }) +
      shape(
        "M-13-92H13V-74C13-70 17-68 17-62C17-54 10-52 10-46C10-38 30-32 30-10V80C30 92 14 96 0 96C-14 96-30 92-30 80V-10C-30-32-10-38-10-46C-10-52-17-54-17-62C-17-68-13-70-13-74z",
        "#5fb59a",
      ) +
      shape(
        "M13-92V-74C13-70 17-68 17-62C17-54 10-52 10-46C10-38 30-32 30-10V80C30 90 18 94 8 95.5C18 70 16 10 8-20C2-36 2-60 4-92z",
        "#3d8f78",
      ) +
      shape("M-26-4C-18-10 18-10 26-4V78C26 88 12 91 0 91C-12 91-26 88-26 78z", "#d9f0c0", {
        opacity: 0.55,
      }) +
      line("M-20-16Q-22-4-22 10V64", ink.white, 6, { opacity: 0.75 }) +
      circle(0, -60, 9, "#2f6f9a") +
      circle(-1.5, -62, 6, "#6fb0d6") +
      circle(-3, -64, 2, ink.white) +
      rect(-15, -98, 30, 11, ink.chilli, 4) +
      line("M-11-94H4", ink.chilliLight, 3) +
      line(
        grains([
          [-8, 20],
          [10, 40],
          [-4, 60],
          [12, 8],
          [-14, 44],
          [4, 74],
          [16, 62],
          [-2, 2],
        ]),
        ink.white,
        4,
        { opacity: 0.8 },
      ),
    placing,
  );
}

function nimbuSoda(): string {
  const drink = { deep: "#c9dc8a", face: "#e0edae", light: "#f3f9d6", top: "#f0f7cc" };
  const slice = (x: number, y: number, r: number) =>
    circle(x, y, r, "#a9cf4e") +
    circle(x, y, r * 0.86, "#f3f6cf") +
    circle(x, y, r * 0.72, "#d3e474") +
    line(
      `M${x - r * 0.72} ${y}h${r * 1.44}M${x - r * 0.36} ${y - r * 0.62}l${r * 0.72} ${r * 1.24}M${x + r * 0.36} ${y - r * 0.62}l${-r * 0.72} ${r * 1.24}`,
      "#f3f6cf",
      2,
    );
  return (
    tableTop("sky") +
    gotiSoda({ x: 238, y: 118, scale: 1.1 }) +
    glass(
      { x: 118, top: 48, bottom: 212, rimWidth: 56, footWidth: 44, fill: 16 },
      drink,
      ice(96, 96, 36) +
        ice(142, 108, 34) +
        slice(106, 148, 24) +
        slice(140, 172, 18) +
        line(
          grains([
            [84, 126],
            [130, 84],
            [150, 140],
            [92, 180],
            [120, 196],
            [156, 120],
            [112, 118],
            [128, 140],
          ]),
          ink.white,
          4.5,
          { opacity: 0.9 },
        ),
      ice(104, 62, 28) + ice(138, 60, 24) + sprig({ x: 126, y: 66, rotate: 12, scale: 0.85 }),
    ) +
    group(slice(0, 0, 24), { x: 72, y: 46 }) +
    limeHalf({ x: 46, y: 200, scale: 1.2, rotate: -10 }) +
    limeWedge({ x: 182, y: 222, scale: 0.9, rotate: 12 })
  );
}

function kokumSharbat(): string {
  const drink = { deep: "#7c0f38", face: "#a91c4e", light: "#d2466f", top: "#c8345f" };
  return (
    tableTop("cream") +
    gamcha(90, 190, 210, 130, -12, "#fbf3e2", ink.onionDeep) +
    glass(
      { x: 128, top: 48, bottom: 210, rimWidth: 56, footWidth: 42, fill: 14 },
      drink,
      ice(106, 100, 34) +
        ice(148, 116, 32) +
        ice(124, 146, 28) +
        line(
          grains([
            [96, 160],
            [140, 180],
            [116, 190],
          ]),
          "#f08aa8",
          4,
        ),
      ice(112, 60, 28) + ice(146, 60, 24) + sprig({ x: 134, y: 64, rotate: -10, scale: 0.85 }),
    ) +
    plate(248, 178, 60, brass) +
    kokum({ x: 228, y: 162, scale: 1.05 }) +
    kokum({ x: 266, y: 160, scale: 1.05 }) +
    kokum({ x: 246, y: 182, scale: 1.15 })
  );
}

function taak(): string {
  const chance = new Chance("taak");
  return (
    tableTop("beet") +
    // the pot it was churned in, with its ravi
    line("M236 6L214 92", "#a8713a", 9) +
    line("M234 6L212 92", "#d39d5e", 4) +
    bowlOf(
      214,
      104,
      78,
      58,
      tones.curd,
      clay,
      line("M174 118q20 8 40 0t44 2", ink.white, 5) +
        coriander(chance, { x: 226, y: 116, rx: 40, ry: 16 }, 6, 1.4),
    ) +
    line("M216 76L210 112", "#a8713a", 10) +
    line("M196 112q14 10 28 0M200 106q10 8 20 0", "#8a5a2c", 6) +
    // steel tumbler
    ellipse(100, 214, 60, 15, ink.shadow, { opacity: 0.26 }) +
    shape("M34 84L48 206A36 11 0 0 0 120 206L134 84z", ink.steelShade) +
    shape("M34 84L48 206Q56 214 68 216L66 84z", ink.steel) +
    shape("M96 84L92 217Q112 214 120 206L134 84z", ink.steelDeep, { opacity: 0.45 }) +
    line("M50 104L60 196", ink.steelGleam, 7) +
    line("M118 106L110 190", ink.steelLight, 3.5) +
    line("M42 160Q84 178 126 160M44 168Q84 186 124 168", ink.steelDeep, 1.8, { opacity: 0.6 }) +
    ellipse(84, 84, 50, 16, ink.steelLight) +
    ellipse(84, 86, 46, 13.5, ink.steelDeep) +
    ellipse(84, 88, 44, 12, ink.curd) +
    line("M52 86q14-8 30-8", ink.white, 3) +
    coriander(chance, { x: 84, y: 87, rx: 30, ry: 7 }, 7, 1.4) +
    specks(chance, { x: 84, y: 88, rx: 36, ry: 9 }, 16, "#8a5a2a", 2.2) +
    group(
      line("M0 0Q20-14 46-18", ink.leafDeep, 2.4) +
        shape(
          "M6-4q2-14 14-16q2 10-14 16zM20-11q4-12 16-12q0 9-16 12zM34-16q6-10 16-8q-2 8-16 8zM10-3q10 6 18 0q-8-7-18 0zM26-10q10 6 18-1q-8-6-18 1z",
          ink.leafShade,
        ),
      { x: 142, y: 226, scale: 1.1 },
    )
  );
}

export const beveragePictures: Picture[] = [
  { slug: "lassi", ...size, draw: lassi },
  { slug: "masala-chai", ...size, draw: chai },
  { slug: "sol-kadhi", ...size, draw: solKadhi },
  { slug: "usacha-ras", ...size, draw: usachaRas },
  { slug: "nimbu-soda", ...size, draw: nimbuSoda },
  { slug: "kokum-sharbat", ...size, draw: kokumSharbat },
  { slug: "masala-taak", ...size, draw: taak },
];
