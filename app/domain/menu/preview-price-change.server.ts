import { createHash } from "node:crypto";
import { dishesByGroup } from "../options/group-uses.server.ts";
import type { DishOptionGroup } from "../options/option-group.ts";
import { offersOf } from "../options/queries.server.ts";
import type { Dish } from "./dish.ts";
import { productLimits } from "./limits.ts";
import { listProducts } from "./list-dishes.server.ts";
import {
  type ChoicePriceRow,
  changedPricePaise,
  type KeptPrice,
  type PriceChange,
  type PricePreview,
  type PriceRow,
} from "./price-change.ts";

const MAX_PAISE = productLimits.priceRupees.max * 100;
/** More than any menu has. */
const ALL_DISHES = 10_000;

function selectedDishes({ category, q, kind, sizes }: PriceChange): Dish[] {
  const found = listProducts({ category, q, sort: "name", page: 1, limit: ALL_DISHES }).items;
  return found.filter(
    (dish) =>
      (kind === null || dish.kind === kind) &&
      (sizes === null || dish.isSized === (sizes === "several")),
  );
}

function reasonToKeep(oldPaise: number, newPaise: number): KeptPrice | null {
  if (newPaise <= 0) return "not positive";
  if (newPaise > MAX_PAISE) return "too high";
  return newPaise === oldPaise ? "unchanged" : null;
}

type Priced = { id: string; name: string; pricePaise: number };

function rowOf({ id, name, pricePaise: oldPaise }: Priced, change: PriceChange): PriceRow {
  const newPaise = changedPricePaise(oldPaise, change);
  return { id, name, oldPaise, newPaise, kept: reasonToKeep(oldPaise, newPaise) };
}

function choiceRows(groups: DishOptionGroup[], dishes: Dish[], change: PriceChange) {
  const chosen = new Set(dishes.map(({ id }) => id));
  const users = dishesByGroup();
  return groups.flatMap((group): ChoicePriceRow[] => {
    const others = (users.get(group.id) ?? []).filter(({ id }) => !chosen.has(id));
    const alsoIn = others.map(({ name }) => name);
    const priced = group.choices.filter(({ pricePaise }) => pricePaise > 0);
    return priced.map((choice) => ({
      ...rowOf(choice, change),
      group: group.name,
      groupId: group.id,
      alsoIn,
    }));
  });
}

/** A dish in sizes costs as much as its cheapest one. */
function sizedRow(
  dish: Dish,
  size: DishOptionGroup | undefined,
  choices: ChoicePriceRow[],
): PriceRow {
  const { id, name, pricePaise: oldPaise } = dish;
  const prices = (size?.choices ?? [])
    .filter(({ isHidden }) => !isHidden)
    .map((choice) => {
      const row = choices.find((changed) => changed.id === choice.id && changed.kept === null);
      return row?.newPaise ?? choice.pricePaise;
    });
  const newPaise = choices.length > 0 && prices.length > 0 ? Math.min(...prices) : oldPaise;
  return { id, name, oldPaise, newPaise, kept: newPaise === oldPaise ? "sizes" : null };
}

/** The effect of a bulk change; writes nothing. */
export function previewPriceChange(change: PriceChange): PricePreview {
  const dishes = selectedDishes(change);
  const offers = offersOf(dishes.filter(({ kind }) => kind === "dish"));
  const groupsOf = ({ id }: Dish) => offers.get(id)?.groups ?? [];
  const groups = new Map(dishes.flatMap(groupsOf).map((group) => [group.id, group]));
  const choices = change.choices ? choiceRows([...groups.values()], dishes, change) : [];
  const rows = dishes.map((dish) => {
    if (!dish.isSized) return rowOf(dish, change);
    const size = groupsOf(dish).find(({ isSize }) => isSize);
    return sizedRow(dish, size, choices);
  });
  const all = [...rows, ...choices];
  const prices = all.map(({ id, name, oldPaise, newPaise, kept }) => [
    id,
    name,
    oldPaise,
    newPaise,
    kept,
  ]);
  return {
    dishes: rows,
    choices,
    changed: all.filter(({ kept }) => kept === null).length,
    fingerprint: createHash("sha256").update(JSON.stringify(prices)).digest("base64url"),
  };
}
