import { write } from "#db/client.server.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import type { DiscardInput } from "./schema.ts";

/** Keeps what a device took and could not place, before it forgets it. Problems: `forbidden`. */
export function discardOrder(actor: User, input: DiscardInput): Result<null> {
  if (!may(actor, "take orders")) return adminOnly;
  const { clientOrderId, tokenNumber, total: totalPaise, ...after } = input;
  return write(() => {
    recordAudit(actor, {
      action: "order.discarded",
      subject: { id: clientOrderId, name: tokenNumber ? `Token ${tokenNumber}` : "No token" },
      before: null,
      after: { ...after, totalPaise },
    });
    return ok(null);
  });
}
