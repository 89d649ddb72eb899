import { ink, tones } from "../palette.ts";
import { marigold } from "../parts/props.ts";
import { brimming, openPuri, puri } from "../parts/puri.ts";
import { awning, handi, wheel } from "../parts/street.ts";
import { newspaper, shade, steam } from "../parts/table.ts";
import { specks } from "../parts/toppings.ts";
import { bowl, dona, plate, steel } from "../parts/vessels.ts";
import { Chance } from "../random.ts";
import {
  circle,
  ellipse,
  group,
  line,
  type Picture,
  rect,
  type Sheet,
  shape,
  softly,
} from "../svg.ts";

const size = { width: 240, height: 180 };

/** The soft patch these stand on, so that they read on a light and on a dark page. */
function patch(seed: string, face: string, lit: string): string {
  const chance = new Chance(seed);
  const points = Array.from({ length: 9 }, (_, i): [number, number] => {
    const t = (i / 9) * Math.PI * 2;
    const reach = chance.between(0.98, 1.16);
    return [120 + Math.cos(t) * 106 * reach, 92 + Math.sin(t) * 80 * reach];
  });
  return shape(softly(points), face) + ellipse(96, 66, 66, 46, lit, { opacity: 0.65 });
}

/** The face of a puri that things have gone wrong for. */
function glumFace(x: number, y: number, scale = 1): string {
  return group(
    line("M-7-2h0M7-2h0", ink.tamarind, 4) +
      line("M-5 8q5-5 10 0", ink.tamarind, 2.4) +
      line("M-11-8l5-2M11-8l-5-2", ink.tamarind, 2),
    { x, y, scale },
  );
}

function emptyCart(): string {
  return (
    patch("cart", "#bfe0cd", "#d9efe1") +
    ellipse(122, 152, 84, 11, ink.shadow, { opacity: 0.22 }) +
    rect(46, 24, 6, 66, "#8a5a2c") +
    rect(188, 24, 6, 66, "#8a5a2c") +
    awning(32, 208, 18, 46, 9) +
    // nothing on the counter but one bowl, and that is empty
    handi(92, 78, 17, 14, steel, [ink.steelDeep, ink.steelShade]) +
    line("M146 90q-2-16 14-18", ink.steelShade, 3) +
    rect(32, 90, 176, 9, ink.steelLight, 2) +
    rect(32, 95, 176, 4, ink.steelShade, 2) +
    rect(38, 99, 164, 40, "#1f6f6b") +
    shape("M140 99H202V139H110Q146 130 140 99z", "#17534f", { opacity: 0.8 }) +
    line("M45 106H195V132H45z", ink.turmeric, 2.2) +
    line("M100 119h40", ink.turmericSoft, 3) +
    line("M90 119h0M150 119h0", ink.chilliLight, 6) +
    wheel(72, 140, 16) +
    wheel(168, 140, 16) +
    group(puri(), { x: 216, y: 144, scale: 0.6 }) +
    line("M196 150q-8-6-14 0", ink.puriShade, 2, { opacity: 0.5 })
  );
}

function emptyOrders(): string {
  return (
    patch("orders", "#fbd991", "#fdeabf") +
    ellipse(120, 152, 76, 12, ink.shadow, { opacity: 0.22 }) +
    // a bill with nothing on it
    shape("M72 20H168V140l-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6z", ink.shadow, {
      opacity: 0.18,
    }) +
    shape("M66 16H162V138l-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6z", ink.newsLight) +
    shape("M128 16H162V138l-8 6-8-6-8 6-8-6q10-60-2-122z", ink.newsShade, { opacity: 0.5 }) +
    group(openPuri(brimming(tones.pani)), {
      x: 114,
      y: 46,
      scale: 0.95,
    }) +
    line("M82 80H98M82 94H94M82 108H100", ink.newsDeep, 5) +
    line("M130 80H146M130 94H146M130 108H146", ink.newsShade, 5) +
    line("M82 124H146", ink.newsDeep, 2.5) +
    dona(176, 130, 42, 14, ellipse(176, 133, 36, 20, ink.donaDeep, { opacity: 0.35 })) +
    specks(new Chance("crumbs"), { x: 176, y: 134, rx: 22, ry: 9 }, 9, ink.puriLight, 3)
  );
}

function emptySearch(): string {
  return (
    patch("search", "#f6c6cd", "#fbdfe3") +
    plate(108, 112, 84) +
    specks(new Chance("seek"), { x: 104, y: 122, rx: 54, ry: 24 }, 12, ink.puri, 3.4) +
    line("M70 130l6-3M128 138l7 1M84 108l6 2", ink.sev, 2.4) +
    shade(138, 84, 44, 30, 0.16) +
    line("M166 104L206 146", ink.shadow, 14, { opacity: 0.18 }) +
    line("M164 100L204 142", ink.tamarind, 14) +
    line("M162 98L202 140", ink.bark, 6) +
    circle(134, 70, 42, "#dff2f3", { opacity: 0.7 }) +
    line("M92 70A42 42 0 1 1 176 70A42 42 0 1 1 92 70z", ink.brassDeep, 10) +
    line("M92 69A42 42 0 1 1 176 69A42 42 0 1 1 92 69z", ink.brass, 7) +
    line("M104 58Q110 44 124 40", ink.white, 6, { opacity: 0.85 }) +
    // what was looked for, only as an outline
    line("M114 72a20 20 0 1 1 40 0a20 20 0 1 1-40 0z", ink.puriShade, 2.6) +
    `<g stroke-dasharray="1 6">${line("M122 66a12 7 0 1 1 24 0a12 7 0 1 1-24 0z", ink.puriShade, 2.6)}</g>`
  );
}

