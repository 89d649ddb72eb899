import { describe, expect, test } from "vitest";
import {
  BASE_PAISE,
  chutneys,
  groupOfCase,
  type OptionGroupCase,
  optionGroupCases,
} from "#tests/support/records/option-group-cases.ts";
import { configureDish } from "./configure-dish.ts";
import type { DishOptionGroup } from "./option-group.ts";

const dish = { name: "Bhel", pricePaise: BASE_PAISE };

/** The choices have their names as ids. */
function offered(one: OptionGroupCase): DishOptionGroup {
  const { kind = "one", isSize = false, isRequired = false, ...group } = groupOfCase(one);
  const { min = 0, max = 1, includedFree = 0 } = group;
  const choices = group.choices.map((choice) => ({
    id: choice.name ?? "",
    name: choice.name ?? "",
    pricePaise: choice.pricePaise ?? 0,
    isVeg: true,
    contains: choice.contains ?? [],
    leavesOut: choice.leavesOut ?? [],
    isHidden: choice.isHidden ?? false,
    isPreselected: false,
    soldOut: (choice.soldOut ?? false) || choice.stock === 0,
    stock: choice.stock ?? null,
  }));
  const rules = { isRequired, min, max, includedFree };
  return { id: "chutneys", name: "Chutneys", kind, isSize, ...rules, choices };
}

const chosen = (options: Record<string, number>) => ({ options, parts: [] });

describe("a dish with a group of choices", () => {
  test("is tested with every kind, rule and state", () => {
    expect(optionGroupCases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(optionGroupCases.map(({ title }) => title)).size).toBe(optionGroupCases.length);
  });

  test.each(optionGroupCases)("$title", (one) => {
    const offer = { groups: [offered(one)], parts: [] };

    const result = configureDish(dish, offer, chosen(one.wanted));

    if (typeof one.expected === "number") {
      expect(result).toMatchObject({ ok: true, value: { pricePaise: one.expected } });
    } else {
      const { code, message } = one.expected;
      const msg = message.replace("DISH", dish.name);
      expect(result).toEqual({
        ok: false,
        code,
        message: msg,
        errors: [{ path: "options.chutneys", msg }],
      });
    }
  });
});

const extras = (id: string, position: string): DishOptionGroup => ({
  id,
  name: `Extras ${position}`,
  kind: "quantities",
  isSize: false,
  isRequired: false,
  min: 0,
  max: 9,
  includedFree: 1,
  choices: Object.entries(chutneys).map(([name, pricePaise]) => ({
    id: `${id}-${name}`,
    name,
    pricePaise,
    isVeg: true,
    contains: [],
    leavesOut: [],
    isHidden: false,
    isPreselected: true,
    soldOut: false,
    stock: null,
  })),
});

describe("the choices of several groups", () => {
  const offer = { groups: [extras("b", "first"), extras("a", "second")], parts: [] };

  test("are in the order of the groups and their choices, with what each costs", () => {
    const wanted = { "a-Garlic": 1, "b-Garlic": 1, "b-Mint": 2 };

    const result = configureDish(dish, offer, chosen(wanted));

    expect(result).toMatchObject({
      value: {
        pricePaise: BASE_PAISE + 500 + 1000,
        options: [
          { group: "Extras first", name: "Mint", pricePaise: 0, quantity: 1 },
          { group: "Extras first", name: "Mint", pricePaise: 500, quantity: 1 },
          { group: "Extras first", name: "Garlic", pricePaise: 1000, quantity: 1 },
          { group: "Extras second", name: "Garlic", pricePaise: 0, quantity: 1 },
        ],
      },
    });
  });

  test("are only those that the customer chose, whatever is preselected", () => {
    expect(configureDish(dish, offer, chosen({}))).toMatchObject({
      value: { pricePaise: BASE_PAISE, options: [] },
    });
  });

  test("are refused if one is of no group of the dish", () => {
    expect(configureDish(dish, offer, chosen({ "b-Mint": 1, "c-Mint": 1 }))).toMatchObject({
      code: "validation",
      message: "A choice for Bhel is no longer offered. Choose again.",
    });
  });
});
