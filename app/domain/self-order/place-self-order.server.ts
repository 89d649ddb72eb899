import { sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import type { CartOwner } from "../cart/cart.ts";
import { dropAllLines } from "../cart/lines.server.ts";
import { cartItems } from "../checkout/cart-items.server.ts";
import { type QuotedOrder, quoteMismatch } from "../checkout/quoted-order.ts";
import { now } from "../clock.ts";
import { releaseOrder } from "../fulfilment/awaiting-payment.server.ts";
import { isPaidFirst } from "../fulfilment/paid-first.server.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { writeOrder } from "../orders/write-order.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { orUnavailable } from "../storage.server.ts";
import { termsAtTheStall } from "./quote-self-order.server.ts";
import type { SelfOrderForm } from "./schema.ts";
import { whyNoSelfOrders } from "./takes-self-orders.server.ts";

/** How long an order reserves its stock for a customer who has yet to pay. */
const PAY_WITHIN_MS = 20 * 60_000;
const MAX_UNPAID = 3;

const ofKey = db
  .select({ id: orders.id })
  .from(orders)
  .where(given(orders.clientOrderId))
  .prepare();

// Walks the index of unpaid orders: its condition is repeated word for word.
const unpaidOf = db
  .select({ id: orders.id })
  .from(orders)
  .where(
    sql`payment_status in ('pending', 'partly_paid') and status <> 'cancelled'
      and +${orders.cartId} = ${sql.placeholder("cartId")}`,
  )
  .prepare();

function findWritten(id: string): Order {
  const order = findAnyOrder(id);
  if (!order) throw new Error("An order just written could not be read");
  return order;
}

type SelfOrder = SelfOrderForm & {
  owner: CartOwner;
  /** The order is placed once per key. */
  key: string;
  tableNumber: number | null;
  /** The amounts that the page showed. */
  quoted: QuotedOrder;
};

/** Problems: those of `cartItems` and `writeOrder`, `conflict` (too many unpaid orders, or the price changed). */
function writeSelfOrder(wanted: SelfOrder, clientOrderId: string): Result<Order> {
  const { owner, customerName, handover, paymentMethod, quoted } = wanted;
  const cart = cartItems(owner, null);
  if (!cart.ok) return cart;
  const { cartId, items } = cart.value;
  if (unpaidOf.all({ cartId }).length >= MAX_UNPAID) {
    return problem("conflict", m.checkout_tooManyUnpaid({ count: MAX_UNPAID }));
  }
  const at = now();
  const staff = termsAtTheStall(handover);
  const wishes = { requestedFor: null, code: "", tipPaise: 0, staff };
  const origin = {
    userId: owner.userId,
    channel: "self",
    status: "pending",
    payBy: new Date(at.getTime() + PAY_WITHIN_MS),
    takenBy: null,
    sentBy: null,
    deviceId: null,
    clientOrderId,
    cartId,
    eatsHere: staff.eatsHere,
    tableNumber: staff.eatsHere ? wanted.tableNumber : null,
  } as const;
  const contact = { customerName, email: "", phone: "", street: "", city: "", zipCode: "" };
  const rest = { deliveryType: "pickup", deliveryInstructions: "", notes: "" } as const;
  const details = { ...contact, ...rest, paymentMethod };
  const written = writeOrder(origin, items, details, wishes, at, (quote) =>
    quoteMismatch(quoted, quote),
  );
  if (!written.ok) return written;
  dropAllLines(cartId);
  return ok(findWritten(written.value.orderId));
}

/**
 * Turns the cart of a customer at the stall into a self order, once for each key. It goes to the
 * kitchen at once, or waits for its payment (docs/self-orders.md). Problems: `conflict` (no self
 * orders now), those of `writeSelfOrder`, and `unavailable`.
 */
export function placeSelfOrder(wanted: SelfOrder): Result<Order> {
  const clientOrderId = `self-${wanted.key}`;
  let isNew = false;
  const placed = orUnavailable(m.orders_ordersUnavailable(), () =>
    write((): Result<Order> => {
      const earlier = ofKey.get({ clientOrderId });
      if (earlier) return ok(findWritten(earlier.id));
      const refused = whyNoSelfOrders();
      if (refused) return refused;
      const written = writeSelfOrder(wanted, clientOrderId);
      if (!written.ok) return written;
      isNew = true;
      const order = written.value;
      if (order.payBy && isPaidFirst(order)) return written;
      releaseOrder(order);
      return ok(findWritten(order.id));
    }),
  );
  if (placed.ok && isNew) publishOrderEvent();
  return placed;
}