function error(): string {
  return (
    patch("error", "#f7c3a6", "#fbdcc9") +
    // a bowl tipped over and its pani on the floor
    shape(
      "M34 142C30 126 62 122 84 126C104 114 150 112 168 122C196 118 222 130 212 144C206 158 168 156 150 160C120 168 96 158 76 160C52 160 36 154 34 142z",
      ink.paniDeep,
    ) +
    shape(
      "M38 140C36 127 64 125 86 129C106 117 148 116 166 125C192 121 214 131 208 141C200 152 166 150 148 154C120 160 98 152 78 154C56 154 40 150 38 140z",
      ink.pani,
    ) +
    line("M56 136q12-5 26-3M120 124q16-3 30 1", ink.paniLight, 3.5) +
    line("M108 142h0M132 146h0M88 146h0", ink.sev, 5) +
    group(
      bowl(0, 0, 44, 26, ellipse(0, 3, 40, 23, ink.steelDeep) + ellipse(4, 8, 34, 17, ink.pani)),
      { x: 76, y: 84, rotate: 66 },
    ) +
    group(puri(), { x: 164, y: 96, scale: 1.7 }) +
    glumFace(160, 98, 1.25) +
    line("M176 66l-8 12l10 6l-6 12", ink.tamarind, 2.6) +
    shape("M204 130l12-8l8 10l-10 8zM140 150l8-7l9 6l-6 8z", ink.puri) +
    shape("M204 130l12-8l2 8zM140 150l8-7l2 7z", ink.puriLight) +
    line("M118 52l-6-8M134 42l-2-10M104 66l-9-4", ink.pani, 4)
  );
}

function notFound(): string {
  return (
    patch("lost", "#b7dbe4", "#d5ecf1") +
    ellipse(122, 154, 86, 11, ink.shadow, { opacity: 0.2 }) +
    // a signpost whose arms all disagree
    rect(150, 26, 10, 126, "#8a5a2c", 2) +
    rect(155, 26, 5, 126, "#63401d", 2) +
    circle(155, 24, 8, ink.turmeric) +
    shape("M112 38H186L200 50L186 62H112z", ink.chilli) +
    shape("M112 52H198L186 62H112z", ink.chilliShade) +
    line("M124 50H170", "#fbf1de", 4) +
    shape("M190 70H124L110 81L124 92H190z", ink.leaf) +
    shape("M190 82H111L124 92H190z", ink.leafShade) +
    line("M136 81H176", "#fbf1de", 4) +
    shape("M128 98H176L188 108L176 118H128z", ink.turmeric) +
    line("M138 108H166", ink.tamarind, 4) +
    // a puri that rolled the wrong way
    `<g stroke-dasharray="2 9">${line("M20 128Q36 112 48 132T62 142", ink.bark, 3)}</g>` +
    group(puri(), { x: 88, y: 128, scale: 1.35 }) +
    line("M80 126h0M96 126h0", ink.tamarind, 5) +
    line("M81 124h0M97 124h0", ink.white, 1.8) +
    line("M85 138q3-4 7 0", ink.tamarind, 2.6) +
    line("M78 116l5-2M94 113l6 2", ink.tamarind, 2.2) +
    shape("M68 82q-1-12 10-12q11 0 10 10q-1 6-7 8v5h-6v-9q7-2 7-5q0-4-4-4q-4 0-4 7z", ink.chilli) +
    circle(78, 99, 3.6, ink.chilli)
  );
}

function orderPlaced(sheet: Sheet): string {
  const full = sheet.stamp(openPuri(brimming(tones.pani)));
  const chance = new Chance("petals");
  const petals = (color: string, count: number) =>
    specks(chance, { x: 120, y: 84, rx: 108, ry: 70, ring: 0.7 }, count, color, 5.5);
  return (
    patch("placed", "#c9e3a8", "#e1f0cb") +
    petals("#f0861a", 12) +
    petals("#f8bd2c", 10) +
    petals(ink.chilli, 7) +
    newspaper(112, 122, 176, 84, -5) +
    plate(112, 112, 80) +
    full(72, 100, 0.95) +
    full(112, 90, 0.95) +
    full(152, 102, 0.95) +
    full(92, 124, 1.05) +
    full(136, 128, 1.05) +
    steam(112, 70, 0.9) +
    shade(192, 60, 33, 32, 0.2) +
    circle(190, 54, 33, ink.white) +
    circle(190, 54, 28.5, ink.leafShade) +
    shape("M162 50A28.5 28.5 0 0 1 218 46C212 62 196 72 178 70C168 68 162 60 162 50z", ink.leaf) +
    line("M176 55L186 65L204 45", ink.white, 7) +
    marigold({ x: 34, y: 142, scale: 0.7 }) +
    marigold({ x: 206, y: 148, scale: 0.6 }, "#f7c52c", "#dd9c10")
  );
}

export const statePictures: Picture[] = [
  { slug: "empty-cart", ...size, draw: emptyCart },
  { slug: "empty-orders", ...size, draw: emptyOrders },
  { slug: "empty-search", ...size, draw: emptySearch },
  { slug: "error", ...size, draw: error },
  { slug: "not-found", ...size, draw: notFound },
  { slug: "order-placed", ...size, draw: orderPlaced },
];
