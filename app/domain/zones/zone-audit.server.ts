import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { Zone } from "./zone.ts";

function auditedFields({ id: _, ...fields }: Zone) {
  return fields;
}

/** Call it inside the transaction that makes the change. */
export function auditZone(
  actor: User,
  action: "added" | "changed" | "removed",
  before: Zone | null,
  after: Zone | null,
): void {
  const zone = after ?? before;
  if (!zone) throw new Error("An audit entry needs a zone");
  recordAudit(actor, {
    action: `zone.${action}`,
    subject: { id: zone.id, name: zone.name },
    before: before && auditedFields(before),
    after: after && auditedFields(after),
  });
}
