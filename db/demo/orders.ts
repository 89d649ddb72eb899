import { defaultDeliveryTerms, deliveryFee } from "#app/domain/orders/delivery-fee.ts";
import { shop } from "#app/domain/shop.ts";
import { type DemoDish, dishesOnSale, randomBasket } from "./baskets.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";
import { orderNumbers } from "./order-numbers.ts";
import { plannedOrders } from "./order-plan.ts";
import { insertOrder, writeChanges, writeItems } from "./order-rows.ts";
import { deliveryInstructions, orderNotes } from "./order-texts.ts";
import { PlatesSold } from "./plates-sold.ts";

const DELIVERED_PER_REVIEWABLE = 15;

export type DeliveredOrder = {
  id: string;
  buyer: DemoCustomer;
  deliveredMs: number;
  dishes: DemoDish[];
};

function randomBuyer(
  { random }: Demo,
  customers: DemoCustomer[],
  registered: number,
): DemoCustomer {
  const buyer = customers[Math.floor(registered * random.between(0, 1) ** 1.8)];
  if (!buyer) throw new Error("No customer had registered yet");
  return buyer;
}

/**
 * Writes a month of orders with their history, at the shop's own prices, and updates stock and sold plates. Returns
 * some of the delivered orders, for reviews. Call it inside a transaction.
 */
export function fillOrders(demo: Demo, count: number, customers: DemoCustomer[]): DeliveredOrder[] {
  const { random } = demo;
  const onSale = dishesOnSale();
  const numbers = orderNumbers();
  const sold = new PlatesSold(demo.untilMs);
  const reviewable: DeliveredOrder[] = [];
  let registered = 0;
  let deliveredCount = 0;
  for (const { placedMs, deliveryType, paymentMethod, history } of plannedOrders(demo, count)) {
    while ((customers[registered]?.createdAtMs ?? Number.POSITIVE_INFINITY) <= placedMs) {
      registered += 1;
    }
    const buyer = randomBuyer(demo, customers, registered);
    const items = randomBasket(random, onSale);
    const subtotalPaise = items.reduce(
      (sum, { configured, quantity }) => sum + configured.pricePaise * quantity,
      0,
    );
    const deliveryFeePaise = deliveryFee(subtotalPaise, deliveryType, defaultDeliveryTerms);
    const orderId = demo.idAt(placedMs);
    insertOrder({
      id: orderId,
      orderNumber: numbers.next(placedMs),
      userId: buyer.id,
      status: history.status,
      deliveryType,
      paymentMethod,
      paymentStatus: history.paidAtMs === null ? "pending" : "paid",
      paidAt: history.paidAtMs,
      customerName: buyer.name,
      email: buyer.email,
      phone: buyer.phone,
      street: buyer.street,
      city: shop.city,
      state: shop.state,
      zipCode: buyer.zipCode,
      deliveryInstructions:
        deliveryType === "delivery" && random.percent(10) ? random.pick(deliveryInstructions) : "",
      notes: random.percent(6) ? random.pick(orderNotes) : "",
      subtotalPaise,
      deliveryFeePaise,
      totalPaise: subtotalPaise + deliveryFeePaise,
      cancellationReason:
        history.changes.find(({ toValue }) => toValue === "cancelled")?.reason ?? "",
      promisedAt: placedMs + shop.promisedMinutes[deliveryType] * 60_000,
      plates: items.reduce((sum, { quantity }) => sum + quantity, 0),
      createdAt: placedMs,
      updatedAt: history.changes.at(-1)?.atMs ?? placedMs,
    });
    writeItems(demo, orderId, placedMs, items);
    writeChanges(demo, orderId, buyer, history);
    if (history.status !== "cancelled") sold.add(placedMs, items);
    if (history.status !== "delivered") continue;
    deliveredCount += 1;
    if (deliveredCount % DELIVERED_PER_REVIEWABLE !== 0) continue;
    const deliveredMs = history.changes.at(-1)?.atMs ?? placedMs;
    reviewable.push({ id: orderId, buyer, deliveredMs, dishes: items.map(({ dish }) => dish) });
  }
  numbers.save();
  sold.save();
  return reviewable;
}
