import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { soldOutUntil } from "../availability/sold-out.ts";
import { now } from "../clock.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { auditGroup } from "./group-audit.server.ts";
import type { Choice } from "./option-group.ts";
import { findOptionGroup } from "./queries.server.ts";

const noSuchChoice = () => problem("not_found", m.options_thisChoiceNoLongerExists());

function mark(
  actor: User,
  choiceId: string,
  action: "sold_out" | "available_again",
  until: Date | null,
): Result<Choice> {
  if (!may(actor, "mark dishes sold out")) return adminOnly;
  return write(() => {
    const hasId = eq(optionChoices.id, choiceId);
    const row = db.select().from(optionChoices).where(hasId).get();
    const before = row && findOptionGroup(row.groupId);
    if (!before) return noSuchChoice();
    db.update(optionChoices).set({ soldOutUntil: until }).where(hasId).run();
    const after = findOptionGroup(before.id);
    const choice = after?.choices.find(({ id }) => id === choiceId);
    if (!after || !choice) throw new Error("A choice just changed could not be read");
    auditGroup(actor, action, before, after);
    return ok(choice);
  });
}

/** Applies to all dishes that offer it, until the next opening after today. Problems: `forbidden`, `not_found`. */
export function markChoiceSoldOut(actor: User, choiceId: string): Result<Choice> {
  return mark(actor, choiceId, "sold_out", soldOutUntil(now(), shopSettings()));
}

export function markChoiceAvailable(actor: User, choiceId: string): Result<Choice> {
  return mark(actor, choiceId, "available_again", null);
}
