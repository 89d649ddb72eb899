import { expect, test } from "vitest";
import { starterContent } from "#db/starter/content/index.ts";
import { bracesNote } from "./fill-braces.ts";

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
