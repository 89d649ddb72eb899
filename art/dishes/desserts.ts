import { ink } from "../palette.ts";
import { coil } from "../parts/fried.ts";
import { glass } from "../parts/glasses.ts";
import { marigold, saffron, slivers } from "../parts/props.ts";
import { tableTop } from "../parts/table.ts";
import { grains } from "../parts/toppings.ts";
import { bowl, bowlOf, brass, china, clay, plate, steel } from "../parts/vessels.ts";
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

const size = { width: 320, height: 240 };

/** A banana leaf across the table. */
function bananaLeaf(x: number, y: number, rotate: number, scale = 1): string {
  let veins = "";
  for (let i = -120; i <= 120; i += 20) veins += `M${i} 0l16-54M${i} 0l16 54`;
  const blade =
    "M-150 0C-130-52-60-64 0-62C70-62 130-48 152-6L146 0L152 6C130 52 70 64 0 62C-60 62-130 52-150 0z";
  return group(
    group(shape(blade, ink.shadow, { opacity: 0.22 }), { x: 6, y: 9 }) +
      shape(blade, "#3f9148") +
      shape("M-150 0C-130-52-60-64 0-62C70-62 130-48 152-6L146 0z", "#5cac52") +
      line(veins, "#2f7a3c", 1.4, { opacity: 0.45 }) +
      line("M-164 0H148", "#a9d57c", 5),
    { x, y, rotate, scale },
  );
}

function kulfi(): string {
  const stick = (placing: Placing) =>
    group(
      rect(-5, 4, 10, 56, "#d9a862", 4) +
        rect(0, 4, 5, 56, "#b9843f", 3) +
        shape("M-27 10C-28 16 28 16 27 10L17-82C16-96-16-96-17-82z", "#d9b877") +
        shape("M-27 9C-20 14 4 13 6 12L6-90C-6-94-16-92-17-82z", "#f3dca6") +
        shape("M-22 4C-18 8-10 8-8 7L-6-86C-12-86-14-82-14-76z", "#fff1cd") +
        line("M-17-60H17M-20-32H20M-24-6H24", "#c9a05c", 1.8, { opacity: 0.6 }) +
        slivers([
          [-8, -70, 30],
          [6, -56, -20],
          [-12, -44, 60],
          [10, -34, 10],
          [-4, -22, -40],
          [12, -8, 50],
          [-16, -4, 0],
          [4, -80, 80],
        ]) +
        saffron([
          [-2, -62, 40],
          [8, -44, -10],
          [-14, -30, 20],
          [-2, -10, -30],
        ]),
      placing,
    );
  return (
    tableTop("beet") +
    plate(160, 156, 140, steel) +
    shape("M70 66Q104 60 118 88L152 158Q146 176 124 170L96 150z", ink.shadow, { opacity: 0.18 }) +
    shape("M168 66Q206 52 210 80L208 160Q190 178 164 162z", ink.shadow, { opacity: 0.18 }) +
    stick({ x: 104, y: 142, rotate: -22, scale: 1.1 }) +
    stick({ x: 172, y: 150, rotate: 6, scale: 1.14 }) +
    bowlOf(
      252,
      138,
      46,
      40,
      ["#d9b877", "#f6e2b4", ink.white],
      clay,
      slivers([
        [236, 138, 20],
        [250, 132, -30],
        [262, 142, 60],
        [246, 148, 0],
        [272, 136, 30],
      ]) +
        saffron([
          [240, 144, 20],
          [260, 134, -20],
        ]),
    ) +
    slivers([
      [70, 190, 20],
      [92, 202, -30],
      [214, 206, 60],
    ])
  );
}

/** One jalebi: a spiral piped into hot ghee, soaked in syrup. */
function spiral(): string {
  const d = coil(0, 0, 31, 2.9);
  return (
    group(line(d, ink.shadow, 9, { opacity: 0.2 }), { x: 4, y: 6 }) +
    group(line(d, "#b04a08", 9), { x: 0.6, y: 2 }) +
    line(d, "#ee8412", 7.6) +
    group(line(d, "#ffb638", 3), { x: -0.8, y: -1.4 }) +
    line("M-22-10q4-8 12-11M10-20q8 2 12 7M-8 8q-4-2-4-6", "#fff0b5", 2.2)
  );
}

