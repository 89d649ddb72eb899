import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Food } from "#app/domain/food/food.ts";
import type { ComboPart } from "#app/domain/options/combo-part.ts";
import type { Choice, DishOptionGroup, OptionKind } from "#app/domain/options/option-group.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { OptionFields } from "./option-fields.tsx";
import { PartFields } from "./part-fields.tsx";

const choice = (name: string, contains: Food[]): Choice => ({
  ...{ id: name, name, pricePaise: 1000, isVeg: true, contains, leavesOut: [] },
  ...{ isHidden: false, isPreselected: false, soldOut: false, stock: null },
});

const choices = [
  choice("Shev", ["sesame", "peanuts"]),
  choice("Curd", ["dairy"]),
  choice("Lime", []),
];

const extras = (kind: OptionKind): DishOptionGroup => ({
  ...{ id: "extras", name: "Extras", kind, isSize: false, choices },
  ...{ isRequired: false, min: 0, max: 5, includedFree: 0 },
});

const form = { formId: "dish", errors: {} };

/** What stands beside each choice. */
function textsIn(html: string): string[] {
  const fields = html.match(/<span class="option-text">.*?(?=<\/label>|<span class="quantity)/gs);
  return (fields ?? []).map((field) => visibleText(field).trim());
}

test.each(["one", "several", "quantities"] as const)(
  "a choice of the kind %s says what it adds to what is in the dish",
  (kind) => {
    const html = renderToStaticMarkup(
      createElement(OptionFields, {
        ...{ ...form, name: "options", chosen: {}, groups: [extras(kind)] },
        dishContains: ["onion", "peanuts"],
      }),
    );

    expect(textsIn(html)).toEqual([
      "Shev +₹10 Contains: sesame",
      "Curd +₹10 Contains: milk, curd or ghee",
      "Lime +₹10",
    ]);
  },
);

test("the quantity of a choice is described by what it adds", () => {
  const html = renderToStaticMarkup(
    createElement(OptionFields, {
      ...{ ...form, name: "options", chosen: {}, groups: [extras("quantities")] },
      dishContains: ["sesame", "peanuts"],
    }),
  );

  const described = [...html.matchAll(/<input [^>]*aria-describedby="(.*?)"/g)].map(([, id]) => id);
  const [food] = html.match(/id="[^"]*" class="option-food[^<]*/g) ?? [];
  expect(described).toHaveLength(1);
  expect(food).toContain(`id="${described[0]}"`);
  expect(food).toContain("Contains: milk, curd or ghee");
});

test("in a combo, a choice says what it adds to its own dish", () => {
  const facts = { isFoodChecked: true, isVeg: true, isSpicy: false };
  const sale = { pricePaise: 5000, image: "/bhel.svg", stock: 10, soldOut: false };
  const bhel = { id: "bhel", name: "Bhel", ...facts, ...sale, groups: [extras("several")] };
  const part: ComboPart = {
    ...{ id: "chaat", name: "Chaat", quantity: 1, category: null, coveredPaise: null },
    dishes: [{ ...bhel, contains: ["peanuts"] }],
  };
  const portions = [{ part: "chaat", product: "bhel", options: {} }];

  const html = renderToStaticMarkup(createElement(PartFields, { ...form, part, portions }));

  expect(textsIn(html)).toEqual([
    "Shev +₹10 Contains: sesame",
    "Curd +₹10 Contains: milk, curd or ghee",
    "Lime +₹10",
  ]);
});
