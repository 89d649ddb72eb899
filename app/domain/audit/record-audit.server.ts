import { sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { describeOrigin, type Origin } from "../access/device.ts";
import { isStaff } from "../access/permissions.ts";
import type { Actor } from "../access/user.ts";
import { now } from "../clock.ts";
import { type AuditEntry, changedFields, LINK_HOLDER } from "./audit.ts";

const insert = prepareInsert(auditLog);

/**
 * Records changes by admins; those by customers and those without effect are left out. Call it inside the
 * transaction that makes the change, so that neither exists without the other.
 */
export function recordAudit(actor: Actor, { action, subject, before, after }: AuditEntry): void {
  if (actor.id === null || !isStaff(actor)) return;
  write({ ...actor, id: actor.id }, { action, subject, before, after });
}

/** Records what somebody did with an order's link, because the shop cannot know who has it. */
export function recordLinkUse(ip: string, entry: AuditEntry): void {
  write({ id: LINK_HOLDER, name: "", origin: { ip, device: null } }, entry);
}

function write(
  actor: { id: string; name: string; origin?: Origin },
  { action, subject, before, after }: AuditEntry,
): void {
  if (!sqlite.inTransaction)
    throw new Error("An audit entry must be written in the transaction of its change");
  const changed = before && after ? changedFields(before, after) : { before, after };
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return;
  insert.run({
    ...changed,
    id: newId(),
    actorId: actor.id,
    actorName: actor.name,
    action,
    subjectKind: action.slice(0, action.indexOf(".")),
    subjectId: subject.id,
    subjectName: subject.name,
    origin: describeOrigin(actor.origin),
    createdAt: now(),
  });
}
