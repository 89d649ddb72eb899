import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { menuSections } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { movedTo } from "../lists/moved-to.ts";
import { adminOnly, constantProblem, ok, type Result } from "../result.ts";
import { allSections } from "../sections/sections.server.ts";
import type { Section } from "../sections/sections.ts";

export const noSuchSection = constantProblem("not_found", () => m.menu_thereIsNoSuchSection());

/** Moves a section of the menu; 0 is the first place. Problems: `forbidden`, `not_found`. */
export function placeSection(actor: User, id: string, to: number): Result<Section> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const sections = allSections();
    const from = sections.findIndex((section) => section.id === id);
    const section = sections[from];
    if (!section) return noSuchSection;
    const moved = movedTo(sections, from, to);
    for (const [position, one] of moved.entries()) {
      db.update(menuSections).set({ position }).where(eq(menuSections.id, one.id)).run();
    }
    const place = moved.indexOf(section) + 1;
    const [before, after] = [{ place: from + 1 }, { place }];
    recordAudit(actor, { action: "section.moved", subject: section, before, after });
    return ok(section);
  });
}
