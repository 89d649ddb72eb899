import { expect, test } from "vitest";
import { starterContent } from "#db/starter/content/index.ts";
import { defaultParts } from "../settings/shop-settings.ts";
import { bracesNote } from "./fill-braces.ts";
import { identityOf } from "./identity-of.ts";
import { type FieldsOf, fieldsOf } from "./subjects.ts";

test("braces that nothing is filled in for are noted, with what could stand there", () => {
  expect(bracesNote("Call {fone} or {phone}")).toMatch(
    /^Nothing is known as \{fone\}\. .*\{phone\}/,
  );
  expect(bracesNote("Call {phone}")).toBeUndefined();
});

test("the samples have no unknown braces", () => {
  const texts = starterContent.flatMap((row) => Object.values(row.texts).flat());
  expect(texts.filter((text) => text.includes("{")).length).toBeGreaterThan(20);
  expect(bracesNote(texts.join("\n"))).toBeUndefined();
});

test("the samples repeat no price and no limit that the owner changes elsewhere", () => {
  const texts = starterContent.flatMap((row) => Object.values(row.texts).flat());
  const repeated = /₹\d|\b(?:10|ten) (?:to|से|ते) (?:500|five hundred)|\b1 (?:to|से|ते) 12\b/;
  expect(texts.filter((text) => repeated.test(text))).toEqual([]);
});

test("the tagline names the shop in the script of the page", () => {
  const fields = {
    ...(Object.fromEntries(fieldsOf("shop").map(([field]) => [field, ""])) as Record<
      FieldsOf<"shop">,
      string
    >),
    ...{ name: "Katta", nameDevanagari: "कट्टा", city: "कोल्हापूर", tagline: "{city}: {shop} {fone}" },
  };
  const { tagline } = identityOf(fields, "Kolhapur", "mr", defaultParts.hours);
  expect(tagline).toBe("कोल्हापूर: कट्टा {fone}");
});
