import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { coupons } from "#db/schema/coupons.ts";
import { comboParts } from "#db/schema/options.ts";
import { menuSections, products } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { lastPosition } from "../menu/menu-order.server.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { allSections } from "../sections/sections.server.ts";
import type { Section } from "../sections/sections.ts";
import { noSuchSection } from "./place-section.server.ts";

const namedByCoupon = (id: string) =>
  sql`exists (select 1 from json_each(${coupons.categories}) where value = ${id})`;

const isUsed = (id: string) =>
  db.get<{
    used: number;
  }>(sql`select exists (select 1 from ${products} where category = ${id} and deleted_at is null)
    or exists (select 1 from ${comboParts} where category = ${id})
    or exists (select 1 from ${coupons} where ${namedByCoupon(id)}) as used`).used === 1;

/** The moved dishes come last and keep their order; parts of combos and coupons refer to the other section instead. */
function merge(id: string, into: string): void {
  const position = lastPosition({ kind: "dish", category: into });
  db.update(products)
    .set({ category: into, position: sql`position + ${position}` })
    .where(eq(products.category, id))
    .run();
  db.update(comboParts).set({ category: into }).where(eq(comboParts.category, id)).run();
  db.update(coupons)
    .set({
      categories: sql`(select json_group_array(distinct iif(value = ${id}, ${into}, value))
        from json_each(${coupons.categories}))`,
    })
    .where(namedByCoupon(id))
    .run();
}

/**
 * Removes a section. Its dishes and all references to it move to the section `into`, which is
 * required unless the section is unused. Problems: `forbidden`, `not_found`, `validation`,
 * `conflict` (the last section).
 */
export function removeSection(actor: User, id: string, into: string | null): Result<Section> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const sections = allSections();
    const section = sections.find((one) => one.id === id);
    const target = sections.find((one) => one.id === into && one.id !== id);
    if (!section || (into !== null && !target)) return noSuchSection;
    if (sections.length === 1) return problem("conflict", m.products_lastSection());
    if (target) merge(id, target.id);
    else if (isUsed(id)) return fieldProblem("into", m.products_chooseSectionForDishes());
    db.delete(menuSections).where(eq(menuSections.id, id)).run();
    recordAudit(actor, {
      action: "section.removed",
      subject: section,
      before: { name: section.name },
      after: target ? { dishesAreIn: target.name } : null,
    });
    return ok(section);
  });
}
