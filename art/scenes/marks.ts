import { ink } from "../palette.ts";
import { pavBase, pavTop } from "../parts/breads.ts";
import { coil, vada } from "../parts/fried.ts";
import { froth, glass } from "../parts/glasses.ts";
import { openPuri } from "../parts/puri.ts";
import { coriander, onion, riceBed, sev, tomato } from "../parts/toppings.ts";
import { Chance } from "../random.ts";
import { circle, ellipse, group, line, type Picture, rect, type Sheet, shape } from "../svg.ts";

/** The shop's mark: a tapped puri brimming with green water, one drop over the edge. Radius 28 around 0,0. */
function mark(): string {
  return (
    circle(0, 1, 28, ink.puriShade) +
    shape("M-28 1A28 28 0 0 1 26.5-8C24 8 10 21-8 21C-18 21-27 12-28 1z", ink.puri) +
    shape("M-25-6C-22-18-11-25 1-24.5C12-24 16-17 12-11L-12 8C-20 8-26 2-25-6z", ink.puriLight) +
    ellipse(0, -6, 19, 12.5, ink.puriGleam) +
    ellipse(0, -5.5, 16, 10, ink.paniDeep) +
    ellipse(0, -3.8, 14.5, 8, "#5d9a2c") +
    shape("M4 3C9 2 12 0 13-2C14 2 16 5 16 9A4.5 4.5 0 0 1 7 9C7 6 6 4 4 3z", "#5d9a2c") +
    line("M-9-5Q-6-9.5 1-9.8", "#b9de66", 2.6)
  );
}

const icon = { width: 96, height: 96 };

function disc(deep: string, face: string, lit: string, inner: string): string {
  return (
    circle(48, 48, 46, face) +
    ellipse(38, 36, 32, 28, lit, { opacity: 0.6 }) +
    shape("M92 36A46 46 0 0 1 14 79Q70 84 92 36z", deep, { opacity: 0.6 }) +
    inner
  );
}

function paniPuri(): string {
  return disc(
    "#5fa588",
    "#8cc6aa",
    "#aedac4",
    group(
      openPuri(
        ellipse(-0.2, -4.2, 11, 7, ink.paniDeep) +
          ellipse(-0.2, -3.4, 10.2, 5.8, "#5d9a2c") +
          line("M-6.5-4.5Q-4-7.5 1-7.6", "#b9de66", 2) +
          line("M-3-1h0M4-3h0", ink.sevLight, 3),
      ) +
        shape(
          "M4 2C8 1 10 0 11-2C12 2 14 6 13.5 10A3.5 3.5 0 0 1 6.5 10C6.5 7 6 4 4 2z",
          "#5d9a2c",
        ),
      { x: 47, y: 52, scale: 1.75 },
    ),
  );
}

function chaat(sheet: Sheet): string {
  const chance = new Chance("icon-chaat");
  return disc(
    "#d9788a",
    "#f0a3af",
    "#f9c6ce",
    shape("M20 40C22 18 40 12 50 14C62 12 76 22 76 40z", riceBed(sheet, chance)) +
      sev(chance, { x: 48, y: 28, rx: 18, ry: 8 }, 26, 2.2, 10) +
      tomato(chance, { x: 48, y: 30, rx: 20, ry: 8 }, 6, 1.4) +
      onion(chance, { x: 48, y: 29, rx: 20, ry: 9 }, 7, 1.4) +
      coriander(chance, { x: 48, y: 28, rx: 19, ry: 9 }, 6, 1.4) +
      shape("M14 34Q48 52 82 34L56 84Q49 90 42 84z", ink.news) +
      shape("M82 34L56 84Q53 87 49 87.5L56 45Q72 42 82 34z", ink.newsShade) +
      line("M28 50q8 4 18 5M33 60q6 3 13 4M38 70q4 2 9 3M60 54l10-4M58 64l7-3", ink.newsInk, 2.2, {
        opacity: 0.7,
      }),
  );
}

function beverages(): string {
  return disc(
    "#5b9fb5",
    "#8dc4d4",
    "#b3dce6",
    glass(
      { x: 46, top: 22, bottom: 78, rimWidth: 21, footWidth: 15, fill: 6 },
      { deep: "#e58f14", face: "#f8ae2a", light: "#ffcc63", top: "#ffc658" },
      "",
      froth(46, 27, 17, ink.curdLight, ink.curdShade),
    ) + line("M52 26L62 6", ink.chilli, 4),
  );
}

function desserts(): string {
  const d = coil(48, 51, 29, 2.6);
  return disc(
    "#4b2340",
    "#704062",
    "#8d5a80",
    group(line(d, ink.shadow, 11, { opacity: 0.3 }), { x: 2, y: 4 }) +
      line(d, "#b04a08", 10.5) +
      line(d, "#ee8412", 8.5) +
      group(line(d, "#ffb638", 3.2), { x: -0.8, y: -1.2 }) +
      line("M27 41q3-7 10-9.5M66 38q5 4 6 9", "#fff0b5", 2.4),
  );
}

function snacks(): string {
  return disc(
    "#e39a1c",
    "#f7bd52",
    "#fcd88c",
    group(pavBase(), { x: 47, y: 64, scale: 0.68, scaleY: 0.66 }) +
      group(vada(new Chance("icon-vada")), { x: 47, y: 52, scale: 1.2, scaleY: 0.85 }) +
      line("M23 45q5 5 10 1t10 3t10-2t10 1t8-4", ink.leaf, 5) +
      group(pavTop(), { x: 47, y: 36, scale: 0.68, scaleY: 0.6 }),
  );
}

export const categoryIcons: Picture[] = [
  { slug: "pani-puri", ...icon, draw: paniPuri },
  { slug: "chaat", ...icon, draw: chaat },
  { slug: "beverages", ...icon, draw: beverages },
  { slug: "desserts", ...icon, draw: desserts },
  { slug: "snacks", ...icon, draw: snacks },
].map((picture) => ({ ...picture, idPrefix: `icon-${picture.slug}` }));

export const logoMark: Picture = {
  slug: "logo-mark",
  width: 64,
  height: 64,
  draw: () => group(mark(), { x: 32, y: 31, scale: 1.08 }),
};

// At 16 pixels only three tones survive: crust, rim and water.
export const favicon = (ground: string): Picture => ({
  slug: "favicon",
  width: 32,
  height: 32,
  draw: () =>
    rect(0, 0, 32, 32, ground, 7) +
    circle(16, 16.5, 13, ink.puriShade) +
    shape(
      "M3.5 16.5A12.5 12.5 0 0 1 28 13C27 20 21 26 13.5 26C8 26 4 22 3.5 16.5z",
      ink.puriLight,
    ) +
    ellipse(16, 13.5, 8.8, 6, "#fff2cc") +
    ellipse(16, 13.8, 7.4, 4.8, "#2f6b1c") +
    ellipse(16, 14.6, 6.4, 3.6, "#6fb02f") +
    shape(
      "M17.5 18C20 17.6 21.5 16.5 22 15.5C22.6 17.5 23.5 19 23.5 20.8A2.3 2.3 0 0 1 19 20.8C19 19.5 18.5 18.5 17.5 18z",
      "#6fb02f",
    ),
});
