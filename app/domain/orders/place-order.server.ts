import type { User } from "../accounts/user.ts";
import type { IdempotencyKey } from "../idempotency.server.ts";
import type { Result } from "../result.ts";
import type { Order } from "./order.ts";
import { withIdempotencyKey } from "./order-idempotency.server.ts";
import type { PlaceOrderInput } from "./schema.ts";
import { writeOrder } from "./write-order.server.ts";

/**
 * Takes who orders, the checked payload of the call and its idempotency key, places the order.
 * Problems: `out_of_stock`, `conflict`, `key_reused`. Source: API contract, POST /api/orders.
 */
export function placeOrder(
  actor: User,
  input: PlaceOrderInput,
  once: IdempotencyKey | null,
): Promise<Result<Order>> {
  const { items, deliveryAddress, ...rest } = input;
  const wanted = items.map((item, index) => ({
    productId: item.product,
    quantity: item.quantity,
    customizations: item.customizations ?? {},
    specialInstructions: item.specialInstructions,
    path: `items[${index}].product`,
  }));
  const { state: _, ...address } = deliveryAddress;
  const details = { ...rest, ...address, customerName: actor.name, email: actor.email };
  return withIdempotencyKey(actor, once, () => writeOrder(actor, wanted, details));
}
