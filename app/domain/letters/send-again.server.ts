import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { outbox } from "#db/schema/outbox.ts";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { ok, problem, type Result } from "../result.ts";
import type { KeptLetter } from "./letter.ts";
import { letterSiteUrl, tellLetterQueued } from "./letter-route.server.ts";
import { findLetter } from "./list-letters.server.ts";

const makeDue = db
  .update(outbox)
  .set({
    dueAt: sql`${sql.placeholder("at")}`,
    createdAt: sql`${sql.placeholder("at")}`,
    sentAt: null,
    attemptCount: 0,
    lastError: "",
  })
  .where(eq(outbox.id, sql.placeholder("id")))
  .prepare();

function audited({ state, dueAt }: KeptLetter) {
  return { state, nextTryAt: dueAt?.toISOString() ?? null };
}

/**
 * Takes who acts (an admin) and a letter's id, has it sent again at once, with all its tries anew. Returns
 * the letter as it is then. Problems: `forbidden`, `not_found`, `unavailable` (the shop sends no letters).
 * Source: the owner's wish (an outbox visible to the admin).
 */
export function sendLetterAgain(actor: User, id: string): Result<KeptLetter> {
  return write(() => {
    if (actor.role !== "admin") return problem("forbidden", "Admin access required");
    const before = findLetter(id);
    if (!before) return problem("not_found", "Letter not found");
    if (!letterSiteUrl()) return problem("unavailable", "The shop has no mail server.");
    makeDue.run({ id, at: now().getTime() });
    const after = findLetter(id) ?? before;
    recordAudit(actor, {
      action: "letter.sent_again",
      // The log outlives the letter: it must not keep whom it went to.
      subject: { id, name: before.subject },
      before: audited(before),
      after: audited(after),
    });
    tellLetterQueued();
    return ok(after);
  });
}
