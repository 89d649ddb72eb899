import { and, asc, eq, isNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { comboPartDishes, comboParts } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import type { AuditFields } from "../audit/audit.ts";
import { formatRupees } from "../money.ts";
import { sectionName } from "../sections/sections.ts";
import type { DishOptionGroup } from "./option-group.ts";
import { offerOf } from "./queries.server.ts";

/** The owner's settings, including dishes that are not for sale. */
export type PartSettings = {
  id: string;
  name: string;
  quantity: number;
  category: string | null;
  coveredPaise: number | null;
  dishes: { id: string; name: string }[];
};

type DishSettings = { groups: DishOptionGroup[]; parts: PartSettings[] };

function partsOf(comboId: string): PartSettings[] {
  const { id, name, quantity, category, coveredPaise } = comboParts;
  const parts = db
    .select({ id, name, quantity, category, coveredPaise })
    .from(comboParts)
    .where(eq(comboParts.productId, comboId))
    .orderBy(asc(comboParts.position))
    .all();
  return parts.map((part) => ({
    ...part,
    dishes: db
      .select({ id: products.id, name: products.name })
      .from(comboPartDishes)
      .innerJoin(products, eq(products.id, comboPartDishes.productId))
      .where(eq(comboPartDishes.partId, part.id))
      .orderBy(asc(products.name))
      .all(),
  }));
}

/** The dishes that can be part of a combo. */
export function listPartDishes(): { id: string; name: string }[] {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.kind, "dish"), isNull(products.deletedAt)))
    .orderBy(asc(products.name))
    .all();
}

export function dishSettings(dish: { id: string; kind: "dish" | "combo" }): DishSettings {
  return dish.kind === "combo"
    ? { groups: [], parts: partsOf(dish.id) }
    : { groups: offerOf(dish).groups, parts: [] };
}

/** In English, for the log. */
function describeUse({ name, isRequired, min, max, includedFree }: DishOptionGroup): string {
  const rules = [
    isRequired && "required",
    `${min} to ${max}`,
    includedFree && `${includedFree} free`,
  ];
  return `${name} (${rules.filter(Boolean).join(", ")})`;
}

function describePart({ name, quantity, category, coveredPaise, dishes }: PartSettings): string {
  const from = category ? sectionName(category) : dishes.map((dish) => dish.name).join(" or ");
  const limit = coveredPaise === null ? "" : `, up to ${formatRupees(coveredPaise)}`;
  return `${name}: ${quantity} × ${from}${limit}`;
}

export function auditedSettings({ groups, parts }: DishSettings): AuditFields {
  return { options: groups.map(describeUse), parts: parts.map(describePart) };
}
