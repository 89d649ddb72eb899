import { describe, expect, test } from "vitest";
import {
  isFormWithinBudget,
  isJsonWithinBudget,
  MAX_FORM_FIELDS,
  MAX_JSON_VALUES,
} from "./input-budget.ts";

function formOf(names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append(name, "1");
  return form;
}

const numbered = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

describe("a form", () => {
  test.each([
    ["a plain field", ["email"]],
    ["a repeated field", ["tags", "tags", "tags"]],
    ["rows of a list", ["menu.customItems[0].quantity", "menu.customItems[1].quantity"]],
    ["rows that begin late, because others were removed", ["leadTimes[7].fromGuests"]],
    ["a row of an order by its id", ["lines.01990f4e-8a3c-7c41-9d0e-2b8f6f0a5c11"]],
    ["a denomination", ["notes.500"]],
    ["the options of a combo's part", ["added[19].parts.p-1[9].options.group.choice-1"]],
    ["a button that is called like a method of lists", ["fill"]],
    ["as many fields as allowed", numbered(MAX_FORM_FIELDS, (at) => `f${at}`)],
    ["as many rows as allowed", numbered(MAX_FORM_FIELDS, (at) => `rows[${at}]`)],
  ])("may have %s", (_, names) => {
    expect(isFormWithinBudget(formOf(names))).toBe(true);
  });

  test.each([
    ["one field too many", numbered(MAX_FORM_FIELDS + 1, (at) => `f${at}`)],
    ["a name that is nested too deeply", ["a.b.c.d.e.f.g"]],
    ["a name of lists in lists", ["k[9][9]"]],
    ["a row that would fill a list", ["x[4294967294]"]],
    ["lists with more rows than fields may be sent", numbered(20, (at) => `a[${at}].b[99]`)],
    ["a number that would fill a list", ["x", "x", "x.4294967294"]],
    ["the length of a list", ["x[0]", "x.length"]],
    ["a method of a list", ["x[0]", "x.map"]],
    ["a method of every object", ["toString"]],
    ["the prototype", ["__proto__.isAdmin"]],
    ["a nested prototype", ["a.__proto__"]],
    ["the constructor", ["constructor"]],
    ["a nested constructor", ["a.constructor.prototype"]],
    ["a row of the prototype", ["a.__proto__[0]"]],
    ["the form library's command", ["__intent__"]],
    ["no name", [""]],
    ["only a dot", ["."]],
    ["an empty part", ["a..b"]],
    ["a dot at the end", ["a."]],
    ["an index that is no number", ["a[b]"]],
    ["an index without a list", ["[0]"]],
    ["an unclosed index", ["a[0"]],
    ["a space", ["a b"]],
    ["a line break at the end", ["a\n"]],
    ["an overlong name", ["n".repeat(201)]],
  ])("may not have %s", (_, names) => {
    expect(isFormWithinBudget(formOf(names))).toBe(false);
  });
});

describe("a JSON body", () => {
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  const list = (values: number) => JSON.stringify(Array(values).fill(1));

  test.each([
    ["the largest order", order()],
    ["six levels within it", `{"a":${nested(6)}}`],
    ["as many values as allowed", list(MAX_JSON_VALUES - 1)],
    ["brackets and commas in a text", JSON.stringify({ a: "[{,".repeat(9_000) })],
    ["escaped quotes in a text", JSON.stringify({ a: '\\",[{'.repeat(9_000) })],
    ["a text that never ends", `"${"[".repeat(100)}`],
    ["nothing", ""],
  ])("may have %s", (_, json) => {
    expect(isJsonWithinBudget(json)).toBe(true);
  });

  test.each([
    ["one level more", `{"a":${nested(7)}}`],
    ["levels of objects", `${'{"a":'.repeat(8)}1${"}".repeat(8)}`],
    ["levels after a text with an escape", `{"a":"\\\\",${'"b":{'.repeat(9)}`],
    ["one value more", list(MAX_JSON_VALUES + 1)],
    ["too many empty objects", `[${Array(MAX_JSON_VALUES).fill("{}").join()}]`],
    [
      "too many members",
      `{${Array(MAX_JSON_VALUES + 1)
        .fill('"a":1')
        .join()}}`,
    ],
  ])("may not have %s", (_, json) => {
    expect(isJsonWithinBudget(json)).toBe(false);
  });
});

function order(): string {
  const id = "01990f4e-8a3c-7c41-9d0e-2b8f6f0a5c11";
  const options = Array(8).fill({ choice: id, quantity: 1 });
  return JSON.stringify({ items: Array(100).fill({ product: id, quantity: 2, options }) });
}
