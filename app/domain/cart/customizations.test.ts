import { describe, expect, test } from "vitest";
import {
  canonicalCustomizations,
  choicesOf,
  describeCustomizations,
  readCustomizations,
} from "./customizations.ts";

describe("the choices of a dish", () => {
  test.each([
    ["pani-puri", { spiceLevel: true, water: true, jain: true }],
    ["chaat", { spiceLevel: true, water: false, jain: true }],
    ["snacks", { spiceLevel: true, water: false, jain: true }],
    ["beverages", { spiceLevel: false, water: false, jain: false }],
    ["desserts", { spiceLevel: false, water: false, jain: false }],
  ])("depends on its category: %s", (category, choices) => {
    expect(choicesOf(category)).toEqual(choices);
  });
});

describe("stored customizations", () => {
  test("do not depend on the order of the choices", () => {
    const first = canonicalCustomizations({ spiceLevel: "hot", jain: true }, "chaat");
    const second = canonicalCustomizations({ jain: true, spiceLevel: "hot" }, "chaat");
    expect(first).toBe(second);
  });

  test("leave out choices that the dish does not offer", () => {
    expect(canonicalCustomizations({ water: "sweet", spiceLevel: "mild" }, "chaat")).toBe(
      '{"spiceLevel":"mild"}',
    );
    expect(canonicalCustomizations({ jain: true }, "desserts")).toBe("{}");
  });

  test("leave out an unchecked checkbox", () => {
    expect(canonicalCustomizations({ jain: false }, "pani-puri")).toBe("{}");
  });

  test("are read as they were stored", () => {
    const wanted = { spiceLevel: "medium", water: "tangy", jain: true } as const;
    expect(readCustomizations(canonicalCustomizations(wanted, "pani-puri"))).toEqual(wanted);
  });
});

test("customizations are described for customer and kitchen", () => {
  expect(describeCustomizations({ spiceLevel: "hot", water: "sweet", jain: true })).toEqual([
    "Hot spice",
    "Sweet water",
    "Jain (no onion, no garlic)",
  ]);
  expect(describeCustomizations({})).toEqual([]);
});