function jalebi(sheet: Sheet): string {
  const one = sheet.stamp(spiral());
  return (
    tableTop("plum") +
    plate(160, 146, 142, brass) +
    one(92, 150, 1.35) +
    one(228, 152, 1.35, { rotate: 60 }) +
    one(160, 178, 1.4, { rotate: 20 }) +
    one(124, 118, 1.35, { rotate: 30 }) +
    one(200, 118, 1.35, { rotate: -30 }) +
    one(160, 142, 1.4, { rotate: 70 }) +
    one(162, 92, 1.3) +
    slivers([
      [150, 96, 20],
      [176, 104, -30],
      [120, 140, 60],
      [206, 138, 0],
      [164, 160, 30],
      [98, 170, -20],
      [232, 172, 40],
    ]) +
    marigold({ x: 286, y: 48, scale: 1.1 }) +
    marigold({ x: 262, y: 30, scale: 0.7 }, "#f7c52c", "#dd9c10")
  );
}

function jamun(): string {
  return (
    ellipse(4, 14, 27, 12, "#8a3c08", { opacity: 0.5 }) +
    circle(0, 0, 27, "#4f1d0b") +
    ellipse(-2, -2, 24.5, 24, "#7d3413") +
    ellipse(-6, -7, 17, 15, "#a24f1f") +
    ellipse(-9, -12, 8, 5.5, "#d98a4a") +
    line("M-14-13q3-5 8-6", "#ffe3b8", 3)
  );
}

function gulabJamun(sheet: Sheet): string {
  const ball = sheet.stamp(jamun());
  const well = oval(160, 122, 112, 66);
  return (
    tableTop("rose") +
    bowl(
      160,
      116,
      126,
      52,
      ellipse(160, 122, 113, 67, "#a8540c") +
        sheet.clip(
          well,
          ellipse(160, 132, 112, 66, "#dd8418") +
            shape(
              "M58 140C64 176 110 192 160 192C200 192 240 180 256 152C230 166 200 170 160 170C120 170 84 164 58 140z",
              "#f4a93a",
            ) +
            line("M62 112Q84 78 138 68", "#ffd98a", 6) +
            ball(112, 112, 1.35) +
            ball(200, 108, 1.35) +
            ball(158, 144, 1.45),
        ) +
        slivers([
          [100, 96, 20],
          [116, 90, -30],
          [190, 88, 60],
          [208, 94, 0],
          [148, 124, 30],
          [166, 120, -20],
          [156, 132, 60],
        ]) +
        saffron([
          [86, 150, 20],
          [220, 146, -20],
          [180, 168, 0],
          [124, 166, 30],
        ]) +
        line("M66 150q8 10 20 16M236 152q-6 8-14 12", "#ffe9b0", 4),
      china,
    ) +
    shape(
      "M22 58C24 40 42 34 54 42C50 58 36 66 22 58zM54 30C64 18 82 20 86 32C76 42 62 42 54 30z",
      "#c8406f",
    ) +
    shape(
      "M26 56C30 44 40 40 50 43C44 52 36 58 26 56zM59 30C66 24 76 24 82 31C74 36 66 36 59 30z",
      "#fbd3de",
    )
  );
}

function shrikhand(): string {
  return (
    tableTop("teal") +
    plate(160, 158, 144, brass) +
    bowl(
      134,
      104,
      86,
      48,
      ellipse(134, 108, 77, 45, "#c9850f") +
        shape(
          "M58 110C60 92 76 84 88 82C92 70 110 62 124 66C134 52 158 54 162 66C182 68 192 78 194 88C208 92 212 104 208 114C200 142 166 154 134 154C98 154 64 140 58 110z",
          "#dd9c22",
        ) +
        shape(
          "M60 108C62 92 76 86 90 84C94 72 110 64 124 68C134 56 156 56 160 68C178 70 188 80 188 88C196 94 196 104 186 108C170 116 156 110 146 118C132 128 112 122 98 130C82 136 64 128 60 108z",
          "#f6c445",
        ) +
        shape(
          "M72 104C76 92 90 90 100 88C104 78 116 72 128 74C138 66 152 66 152 74C146 82 132 82 126 88C116 94 108 92 102 100C92 108 74 114 72 104z",
          "#ffe08a",
        ) +
        line("M84 132q24 10 48 2t44-14q14-2 20-10M110 108q16-10 32-8t28-10", "#c9850f", 3, {
          opacity: 0.7,
        }) +
        slivers([
          [104, 84, 20],
          [124, 78, -30],
          [144, 84, 60],
          [118, 98, 0],
          [152, 98, 30],
          [134, 106, -20],
          [98, 112, 40],
          [168, 92, -10],
        ]) +
        saffron([
          [112, 90, 20],
          [136, 92, -20],
          [158, 84, 40],
          [126, 114, 0],
          [90, 104, -30],
        ]),
      steel,
    ) +
    // the puris it is eaten with
    [
      [240, 128, 1],
      [226, 172, 1.1],
      [266, 158, 1],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        group(
          ellipse(4, 8, 34, 20, ink.shadow, { opacity: 0.22 }) +
            ellipse(0, 0, 34, 20, ink.puriShade) +
            ellipse(-1, -2, 32, 18, ink.puri) +
            ellipse(-7, -6, 20, 9.5, ink.puriLight) +
            line("M-18-10Q-10-14 0-14", ink.puriGleam, 3.5) +
            line("M12 6h0M18-2h0M4 10h0M-14 8h0", ink.puriDeep, 2.4, { opacity: 0.6 }),
          { x, y, scale },
        ),
      )
      .join("") +
    marigold({ x: 34, y: 52, scale: 1 }) +
    marigold({ x: 60, y: 36, scale: 0.7 }, "#f7c52c", "#dd9c10")
  );
}

