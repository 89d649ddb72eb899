import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { colourSets } from "../content/colour-sets.ts";
import { identifyShop, identity } from "../shop.ts";
import { previewImage, SHOP_IMAGE } from "./preview.ts";

const sample = identity();
const uploaded = `/images/${"a".repeat(43)}/960`;

function previewIn(look: { logo?: string; colours?: string }, image = SHOP_IMAGE): string {
  identifyShop(() => ({ ...sample, ...look }));
  return previewImage(image, "Katta").url;
}

test("a page without a picture has a link preview in the colours of the shop", () => {
  const sets = Object.keys(colourSets);
  const previews = new Set(sets.map((colours) => previewIn({ colours })));
  expect(previews.size).toBe(sets.length);
  for (const preview of previews) expect(existsSync(join(root, "public", preview))).toBe(true);
});

test("an uploaded logo is shown instead, but not instead of a dish", () => {
  expect(previewIn({ logo: uploaded })).toBe(uploaded);
  expect(previewIn({ logo: "/illustrations/logo-mark.svg", colours: "indigo" })).toBe(
    previewIn({ colours: "indigo" }),
  );
  expect(previewIn({ logo: uploaded }, "/illustrations/dishes/bhel-puri.svg")).toBe(
    "/previews/dishes/bhel-puri.png",
  );
});
