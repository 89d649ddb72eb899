import type { User } from "../access/user.ts";
import type { IdempotencyKey } from "../idempotency.server.ts";
import type { Order } from "../orders/order.ts";
import type { RefundInput } from "../payments/schema.ts";
import { refundPayment } from "../payments/settle-order.server.ts";
import type { Result } from "../result.ts";
import { approvedBy } from "./approval.server.ts";

/**
 * Refunds an amount that the actor may refund alone or that a manager approves. Problems: those of
 * `refundPayment` and `approvedBy`.
 */
export async function refundWithApproval(
  actor: User,
  orderId: string,
  input: RefundInput,
  once: IdempotencyKey | null,
): Promise<Result<Order>> {
  const alone = refundPayment(actor, orderId, input, once);
  if (alone.ok || alone.errors?.[0]?.path !== "pin") return alone;
  const approved = await approvedBy(actor, "refund payments", alone, input);
  return approved.ok ? refundPayment(actor, orderId, input, once, approved.value) : approved;
}
