import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import {
  comboPartDishes,
  comboParts,
  optionGroups,
  productOptionGroups,
} from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { stations } from "#db/schema/stations.ts";
import { pick } from "../pick.ts";
import { allSections } from "../sections/sections.server.ts";
import type { MenuLine } from "./menu-columns.ts";
import { groupsCell, partsCell } from "./offer-cells.ts";

const dishes = db
  .select({
    ...pick(products, ["id", "slug", "name", "nameDevanagari", "otherNames", "kind", "category"]),
    ...pick(products, ["position", "pricePaise", "stock", "plates", "taxBasisPoints", "taxCode"]),
    station: sql<string>`coalesce(${stations.name}, '')`,
    isVeg: products.isVeg,
    isSpicy: products.isSpicy,
    isPopular: products.isPopular,
    isAvailable: products.isAvailable,
    description: products.description,
    ingredients: products.ingredients,
    contains: products.contains,
    isFoodChecked: products.isFoodChecked,
    foodNote: products.foodNote,
    image: products.image,
    saleDays: products.saleDays,
    saleFromMinutes: products.saleFromMinutes,
    saleUntilMinutes: products.saleUntilMinutes,
  })
  .from(products)
  .leftJoin(stations, eq(stations.id, products.stationId))
  .where(isNull(products.deletedAt))
  .orderBy(asc(products.seq))
  .prepare();

const uses = db
  .select({
    productId: productOptionGroups.productId,
    name: optionGroups.name,
    kind: optionGroups.kind,
    isSize: optionGroups.isSize,
    ...pick(productOptionGroups, ["isRequired", "min", "max", "includedFree"]),
  })
  .from(productOptionGroups)
  .innerJoin(optionGroups, eq(optionGroups.id, productOptionGroups.groupId))
  .orderBy(asc(productOptionGroups.position), asc(productOptionGroups.groupId))
  .prepare();

const parts = db
  .select(pick(comboParts, ["id", "productId", "name", "quantity", "category", "coveredPaise"]))
  .from(comboParts)
  .orderBy(asc(comboParts.position), asc(comboParts.id))
  .prepare();

const partDishes = db
  .select({ partId: comboPartDishes.partId, name: products.name })
  .from(comboPartDishes)
  .innerJoin(products, and(eq(products.id, comboPartDishes.productId), isNull(products.deletedAt)))
  .orderBy(asc(products.name))
  .prepare();

export type StoredMenuLine = MenuLine & {
  slug: string;
  isSized: boolean;
  partIds: { id: string; name: string }[];
};

/** All dishes as lines of the menu's CSV, in the menu's order. */
export function menuLines(): StoredMenuLine[] {
  const [allUses, allParts, allDishes] = [uses.all(), parts.all(), partDishes.all()];
  const lines = dishes.all().map((dish) => {
    const groups = allUses.filter(({ productId }) => productId === dish.id);
    const ownParts = allParts.filter(({ productId }) => productId === dish.id);
    const offered = ownParts.map((part) => ({
      ...part,
      dishes: allDishes.filter(({ partId }) => partId === part.id).map(({ name }) => name),
    }));
    return {
      ...dish,
      isSized: groups.some(({ isSize }) => isSize),
      groups: groupsCell(groups),
      parts: partsCell(offered),
      partIds: ownParts.map(({ id, name }) => ({ id, name })),
    };
  });
  const sections = allSections().map(({ id }) => id);
  const section = (category: string) => sections.indexOf(category);
  return lines.sort(
    (a, b) =>
      section(a.category) - section(b.category) ||
      a.position - b.position ||
      a.name.localeCompare(b.name, "en"),
  );
}
