import { bust, type Clothes, type Face, type Garment, skins } from "../parts/people.ts";
import { ellipse, type Picture, rect } from "../svg.ts";

function portrait(
  slug: string,
  [back, lit]: [string, string],
  face: Face,
  clothes: Clothes,
  garment: Garment,
  y = 80,
): Picture {
  return {
    slug,
    width: 160,
    height: 160,
    draw: (sheet) =>
      sheet.clip(
        "M0 80A80 80 0 1 1 160 80A80 80 0 1 1 0 80z",
        rect(0, 0, 160, 160, back) +
          ellipse(56, 52, 92, 84, lit, { opacity: 0.7 }) +
          bust(face, clothes, garment, { x: 80, y, scale: 1.3 }),
      ),
  };
}

export const peoplePictures: Picture[] = [
  portrait(
    "founder",
    ["#e39a1c", "#f7bd52"],
    { skin: skins.wheat, hair: "bun", bindi: true, earrings: true },
    { deep: "#17593c", face: "#1f7a4d", light: "#2f9a60" },
    "sari",
  ),
  portrait(
    "pani-master",
    ["#1f6f6b", "#3b948c"],
    { skin: skins.brown, hair: "topi", hairColor: "#8d8580", moustache: true, glasses: true },
    { deep: "#d9c9a8", face: "#f4ead4", light: "#fffaf0" },
    "kurta",
  ),
  portrait(
    "cook",
    ["#8e2f55", "#b7527a"],
    { skin: skins.dark, hair: "cap", beard: true },
    { deep: "#c07d16", face: "#f2ab27", light: "#f9cf73" },
    "apron",
  ),
  portrait(
    "events-lead",
    ["#b03524", "#d65a40"],
    { skin: skins.fair, hair: "long", glasses: true, earrings: true },
    { deep: "#2f5f8a", face: "#3f7fb0", light: "#6fa8d0" },
    "kurta",
    76,
  ),
];
