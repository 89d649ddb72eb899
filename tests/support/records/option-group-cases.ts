import type { Food } from "#app/domain/food/food.ts";
import type { ProblemCode } from "#app/domain/result.ts";
import type { NewGroup } from "./options.ts";

/** The price of the dish without choices. */
export const BASE_PAISE = 10_000;

export type Refusal = {
  code: ProblemCode;
  /** `DISH` stands for the dish's name. */
  message: string;
  /** The message of form, cart and order if the dish as a whole is sold out. */
  soldOut?: true;
};

export type OptionGroupCase = {
  title: string;
  group: Omit<NewGroup, "choices">;
  soldOut?: string[];
  hidden?: string[];
  /** The remaining stock, by choice. */
  stock?: Record<string, number>;
  /** The foods that a choice leaves out or contains, by choice. */
  leavesOut?: Record<string, Food[]>;
  contains?: Record<string, Food[]>;
  /** The quantities that the customer chooses, by choice. */
  wanted: Record<string, number>;
  /** The price of the dish with its choices, or why it cannot be ordered like this. */
  expected: number | Refusal;
};

/** The choices of every group, with their prices. */
export const chutneys: Record<string, number> = {
  Mint: 500,
  Tamarind: 800,
  Garlic: 1000,
  Onion: 0,
};

const chooseOne: Refusal = { code: "validation", message: "Choose Chutneys for DISH." };
const atLeast = (count: number): Refusal => ({
  code: "validation",
  message: `Choose at least ${count} of Chutneys for DISH.`,
});
const atMost = (count: number): Refusal => ({
  code: "validation",
  message: `Choose at most ${count} of Chutneys for DISH.`,
});
const onlyOnce: Refusal = {
  code: "validation",
  message: "Mint (Chutneys) for DISH can be chosen only once.",
};
const mintSoldOut: Refusal = {
  code: "out_of_stock",
  message: "Mint (Chutneys) for DISH is sold out for now. Choose again.",
};
const mintHidden: Refusal = {
  code: "conflict",
  message: "Mint (Chutneys) is no longer offered with DISH. Choose again.",
};

const one = { kind: "one", max: 1 } as const;
const required = { isRequired: true };
const size = { ...one, ...required, min: 1, isSize: true };
const several = { kind: "several", max: 4 } as const;
const quantities = { kind: "quantities", max: 5 } as const;

// Verdicts and prices are derived by hand from the rules in docs/ordering.md.
type Case = [
  title: string,
  group: OptionGroupCase["group"],
  wanted: OptionGroupCase["wanted"],
  expected: OptionGroupCase["expected"],
  state?: Pick<OptionGroupCase, "soldOut" | "hidden" | "stock" | "leavesOut" | "contains">,
];

