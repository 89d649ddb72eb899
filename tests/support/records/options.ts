import { randomUUID } from "node:crypto";
import type { Food } from "#app/domain/food/food.ts";
import { starterChoiceIds, starterGroupIds } from "#app/domain/options/customizations.ts";
import type { OptionKind } from "#app/domain/options/option-group.ts";
import type { Selection } from "#app/domain/options/selection.ts";
import { addDish, type ChangeableDatabase, type Dish } from "./dishes.ts";

type StarterChoice = keyof typeof starterChoiceIds;

export function starterSelection(...choices: StarterChoice[]): Selection {
  return {
    options: Object.fromEntries(choices.map((choice) => [starterChoiceIds[choice], 1])),
    parts: [],
  };
}

/** The form fields that select these choices. */
export function starterFields(...choices: StarterChoice[]): Record<string, string> {
  const groups = Object.values(starterGroupIds);
  return Object.fromEntries(
    choices.map((choice) => {
      const id = starterChoiceIds[choice];
      const group = groups.find((one) => one.slice(0, 13) === id.slice(0, 13));
      return [`options.${group}`, id];
    }),
  );
}

type NewChoice = {
  name?: string;
  pricePaise?: number;
  isVeg?: boolean;
  isHidden?: boolean;
  isPreselected?: boolean;
  /** Marked as sold out until tomorrow. */
  soldOut?: boolean;
  stock?: number | null;
  contains?: Food[];
  leavesOut?: Food[];
};

export type NewGroup = {
  name?: string;
  kind?: OptionKind;
  isSize?: boolean;
  choices: NewChoice[];
  isRequired?: boolean;
  min?: number;
  max?: number;
  includedFree?: number;
  /** After the starter menu's groups by default. */
  position?: number;
};

export type AddedGroup = { id: string; name: string; choices: { id: string; name: string }[] };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds an option group that these dishes use; by default, a group of the kind `one` allows one choice. */
export function addOptionGroup(
  database: ChangeableDatabase,
  dishes: Pick<Dish, "id">[],
  group: NewGroup,
): AddedGroup {
  const id = randomUUID();
  const { name = `Group ${id.slice(0, 8)}`, kind = "one", isSize = false } = group;
  const now = Date.now();
  database.change(
    "insert into option_groups (id, name, kind, is_size, created_at, updated_at) values (?, ?, ?, ?, ?, ?)",
    id,
    name,
    kind,
    isSize ? 1 : 0,
    now,
    now,
  );
  const choices = group.choices.map((choice, position) => {
    const added = { id: randomUUID(), name: choice.name ?? `${name} ${position + 1}` };
    database.change(
      `insert into option_choices (id, group_id, position, name, price_paise, is_veg, is_hidden, is_preselected,
        sold_out_until, stock, contains, leaves_out) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      added.id,
      id,
      position,
      added.name,
      choice.pricePaise ?? 0,
      choice.isVeg === false ? 0 : 1,
      choice.isHidden ? 1 : 0,
      choice.isPreselected ? 1 : 0,
      choice.soldOut ? now + DAY_MS : null,
      choice.stock ?? null,
      JSON.stringify(choice.contains ?? []),
      JSON.stringify(choice.leavesOut ?? []),
    );
    return added;
  });
  for (const dish of dishes) {
    database.change(
      `insert into product_option_groups (product_id, group_id, position, is_required, min, max, included_free)
       values (?, ?, ?, ?, ?, ?, ?)`,
      dish.id,
      id,
      group.position ?? 10,
      group.isRequired || isSize ? 1 : 0,
      group.min ?? 0,
      group.max ?? { one: 1, several: choices.length, quantities: 10 }[kind],
      group.includedFree ?? 0,
    );
  }
  return { id, name, choices };
}

type NewPart = {
  name?: string;
  quantity?: number;
  dishes?: Pick<Dish, "id">[];
  category?: string;
  coveredPaise?: number;
};

export type AddedCombo = Dish & { parts: { id: string; name: string }[] };

/** Adds a combo to the menu: 100 rupees by default. */
export function addCombo(
  database: ChangeableDatabase,
  { parts, ...overrides }: Partial<Dish> & { parts: NewPart[] },
): AddedCombo {
  const combo = addDish(database, { stock: 0, ...overrides, kind: "combo" });
  const added = parts.map((part, position) => {
    const { quantity = 1, category = null, coveredPaise = null, dishes = [] } = part;
    const { id, name } = { id: randomUUID(), name: part.name ?? `Part ${position + 1}` };
    database.change(
      `insert into combo_parts (id, product_id, position, name, quantity, category, covered_paise)
       values (?, ?, ?, ?, ?, ?, ?)`,
      id,
      combo.id,
      position,
      name,
      quantity,
      category,
      coveredPaise,
    );
    for (const dish of dishes) {
      database.change("insert into combo_part_dishes values (?, ?)", id, dish.id);
    }
    return { id, name };
  });
  return { ...combo, parts: added };
}