function mastani(): string {
  const shake = { deep: "#e58f14", face: "#f8ae2a", light: "#ffcc63", top: "#ffc658" };
  return (
    tableTop("mint") +
    // mango, whole and cut
    group(
      ellipse(8, 26, 50, 14, ink.shadow, { opacity: 0.24 }) +
        shape(
          "M-46 6C-46-20-18-36 10-32C36-30 52-10 44 10C38 28 12 32-10 30C-30 30-46 22-46 6z",
          "#e0861a",
        ) +
        shape(
          "M-44 4C-44-20-18-34 8-31C30-28 40-12 34 2C26 16 2 16-12 20C-28 24-44 18-44 4z",
          "#f7b32e",
        ) +
        shape("M-34-4C-30-20-12-28 4-26C-2-16-20-12-26 2C-30 8-36 2-34-4z", "#ffd766") +
        shape("M20-30C36-26 48-10 44 8C40 20 32 24 26 26C36 10 34-14 20-30z", "#d9501f", {
          opacity: 0.55,
        }) +
        line("M10-32Q10-40 18-44", "#6e3a1f", 5) +
        shape("M16-42Q34-56 52-44Q36-32 16-42z", ink.leaf),
      { x: 244, y: 152, scale: 1.15 },
    ) +
    glass(
      { x: 118, top: 84, bottom: 220, rimWidth: 54, footWidth: 32, fill: 8 },
      shake,
      line("M76 130q20 12 40 4t44 2M86 164q18 8 34 2t30 0", "#ffe0a0", 5, { opacity: 0.8 }) +
        line("M100 188h0M132 150h0M94 148h0M124 196h0", "#e58f14", 7),
      circle(98, 64, 32, "#e9cfa0") +
        circle(96, 62, 30, "#fbe9c8") +
        ellipse(88, 52, 15, 12, "#fffaf0") +
        circle(142, 66, 29, "#dd8a20") +
        circle(140, 64, 27, "#f9b63c") +
        ellipse(134, 54, 13, 10, "#ffdc86") +
        shape(
          "M68 84C74 92 84 84 92 90C100 96 108 86 118 92C128 98 138 88 148 92C158 92 166 88 170 80Q120 110 68 84z",
          "#fbe9c8",
        ) +
        shape(
          "M92 40C100 46 104 60 112 62C118 58 116 44 126 38C140 38 150 46 152 56C146 60 144 52 138 54C134 58 136 72 130 72C124 72 126 60 120 62C114 66 116 78 108 78C102 76 104 62 98 58C90 56 88 46 92 40z",
          "#f08c12",
        ),
    ) +
    line("M150 50L178-8", ink.chilli, 7) +
    line("M148 49L176-9", "#ff8a6a", 2.4) +
    circle(112, 30, 12, "#a3142a") +
    circle(110, 28, 9.5, "#d9264a") +
    circle(107, 25, 3, "#ff9db0") +
    line("M113 20Q118 6 130 4", "#4f7a2c", 2.6) +
    slivers([
      [84, 44, 20],
      [98, 36, -30],
      [134, 44, 60],
      [150, 62, 0],
      [80, 62, 50],
      [104, 54, 10],
    ]) +
    line("M74 74l6 3M152 78l5-4M120 80l6 2", "#c77f3c", 5) +
    line(
      grains([
        [36, 204],
        [50, 214],
        [30, 220],
      ]),
      "#f9b63c",
      12,
    ) +
    line(
      grains([
        [35, 202],
        [49, 212],
        [29, 218],
      ]),
      "#ffdc86",
      5,
    )
  );
}

