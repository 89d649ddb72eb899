import { expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import type { Bill } from "./bill.ts";
import { billSlip } from "./bill-slip.ts";

const charges = [
  ...["Delivery", "Packing", "Tip for the kitchen", "Cancellation fee"],
  ...["Service charge", "Setup", "Travel", "Catering", "Basic package"],
];
const bill = {
  ...{ kind: "bill", mode: "regular", eventId: "event", reason: "Refunded", day: "2026-11-29" },
  ...{ gstin: "27AAPFU0939F1ZV", placeOfSupply: "30" },
  lines: charges.map((name) => ({ name, code: "", quantity: 1, basisPoints: 500, totalPaise: 1 })),
} as unknown as Bill;

test.each(["hi", "mr"] as const)("charges on a bill are printed in the language %s", (language) => {
  const printed = (readIn: "en" | typeof language) =>
    inLanguage(readIn, () => billSlip(bill, undefined, []));

  expect(printed("en").lines.map(({ name }) => name)).toEqual(charges);
  for (const { name } of printed(language).lines) expect(name).toMatch(/\p{Script=Devanagari}/u);
  const texts = printed(language).facts.map(({ text }) => text);
  expect(texts).not.toContain("Refunded");
  expect(texts).toContain("गोवा (30)");
});
