import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import {
  comboParts,
  optionChoices,
  optionGroups,
  productOptionGroups,
} from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import {
  canFillPart,
  isDishOfPart,
  isOffered,
  portionsLeft,
} from "../availability/dish-state.server.ts";
import { type ServingTime, servingTime } from "../availability/serving-time.server.ts";
import { now } from "../clock.ts";
import { pick } from "../pick.ts";
import { localName } from "../translations/local-texts.server.ts";
import type { ComboPart } from "./combo-part.ts";
import { nothingToChoose, type Offer } from "./configure-dish.ts";
import type { Choice, DishOptionGroup, OptionGroup } from "./option-group.ts";

const choiceColumns = columnsExcept(optionChoices, ["groupId", "position"]);

const groupColumns = pick(optionGroups, ["id", "name", "kind", "isSize"]);

type ChoiceRow = Omit<Choice, "soldOut"> & { soldOutUntil: Date | null };

function toChoice({ soldOutUntil, ...choice }: ChoiceRow, at: Date): Choice {
  const isMarked = soldOutUntil !== null && soldOutUntil > at;
  const { id, name } = choice;
  return {
    ...choice,
    ...localName("choice", id, name),
    soldOut: isMarked || choice.stock === 0,
  };
}

const groupsOfDishes = db
  .select({
    productId: productOptionGroups.productId,
    group: groupColumns,
    rules: pick(productOptionGroups, ["isRequired", "min", "max", "includedFree"]),
    choice: choiceColumns,
  })
  .from(productOptionGroups)
  .innerJoin(optionGroups, eq(optionGroups.id, productOptionGroups.groupId))
  .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups.id))
  .where(
    sql`${productOptionGroups.productId} in (select value from json_each(${sql.placeholder("ids")}))`,
  )
  .orderBy(
    asc(productOptionGroups.productId),
    asc(productOptionGroups.position),
    asc(productOptionGroups.groupId),
    asc(optionChoices.position),
  )
  .prepare();

/** By dish, in order; a dish without groups is missing. Hidden choices are included. */
function groupsOf(productIds: string[], at: Date): Map<string, DishOptionGroup[]> {
  const found = new Map<string, DishOptionGroup[]>();
  for (const { productId, group, rules, choice } of groupsOfDishes.all({
    ids: JSON.stringify(productIds),
  })) {
    const groups = found.get(productId) ?? [];
    if (groups.length === 0) found.set(productId, groups);
    let last = groups.at(-1);
    if (last?.id !== group.id) {
      last = { ...group, ...localName("group", group.id, group.name), ...rules, choices: [] };
      groups.push(last);
    }
    last.choices.push(toChoice(choice, at));
  }
  return found;
}

const candidate = alias(products, "candidate");

const partsOfCombos = db
  .select({
    productId: sql<string>`part.product_id`,
    part: {
      id: sql<string>`part.id`,
      name: sql<string>`part.name`,
      quantity: sql<number>`part.quantity`,
      category: sql<string | null>`part.category`,
      coveredPaise: sql<number | null>`part.covered_paise`,
    },
    dish: {
      ...pick(candidate, ["id", "name", "pricePaise", "image"]),
      ...pick(candidate, ["isVeg", "isSpicy", "contains", "isFoodChecked"]),
      stock: portionsLeft(sql`candidate`).as("portions"),
      canBeChosen: canFillPart(sql`candidate`).mapWith(Boolean).as("can_be_chosen"),
    },
  })
  .from(sql`${comboParts} part`)
  .leftJoin(
    candidate,
    and(
      isDishOfPart(sql`candidate`),
      sql`candidate.kind = 'dish' and ${isOffered(sql`candidate`)} and candidate.deleted_at is null`,
    ),
  )
  .where(sql`part.product_id in (select value from json_each(${sql.placeholder("ids")}))`)
  .orderBy(
    sql`part.product_id, part.position, candidate.position, candidate.price_paise, candidate.name`,
  )
  .prepare();

/** Parts by combo, in order. A part for which no dish is left has none. */
function partsOf(comboIds: string[], time: ServingTime, at: Date): Map<string, ComboPart[]> {
  const rows = partsOfCombos.all({ ids: JSON.stringify(comboIds), ...time });
  const dishIds = rows.flatMap(({ dish }) => (dish ? [dish.id] : []));
  const groups = groupsOf(dishIds, at);
  const found = new Map<string, ComboPart[]>();
  for (const { productId, part, dish } of rows) {
    const parts = found.get(productId) ?? [];
    if (parts.length === 0) found.set(productId, parts);
    let last = parts.at(-1);
    if (last?.id !== part.id) {
      last = { ...part, ...localName("part", part.id, part.name), dishes: [] };
      parts.push(last);
    }
    if (!dish) continue;
    const { canBeChosen, ...rest } = dish;
    const soldOut = !canBeChosen || dish.stock <= 0;
    const name = localName("dish", dish.id, dish.name);
    last.dishes.push({ ...rest, ...name, soldOut, groups: groups.get(dish.id) ?? [] });
  }
  return found;
}

type OfferedDish = { id: string; kind: "dish" | "combo" };

/** The choices of each of the dishes, now or for an order at another time. */
export function offersOf(dishes: OfferedDish[], time?: ServingTime): Map<string, Offer> {
  const at = time ? new Date(time.at) : now();
  const ids = (kind: OfferedDish["kind"]) => [
    ...new Set(dishes.filter((dish) => dish.kind === kind).map(({ id }) => id)),
  ];
  const [plain, combos] = [ids("dish"), ids("combo")];
  const groups = plain.length > 0 ? groupsOf(plain, at) : new Map<string, DishOptionGroup[]>();
  const parts =
    combos.length > 0 ? partsOf(combos, time ?? servingTime(), at) : new Map<string, ComboPart[]>();
  return new Map(
    [...plain, ...combos].map((id) => [
      id,
      { groups: groups.get(id) ?? [], parts: parts.get(id) ?? [] },
    ]),
  );
}

export function offerOf(dish: OfferedDish): Offer {
  return offersOf([dish]).get(dish.id) ?? nothingToChoose;
}

const allGroups = db
  .select({ group: groupColumns, choice: choiceColumns })
  .from(optionGroups)
  .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups.id))
  .orderBy(asc(optionGroups.name), asc(optionGroups.id), asc(optionChoices.position))
  .prepare();

/** By name. */
export function listOptionGroups(): OptionGroup[] {
  const at = now();
  const groups: OptionGroup[] = [];
  for (const { group, choice } of allGroups.all()) {
    if (groups.at(-1)?.id !== group.id) groups.push({ ...group, choices: [] });
    groups.at(-1)?.choices.push(toChoice(choice, at));
  }
  return groups;
}

export function findOptionGroup(id: string): OptionGroup | undefined {
  return listOptionGroups().find((group) => group.id === id);
}
