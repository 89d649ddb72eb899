import { write } from "#db/client.server.ts";
import type { User } from "../accounts/user.ts";
import { queueOrderPlaced } from "../emails/queue-email.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { ok, type Result } from "../result.ts";
import { groupCommitOrUnavailable } from "../storage.server.ts";
import type { Order } from "./order.ts";
import { publishOrderEvent } from "./order-events.server.ts";
import { findOrder } from "./queries.server.ts";

const CANNOT_ORDER = "We cannot take orders right now. Nothing was charged and your cart is kept.";

/**
 * Writes an order once: a known key answers with the order it made. Problems: those of `writeIt`,
 * `key_reused`, and `unavailable` (the database cannot be written).
 */
export async function withIdempotencyKey(
  actor: User,
  once: IdempotencyKey | null,
  writeIt: () => Result<{ orderId: string }>,
): Promise<Result<Order>> {
  let isNew = false;
  const placed = await groupCommitOrUnavailable(CANNOT_ORDER, () =>
    write(() => {
      const earlier = once ? resultOfKey(actor.id, "order", once) : ok(null);
      if (!earlier.ok) return earlier;
      const written = earlier.value === null ? writeIt() : ok({ orderId: earlier.value });
      if (!written.ok) return written;
      const { orderId } = written.value;
      isNew = earlier.value === null;
      if (once && isNew) rememberKey(actor.id, "order", once, orderId);
      const order = findOrder(actor, orderId);
      if (!order) throw new Error("An order just written could not be read");
      if (isNew) queueOrderPlaced(order);
      return ok(order);
    }),
  );
  if (placed.ok && isNew) publishOrderEvent();
  return placed;
}
