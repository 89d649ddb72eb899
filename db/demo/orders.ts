import { phoneDigits } from "#app/domain/accounts/phone-number.ts";
import { orderNumberOf } from "#app/domain/orders/order-number.ts";
import { shop } from "#app/domain/shop.ts";
import { defaultDeliveryTerms, deliveryFee } from "#app/domain/terms/delivery-fee.ts";
import { type DemoDish, dishesOnSale, randomBasket } from "./baskets.ts";
import { counter } from "./counter.ts";
import { countRegistered, type DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";
import { demoPayments, writePayments } from "./order-payments.ts";
import { plannedOrders } from "./order-plan.ts";
import { insertOrder, writeChanges, writeItems } from "./order-rows.ts";
import { puneDays } from "./order-times.ts";
import { PlatesSold } from "./plates-sold.ts";
import { deliveryInstructions, orderNotes } from "./texts/order-texts.ts";

const DELIVERED_PER_REVIEWABLE = 12;
const WALK_INS_PER_SELF_ORDER = 3;
const DEMO_TABLES = 8;

export type DeliveredOrder = {
  id: string;
  buyer: DemoCustomer;
  deliveredMs: number;
  dishes: DemoDish[];
};

/** Early customers order most. */
function randomBuyer({ random }: Demo, customers: DemoCustomer[], atMs: number): DemoCustomer {
  const registered = countRegistered(customers, atMs);
  const buyer = customers[Math.floor(registered * random.between(0, 1) ** 1.8)];
  if (!buyer) throw new Error("No customer had registered yet");
  return buyer;
}

function fromWeb({ id, name, email, phone, street, zipCode }: DemoCustomer) {
  const address = { street, city: shop.city, zipCode };
  const contact = { customerName: name, email, phone, phoneDigits: phoneDigits(phone) };
  return { ...contact, ...address, channel: "web", takenBy: null, userId: id } as const;
}

/** A customer at the counter, without a name. */
function walkIn({ adminId }: Demo) {
  const address = { street: "", city: "", zipCode: "" };
  const contact = { customerName: "", email: "", phone: "", phoneDigits: "" };
  return { ...contact, ...address, channel: "counter", takenBy: adminId, userId: null } as const;
}

/** A customer at a table, who typed the order and gave a first name. */
function selfOrder(demo: Demo, { name }: DemoCustomer) {
  const [customerName = ""] = name.split(" ");
  return { ...walkIn(demo), customerName, channel: "self", takenBy: null } as const;
}

/**
 * Writes orders with their history, at the shop's own prices, and updates stock and sold plates.
 * Returns some of the delivered orders, for reviews. Call it inside a transaction.
 */
export function fillOrders(demo: Demo, count: number, customers: DemoCustomer[]): DeliveredOrder[] {
  const { random } = demo;
  const onSale = dishesOnSale();
  const dayOf = puneDays();
  const tokens = counter("token_counters", "day");
  const moneyOf = demoPayments();
  const sold = new PlatesSold(demo.untilMs);
  const reviewable: DeliveredOrder[] = [];
  let deliveredCount = 0;
  let walkIns = 0;
  for (const planned of plannedOrders(demo, count)) {
    const { placedMs, deliveryType, paymentMethod, isWalkIn, history } = planned;
    const buyer = randomBuyer(demo, customers, placedMs);
    const items = randomBasket(random, onSale);
    const subtotalPaise = items.reduce(
      (sum, { configured, quantity }) => sum + configured.pricePaise * quantity,
      0,
    );
    const deliveryFeePaise = deliveryFee(subtotalPaise, deliveryType, defaultDeliveryTerms);
    const totalPaise = subtotalPaise + deliveryFeePaise;
    const money = moneyOf(planned, totalPaise);
    const orderId = demo.idAt(placedMs);
    const tokenDay = dayOf(placedMs);
    const token = String(tokens.next(tokenDay));
    if (isWalkIn) walkIns += 1;
    const isSelfOrder = isWalkIn && walkIns % WALK_INS_PER_SELF_ORDER === 0;
    const eatsHere = isWalkIn && (isSelfOrder || Number(token) % 3 === 0);
    const fromStall = isSelfOrder ? selfOrder(demo, buyer) : walkIn(demo);
    insertOrder({
      ...(isWalkIn ? fromStall : fromWeb(buyer)),
      id: orderId,
      orderNumber: orderNumberOf(tokenDay, token),
      tokenDay,
      token,
      status: history.status,
      deliveryType,
      eatsHere: eatsHere ? 1 : 0,
      tableNumber: isSelfOrder ? 1 + (Number(token) % DEMO_TABLES) : null,
      paymentMethod,
      ...money.balance,
      paidAt: history.paidAtMs,
      state: shop.state,
      deliveryInstructions:
        deliveryType === "delivery" && random.percent(10) ? random.pick(deliveryInstructions) : "",
      notes: random.percent(6) ? random.pick(orderNotes) : "",
      subtotalPaise,
      deliveryFeePaise,
      totalPaise,
      cancellationReason:
        history.changes.find(({ toValue }) => toValue === "cancelled")?.reason ?? "",
      promisedAt: placedMs + shop.promisedMinutes[deliveryType] * 60_000,
      plates: items.reduce((sum, { quantity }) => sum + quantity, 0),
      createdAt: placedMs,
      updatedAt: history.changes.at(-1)?.atMs ?? placedMs,
    });
    writeItems(demo, orderId, placedMs, items);
    writeChanges(demo, orderId, buyer.id, [...history.changes, ...money.changes]);
    writePayments(demo, { orderId, eventId: null }, money.payments, buyer.id);
    if (history.status !== "cancelled") sold.add(placedMs, items);
    if (history.status !== "delivered" || isWalkIn) continue;
    deliveredCount += 1;
    if (deliveredCount % DELIVERED_PER_REVIEWABLE !== 0) continue;
    const deliveredMs = history.changes.at(-1)?.atMs ?? placedMs;
    reviewable.push({ id: orderId, buyer, deliveredMs, dishes: items.map(({ dish }) => dish) });
  }
  tokens.save();
  sold.save();
  return reviewable;
}
