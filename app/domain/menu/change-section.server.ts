import { db, write } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { recordedSaleHours, type SaleHours } from "../availability/sale-hours.ts";
import { categories } from "../categories.ts";
import { movedTo } from "../lists/moved-to.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { type MenuSection, menuSectionRows } from "./menu-order.server.ts";

/** Problems: `forbidden`, `not_found`. */
function change(
  actor: User,
  category: string,
  action: "moved" | "changed",
  run: (sections: MenuSection[], at: number) => MenuSection[],
): Result<{ name: string }> {
  if (!may(actor, "change the menu")) return adminOnly;
  const name = categories.find(({ id }) => id === category)?.name;
  if (!name) return problem("not_found", m.menu_thereIsNoSuchSection());
  return write(() => {
    const before = menuSectionRows();
    const at = before.findIndex((section) => section.category === category);
    const after = run(before, at).map((section, position) => ({ ...section, position }));
    for (const section of after) {
      db.insert(menuSections)
        .values(section)
        .onConflictDoUpdate({ target: menuSections.category, set: section })
        .run();
    }
    const audited = (sections: MenuSection[]) => {
      const place = sections.findIndex((section) => section.category === category);
      const section = sections[place];
      return { place: place + 1, hours: section ? (recordedSaleHours(section) ?? "") : "" };
    };
    recordAudit(actor, {
      action: `section.${action}`,
      subject: { id: category, name },
      before: audited(before),
      after: audited(after),
    });
    return ok({ name });
  });
}

/** Moves a section of the menu, 0 being the first place. */
export function placeSection(actor: User, category: string, to: number): Result<{ name: string }> {
  return change(actor, category, "moved", (sections, at) => movedTo(sections, at, to));
}

export function setSectionHours(
  actor: User,
  category: string,
  hours: SaleHours,
): Result<{ name: string }> {
  return change(actor, category, "changed", (sections, at) =>
    sections.map((section, index) => (index === at ? { ...section, ...hours } : section)),
  );
}
