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

/** Orders that may be reviewed: every so many of the delivered ones. */
const ONE_IN_REMEMBERED = 15;

export type DeliveredOrder = {
  id: string;
  buyer: DemoCustomer;
  deliveredMs: number;
  dishes: DemoDish[];
};

function someBuyer({ dice }: Demo, customers: DemoCustomer[], known: number): DemoCustomer {
  const drawn = customers[Math.floor(known * dice.between(0, 1) ** 1.8)];
  if (!drawn) throw new Error("Nobody had registered yet");
  return drawn;
}

/**
 * Takes how many and who may have ordered, writes a month of orders with their history, and brings
 * stock and sold plates in line. Money follows the shop's own rules. Returns some of the delivered ones. Call
 * it inside a transaction.
 */
export function fillOrders(demo: Demo, count: number, customers: DemoCustomer[]): DeliveredOrder[] {
  const { dice } = demo;
  const onSale = dishesOnSale();
  const numbers = orderNumbers();
  const sold = new PlatesSold(demo.untilMs);
  const remembered: DeliveredOrder[] = [];
  let known = 0;
  let delivered = 0;
  for (const { placedMs, deliveryType, paymentMethod, life } of plannedOrders(demo, count)) {
    while ((customers[known]?.createdAtMs ?? Number.POSITIVE_INFINITY) <= placedMs) known += 1;
    const buyer = someBuyer(demo, customers, known);
    const items = randomBasket(dice, onSale);
    const subtotalPaise = items.reduce(
      (sum, { dish, quantity }) => sum + dish.pricePaise * quantity,
      0,
    );
    const deliveryFeePaise = deliveryFee(subtotalPaise, deliveryType, defaultDeliveryTerms);
    const orderId = demo.idAt(placedMs);
    insertOrder({
      id: orderId,
      orderNumber: numbers.next(placedMs),
      userId: buyer.id,
      status: life.status,
      deliveryType,
      paymentMethod,
      paymentStatus: life.paidAtMs === null ? "pending" : "paid",
      paidAt: life.paidAtMs,
      customerName: buyer.name,
      email: buyer.email,
      phone: buyer.phone,
      street: buyer.street,
      city: shop.city,
      state: shop.state,
      zipCode: buyer.zipCode,
      deliveryInstructions:
        deliveryType === "delivery" && dice.percent(10) ? dice.pick(deliveryInstructions) : "",
      notes: dice.percent(6) ? dice.pick(orderNotes) : "",
      subtotalPaise,
      deliveryFeePaise,
      totalPaise: subtotalPaise + deliveryFeePaise,
      cancellationReason: life.changes.find(({ toValue }) => toValue === "cancelled")?.reason ?? "",
      createdAt: placedMs,
      updatedAt: life.changes.at(-1)?.atMs ?? placedMs,
    });
    writeItems(demo, orderId, placedMs, items);
    writeChanges(demo, orderId, buyer, life);
    if (life.status !== "cancelled") sold.add(placedMs, items);
    if (life.status !== "delivered") continue;
    delivered += 1;
    if (delivered % ONE_IN_REMEMBERED !== 0) continue;
    const deliveredMs = life.changes.at(-1)?.atMs ?? placedMs;
    remembered.push({ id: orderId, buyer, deliveredMs, dishes: items.map(({ dish }) => dish) });
  }
  numbers.keep();
  sold.settle();
  return remembered;
}
