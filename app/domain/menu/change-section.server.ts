import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { recordedSaleHours } from "../availability/sale-hours.ts";
import { movedTo } from "../lists/moved-to.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { allSections } from "../sections/sections.server.ts";
import type { Section } from "../sections/sections.ts";

/** Problems: `forbidden`, `not_found`. */
function change(
  actor: User,
  id: string,
  action: "moved" | "changed",
  run: (sections: Section[], at: number) => Section[],
): Result<{ name: string }> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const before = allSections();
    const at = before.findIndex((section) => section.id === id);
    const name = before[at]?.name;
    if (!name) return problem("not_found", m.menu_thereIsNoSuchSection());
    const after = run(before, at).map((section, position) => ({ ...section, position }));
    for (const section of after) {
      db.update(menuSections).set(section).where(eq(menuSections.id, section.id)).run();
    }
    const audited = (sections: Section[]) => {
      const place = sections.findIndex((section) => section.id === id);
      const section = sections[place];
      return { place: place + 1, hours: section ? (recordedSaleHours(section) ?? "") : "" };
    };
    recordAudit(actor, {
      action: `section.${action}`,
      subject: { id, name },
      before: audited(before),
      after: audited(after),
    });
    return ok({ name });
  });
}

/** Moves a section of the menu; 0 is the first place. */
export function placeSection(actor: User, id: string, to: number): Result<{ name: string }> {
  return change(actor, id, "moved", (sections, at) => movedTo(sections, at, to));
}