function puranPoli(): string {
  const chance = new Chance("poli");
  const brown = Array.from({ length: 22 }, () => chance.inEllipse(142, 128, 84, 46));
  const browner = Array.from({ length: 11 }, () => chance.inEllipse(142, 128, 80, 44));
  return (
    tableTop("beet") +
    bananaLeaf(160, 150, -6, 1.1) +
    ellipse(152, 146, 110, 62, ink.shadow, { opacity: 0.24 }) +
    ellipse(142, 138, 108, 62, "#b97a22") +
    ellipse(142, 134, 108, 62, "#eebc56") +
    ellipse(140, 132, 100, 56, "#f6cd6e") +
    line(grains(brown), "#d2903a", 9, { opacity: 0.75 }) +
    line(grains(browner), "#a8601f", 5, { opacity: 0.75 }) +
    // the one on top is folded, and shows its filling
    shape("M46 150A108 62 0 0 1 246 124L156 186Q96 190 46 150z", ink.shadow, { opacity: 0.18 }) +
    shape("M42 138A108 62 0 0 1 244 112L150 176Q86 178 42 138z", "#b97a22") +
    shape("M40 132A108 62 0 0 1 242 106L148 168Q82 170 40 132z", "#f3c661") +
    shape("M52 124A96 52 0 0 1 200 90Q160 96 130 116T52 124z", "#fbdd8e") +
    line("M44 136Q86 172 148 171L242 110", "#d9a12c", 6) +
    line("M50 138Q88 168 146 168L236 110", "#8a5312", 2) +
    line(
      "M84 118h0M118 98h0M150 118h0M128 140h0M180 104h0M96 140h0M170 134h0M204 110h0",
      "#b9702a",
      8,
      { opacity: 0.7 },
    ) +
    line("M104 110h0M140 106h0M112 128h0M156 144h0M190 120h0", "#8f4f1a", 4.5, { opacity: 0.7 }) +
    line("M76 112Q100 92 136 86", ink.white, 5, { opacity: 0.55 }) +
    bowlOf(252, 88, 42, 24, ["#d9920f", "#f7c23a", "#fff0b0"], brass) +
    // ghee from the spoon
    shape(
      "M150 104C158 96 182 96 188 104C192 112 180 120 170 118C166 130 158 128 158 118C150 116 146 110 150 104z",
      "#ffe07a",
      { opacity: 0.9 },
    ) +
    line("M158 106q6-4 14-4", ink.white, 2.6) +
    marigold({ x: 38, y: 44, scale: 1.05 })
  );
}

/** A steamed modak: rice-flour pleats drawn up to a point. */
function modak(): string {
  return (
    ellipse(8, 30, 40, 15, ink.shadow, { opacity: 0.24 }) +
    shape(
      "M0-46C4-34 12-24 26-12C42 2 42 24 28 32C14 40-14 40-28 32C-42 24-42 2-26-12C-12-24-4-34 0-46z",
      "#e0d2b6",
    ) +
    shape(
      "M0-46C2-34 8-24 16-12C28 2 26 22 14 34C2 38-16 38-28 32C-42 24-42 2-26-12C-12-24-4-34 0-46z",
      "#fbf4e4",
    ) +
    shape("M-4-30C-8-20-20-10-28 2C-34 14-30 24-24 28C-22 12-14-6-4-30z", ink.white) +
    line(
      "M0-42C-6-22-20-6-22 30M0-42C-3-20-7 0-7 36M0-42C4-20 10 0 8 36M0-42C8-20 24-4 23 31",
      "#cbb992",
      2.4,
    ) +
    line("M0-46v6", "#e0c48a", 4)
  );
}

function ukadicheModak(sheet: Sheet): string {
  const one = sheet.stamp(modak());
  return (
    tableTop("chilli") +
    bananaLeaf(156, 150, 4, 1.42) +
    one(104, 84, 0.95) +
    one(188, 82, 0.95) +
    one(62, 134, 0.98) +
    one(146, 130, 1.05) +
    one(230, 134, 0.98) +
    one(104, 182, 1.05) +
    one(192, 184, 1.05) +
    saffron([
      [143, 96, 60],
      [101, 146, 70],
      [189, 148, 60],
      [59, 102, 70],
      [227, 102, 60],
    ]) +
    bowlOf(278, 72, 34, 18, ["#d9920f", "#f7c23a", "#fff0b0"], brass) +
    marigold({ x: 32, y: 34, scale: 1.05 }) +
    marigold({ x: 286, y: 206, scale: 0.95 }, "#f7c52c", "#dd9c10")
  );
}

export const dessertPictures: Picture[] = [
  { slug: "malai-kulfi", ...size, draw: kulfi },
  { slug: "jalebi", ...size, draw: jalebi },
  { slug: "gulab-jamun", ...size, draw: gulabJamun },
  { slug: "kesar-shrikhand", ...size, draw: shrikhand },
  { slug: "mango-mastani", ...size, draw: mastani },
  { slug: "puran-poli", ...size, draw: puranPoli },
  { slug: "ukadiche-modak", ...size, draw: ukadicheModak },
];
