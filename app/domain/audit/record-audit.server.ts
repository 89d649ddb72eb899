import { sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { describeOrigin } from "../access/device.ts";
import { isStaff } from "../access/permissions.ts";
import type { Actor } from "../access/user.ts";
import { now } from "../clock.ts";
import { type AuditEntry, changedFields, LINK_HOLDER } from "./audit.ts";

const insert = prepareInsert(auditLog);

/** Who the log names; null for customers, of whom it keeps only what they do with an order's link. */
export function loggedActor(actor: Actor) {
  const origin = describeOrigin(actor.origin);
  // The shop cannot know who has the link.
  if (actor.isByLink) return { actorId: LINK_HOLDER, actorName: "", origin };
  if (actor.id === null || !isStaff(actor)) return null;
  return { actorId: actor.id, actorName: actor.name, origin };
}

/**
 * Records changes by admins, except those of orders, which are in the orders' histories; those by customers and those
 * without effect are left out. Call it inside the transaction that makes the change, so that neither exists without the
 * other.
 */
export function recordAudit(actor: Actor, { action, subject, before, after }: AuditEntry): void {
  const logged = loggedActor(actor);
  if (!logged) return;
  if (!sqlite.inTransaction)
    throw new Error("An audit entry must be written in the transaction of its change");
  const changed = before && after ? changedFields(before, after) : { before, after };
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return;
  insert.run({
    ...changed,
    ...logged,
    id: newId(),
    action,
    subjectKind: action.slice(0, action.indexOf(".")),
    subjectId: subject.id,
    subjectName: subject.name,
    createdAt: now(),
  });
}
