import { and, asc, desc, eq, isNull, max } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { saleHoursText } from "../availability/sale-hours.ts";
import { fieldProblem, type Problem } from "../result.ts";
import { allSections } from "../sections/sections.server.ts";
import { COMBOS, type OrderedSection } from "./menu-order.ts";

/** Combos and sections in menu order, including dishes that are not for sale. */
export function menuOrder(): OrderedSection[] {
  const { id, name, kind, category, isAvailable } = products;
  const dishes = db
    .select({ id, name, kind, category, isAvailable })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.position), desc(products.isPopular), asc(products.name), asc(id))
    .all();
  const shown = (list: typeof dishes) =>
    list.map((dish) => ({ id: dish.id, name: dish.name, isAvailable: dish.isAvailable }));
  const combos = dishes.filter((dish) => dish.kind === "combo");
  const sections = allSections().map((section) => ({
    id: section.id,
    name: section.label,
    isHidden: section.isHidden,
    hours: saleHoursText(section),
    dishes: shown(dishes.filter((dish) => dish.kind === "dish" && dish.category === section.id)),
  }));
  return [
    { id: COMBOS, name: m.menu_combos(), isHidden: false, hours: null, dishes: shown(combos) },
    ...sections,
  ];
}

/** A problem if the section was removed while a dish was being saved. */
export function missingSection(category: string): Problem | null {
  const isKnown = allSections().some(({ id }) => id === category);
  return isKnown ? null : fieldProblem("category", m.shared_chooseOneOfTheCategories());
}

/** The end of a section that was ordered by hand; 0 if it was not. */
export function lastPosition(section: { kind: "dish" | "combo"; category: string }): number {
  const inSection = and(
    eq(products.kind, section.kind),
    section.kind === "dish" ? eq(products.category, section.category) : undefined,
    isNull(products.deletedAt),
  );
  const found = db
    .select({ last: max(products.position) })
    .from(products)
    .where(inSection)
    .get();
  return found?.last ? found.last + 1 : 0;
}