const cases: Case[] = [
  ["one, left out", one, {}, 10_000],
  ["one, chosen", one, { Mint: 1 }, 10_500],
  ["one, a free choice", one, { Onion: 1 }, 10_000],
  ["one, two chosen", one, { Mint: 1, Tamarind: 1 }, atMost(1)],
  ["one, chosen twice", one, { Mint: 2 }, onlyOnce],
  ["one, included, left out", { ...one, includedFree: 1 }, {}, 10_000],
  ["one, included", { ...one, includedFree: 1 }, { Garlic: 1 }, 10_000],
  ["one, sold out", one, { Mint: 1 }, mintSoldOut, { soldOut: ["Mint"] }],
  ["one, another one sold out", one, { Tamarind: 1 }, 10_800, { soldOut: ["Mint"] }],
  ["one, none left", one, { Mint: 1 }, mintSoldOut, { stock: { Mint: 0 } }],
  ["one, the last one", one, { Mint: 1 }, 10_500, { stock: { Mint: 1 } }],
  ["one, hidden", one, { Mint: 1 }, mintHidden, { hidden: ["Mint"] }],
  [
    "one, hidden and sold out",
    one,
    { Mint: 1 },
    mintHidden,
    { hidden: ["Mint"], soldOut: ["Mint"] },
  ],
  ["required one, left out", { ...one, ...required }, {}, chooseOne],
  ["required one, included", { ...one, ...required, includedFree: 1 }, { Garlic: 1 }, 10_000],
  [
    "required one, all sold out",
    { ...one, ...required },
    { Mint: 1 },
    { ...mintSoldOut, soldOut: true },
    { soldOut: ["Mint", "Tamarind", "Garlic", "Onion"] },
  ],
  ["size, left out", size, {}, chooseOne],
  ["size, the smallest", size, { Mint: 1 }, 500],
  ["size, the largest", size, { Garlic: 1 }, 1000],
  ["several, left out", several, {}, 10_000],
  ["several, two", several, { Mint: 1, Tamarind: 1 }, 11_300],
  ["several, all", several, { Mint: 1, Tamarind: 1, Garlic: 1, Onion: 1 }, 12_300],
  ["several, one of them twice", several, { Mint: 2, Garlic: 1 }, onlyOnce],
  ["several, as many as the maximum", { ...several, max: 2 }, { Mint: 1, Onion: 1 }, 10_500],
  [
    "several, more than the maximum",
    { ...several, max: 2 },
    { Mint: 1, Garlic: 1, Onion: 1 },
    atMost(2),
  ],
  [
    "several, left out, with a minimum that applies if something is chosen",
    { ...several, min: 2 },
    {},
    10_000,
  ],
  ["several, fewer than the minimum", { ...several, min: 2 }, { Mint: 1 }, atLeast(2)],
  ["several, as many as the minimum", { ...several, min: 2 }, { Mint: 1, Garlic: 1 }, 11_500],
  ["required several, left out", { ...several, ...required }, {}, chooseOne],
  [
    "required several, left out, with a minimum",
    { ...several, ...required, min: 2 },
    {},
    atLeast(2),
  ],
  ["two free of several, one chosen", { ...several, includedFree: 2 }, { Garlic: 1 }, 10_000],
  [
    "two free of several, three chosen, the dearest is paid",
    { ...several, includedFree: 2 },
    { Garlic: 1, Mint: 1, Tamarind: 1 },
    11_000,
  ],
  [
    "more free than several have",
    { ...several, includedFree: 9 },
    { Mint: 1, Tamarind: 1, Garlic: 1, Onion: 1 },
    10_000,
  ],
  [
    "required several, fewer left than the minimum",
    { ...several, ...required, min: 2 },
    { Mint: 1, Garlic: 1 },
    { ...mintSoldOut, soldOut: true },
    { soldOut: ["Mint", "Tamarind"], hidden: ["Onion"] },
  ],
  ["quantities, left out", quantities, {}, 10_000],
  ["quantities, none of each", quantities, { Mint: 0, Garlic: 0 }, 10_000],
  ["quantities, two of one", quantities, { Mint: 2 }, 11_000],
  ["quantities, as many as the maximum", quantities, { Mint: 3, Garlic: 2 }, 13_500],
  ["quantities, more than the maximum of one", quantities, { Mint: 6 }, atMost(5)],
  ["quantities, more than the maximum together", quantities, { Mint: 3, Garlic: 3 }, atMost(5)],
  ["quantities, fewer than the minimum", { ...quantities, min: 3 }, { Mint: 2 }, atLeast(3)],
  [
    "three free quantities, the cheapest first",
    { ...quantities, includedFree: 3 },
    { Garlic: 2, Mint: 2 },
    11_000,
  ],
  ["three free quantities of one", { ...quantities, includedFree: 3 }, { Garlic: 4 }, 11_000],
  ["a free quantity, then each is paid", { ...quantities, includedFree: 1 }, { Mint: 3 }, 11_000],
  ["quantities, all that are left", quantities, { Mint: 3 }, 11_500, { stock: { Mint: 3 } }],
  [
    "two choices that cannot be had together",
    several,
    { Mint: 1, Garlic: 1 },
    {
      code: "validation",
      message: "DISH: “Mint” and “Garlic” do not go together (garlic). Choose one of them.",
    },
    { leavesOut: { Mint: ["onion", "garlic"] }, contains: { Garlic: ["dairy", "garlic"] } },
  ],
  [
    "a choice that leaves something out, with one that does not contain it",
    several,
    { Mint: 1, Tamarind: 1 },
    11_300,
    { leavesOut: { Mint: ["garlic"] }, contains: { Garlic: ["garlic"], Tamarind: ["dairy"] } },
  ],
  [
    "required quantities, fewer left than the minimum",
    { ...quantities, ...required, min: 3 },
    { Onion: 2 },
    { ...atLeast(3), soldOut: true },
    { hidden: ["Mint", "Tamarind", "Garlic"], stock: { Onion: 2 } },
  ],
];

export const optionGroupCases: OptionGroupCase[] = cases.map(
  ([title, group, wanted, expected, state]) => ({ title, group, wanted, expected, ...state }),
);

export function groupOfCase({ group, ...state }: OptionGroupCase): NewGroup {
  const choices = Object.entries(chutneys).map(([name, pricePaise]) => ({
    name,
    pricePaise,
    soldOut: state.soldOut?.includes(name),
    isHidden: state.hidden?.includes(name),
    stock: state.stock?.[name] ?? null,
    leavesOut: state.leavesOut?.[name],
    contains: state.contains?.[name],
  }));
  return { name: "Chutneys", ...group, choices };
}
