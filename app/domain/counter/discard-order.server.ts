import { sqlite, write } from "#db/client.server.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { discardedOrderName } from "../audit/discarded-order.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { discardReasons } from "../orders/reasons.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import type { DiscardInput } from "./schema.ts";

const isDiscarded = sqlite
  .prepare<[string], number>(
    "select 1 from audit_log where subject_kind = 'order' and subject_id = ? and action = 'order.discarded'",
  )
  .pluck();

/**
 * Records an order that a device took and could not place, before the device forgets it. Recorded
 * once, however often it is sent. Problems: `forbidden`.
 */
export function discardOrder(actor: User, input: DiscardInput): Result<null> {
  if (!may(actor, "take orders")) return adminOnly;
  const { clientOrderId, tokenNumber, total: totalPaise, ...discarded } = input;
  const after = { ...discarded, reason: discardReasons.stored(input.reason) };
  return write(() => {
    // The device did not receive the reply, or its button was tapped twice.
    if (isDiscarded.get(clientOrderId)) return ok(null);
    recordAudit(actor, {
      action: "order.discarded",
      subject: { id: clientOrderId, name: discardedOrderName(tokenNumber) },
      before: null,
      after: { ...after, totalPaise },
    });
    return ok(null);
  });
}
