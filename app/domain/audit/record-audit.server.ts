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

/** The name in the log; null for customers, whose actions are logged only when they use an order's link. */
export function loggedActor(actor: Actor) {
  const origin = describeOrigin(actor.origin);
  // The shop cannot know who holds the link.
  if (actor.isByLink) return { actorId: LINK_HOLDER, actorName: "", origin };
  if (actor.id === null || !isStaff(actor)) return null;
  return { actorId: actor.id, actorName: actor.name, origin };
}

/**
 * Records changes by admins. Leaves out changes of orders, which are in the orders' histories,
 * changes by customers, and changes without effect. Call it inside the transaction that makes the
 * change, so that neither is stored without the other.
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
