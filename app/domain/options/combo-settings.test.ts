import { expect, test } from "vitest";
import { comboProblem } from "./combo-settings.ts";

const known = [
  { id: "pav", name: "Vada Pav", kind: "dish", category: "snacks" },
  { id: "thali", name: "Thali", kind: "combo", category: "chaat" },
] as const;

const part = { row: 0, name: "Snack", category: null, dishes: ["pav"] };

test.each([
  ["listed dishes", [part]],
  ["a category", [{ ...part, category: "snacks", dishes: [] }]],
  ["a dish that was removed beside another", [{ ...part, dishes: ["gone", "pav"] }]],
])("a part can have %s", (_, parts) => {
  expect(comboProblem("Lunch", parts, [...known])).toBeNull();
});

test.each([
  ["no parts", [], "parts[0].name", "Lunch has no parts"],
  ["a part without name", [{ ...part, row: 2, name: "" }], "parts[2].name", "Enter the name"],
  ["two parts of one name", [part, { ...part, row: 1 }], "parts[1].name", "called Snack"],
  ["no dishes", [{ ...part, dishes: [] }], "parts[0].dishes", "Tick the dishes for Snack of Lunch"],
  ["only removed dishes", [{ ...part, dishes: ["gone"] }], "parts[0].dishes", "Tick the dishes"],
  ["a combo", [{ ...part, dishes: ["pav", "thali"] }], "parts[0].dishes", "Thali is a combo"],
  [
    "a category of combos only",
    [{ ...part, category: "chaat", dishes: [] }],
    "parts[0].category",
    "No dish is in this category",
  ],
])("%s is refused", (_, parts, path, message) => {
  const found = comboProblem("Lunch", parts, [...known]);
  expect(found).toMatchObject({ path, msg: expect.stringContaining(message) });
});
