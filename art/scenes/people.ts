import { bust, skins } from "../parts/people.ts";
import { ellipse, type Picture, rect, type Sheet } from "../svg.ts";

const size = { width: 160, height: 160 };

function portrait(sheet: Sheet, back: string, lit: string, figure: string): string {
  return sheet.clip(
    "M0 80A80 80 0 1 1 160 80A80 80 0 1 1 0 80z",
    rect(0, 0, 160, 160, back) + ellipse(56, 52, 92, 84, lit, { opacity: 0.7 }) + figure,
  );
}

export const peoplePictures: Picture[] = [
  {
    slug: "founder",
    ...size,
    draw: (sheet) =>
      portrait(
        sheet,
        "#e39a1c",
        "#f7bd52",
        bust(
          { skin: skins.wheat, hair: "bun", bindi: true, earrings: true },
          { deep: "#17593c", face: "#1f7a4d", light: "#2f9a60" },
          "sari",
          { x: 80, y: 80, scale: 1.3 },
        ),
      ),
  },
  {
    slug: "pani-master",
    ...size,
    draw: (sheet) =>
      portrait(
        sheet,
        "#1f6f6b",
        "#3b948c",
        bust(
          { skin: skins.brown, hair: "topi", hairColor: "#8d8580", moustache: true, glasses: true },
          { deep: "#d9c9a8", face: "#f4ead4", light: "#fffaf0" },
          "kurta",
          { x: 80, y: 80, scale: 1.3 },
        ),
      ),
  },
  {
    slug: "cook",
    ...size,
    draw: (sheet) =>
      portrait(
        sheet,
        "#8e2f55",
        "#b7527a",
        bust(
          { skin: skins.dark, hair: "cap", beard: true },
          { deep: "#c07d16", face: "#f2ab27", light: "#f9cf73" },
          "apron",
          { x: 80, y: 80, scale: 1.3 },
        ),
      ),
  },
  {
    slug: "events-lead",
    ...size,
    draw: (sheet) =>
      portrait(
        sheet,
        "#b03524",
        "#d65a40",
        bust(
          { skin: skins.fair, hair: "long", glasses: true, earrings: true },
          { deep: "#2f5f8a", face: "#3f7fb0", light: "#6fa8d0" },
          "kurta",
          { x: 80, y: 76, scale: 1.3 },
        ),
      ),
  },
];
