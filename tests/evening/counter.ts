import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient } from "#tests/support/http/client.ts";
import { type Counter, coupons, type MenuDish, PINCODE, type Scene } from "./scene.ts";
import { paiseOf, sum } from "./tally.ts";

export type Payment = { method: "cash" | "upi" | "card"; amount: number };
type Sold = Record<string, unknown> & { payments: Payment[] };

/** What a device sold offline, and what it told the customer. */
export type SoldOffline = { body: Sold; at: Date; totalPaise: number };

export function someDishes({ random }: Scene, menu: MenuDish[]) {
  const offered = menu.filter(({ isOffered }) => isOffered);
  const chosen = random.pickDistinct(offered, random.integer(1, Math.min(3, offered.length)));
  return chosen.map((dish) => ({ dish, quantity: random.integer(1, 4) }));
}

export function somePayments({ random }: Scene, totalPaise: number): Payment[] {
  if (totalPaise === 0) return [];
  const part = random.integer(1, Math.max(1, totalPaise - 1));
  const paid: [Payment["method"], number][] = random.pickWeighted([
    [[["cash", totalPaise]], 40],
    [[["upi", totalPaise]], 25],
    [[["card", totalPaise]], 10],
    [
      [
        ["cash", part],
        ["upi", totalPaise - part],
      ],
      10,
    ],
    [[["upi", part]], 5],
    [[], 10],
  ]);
  return paid
    .filter(([, paise]) => paise > 0)
    .map(([method, paise]) => ({ method, amount: paise / 100 }));
}

export function deviceFields({ person }: Counter, at: Date, totalPaise: number) {
  const sale = { clientOrderId: crypto.randomUUID(), takenAt: at.toISOString() };
  return { ...sale, takenBy: person.user._id, total: totalPaise / 100 };
}

/** Records the shop's reply to a sale that was sent, perhaps more than once. */
export async function send(
  { taps, tally, faults }: Scene,
  { person }: Counter,
  apis: ApiClient[],
  { body, at, totalPaise }: SoldOffline,
): Promise<void> {
  const answers = [];
  for (const api of apis) {
    answers.push(...(await taps.send(() => api.post<OrderOutput>("/api/orders", body))));
  }
  const refused = answers.find(({ status }) => status !== 201);
  if (refused) throw new Error(`A sale was refused (${refused.status}): ${refused.text}`);
  const [order, ...others] = answers.map((answer) => answer.body.data);
  if (!order) throw new Error("Nothing was answered");
  if (others.some(({ id }) => id !== order.id)) faults.push(`${order.orderNumber} was sold twice`);
  if (paiseOf(order.total) !== totalPaise) {
    faults.push(`${order.orderNumber}: ${order.total} charged, ${totalPaise / 100} told`);
  }
  const sale = tally.ordered(order, { placedAt: at });
  for (const { method, amount } of body.payments) {
    tally.took(sale, { method, paise: paiseOf(amount), by: person.name, at });
  }
}

/** At the counter or by phone, while connected. */
export async function sell(scene: Scene, counter: Counter): Promise<void> {
  const { random, clock, menu } = scene;
  const [device] = counter.devices;
  if (!device) return;
  const isPhone = random.percent(20);
  const deliveryType = isPhone && random.percent(60) ? "delivery" : "pickup";
  const address = { street: "12 Laxmi Road", city: "Pune", zipCode: PINCODE };
  const ordered = {
    items: someDishes(scene, menu).map(({ dish, quantity }) => ({ product: dish.id, quantity })),
    ...{ deliveryType, coupon: random.percent(10) ? coupons.tenth : "" },
    ...(deliveryType === "delivery" && { deliveryAddress: address }),
  };
  const quote = await device.api.post<{ total: number }>("/api/quote", {
    ...ordered,
    pincode: PINCODE,
  });
  const totalPaise = paiseOf(quote.body.data.total);
  const payments = isPhone ? [] : somePayments(scene, totalPaise);
  const at = clock.now;
  const body = {
    ...{ channel: isPhone ? "phone" : "counter", phone: isPhone ? "9822055555" : "" },
    ...{ ...ordered, payments, paymentMethod: payments[0]?.method ?? "cash" },
    device: deviceFields(counter, at, totalPaise),
  };
  await send(scene, counter, [device.api], { body, at, totalPaise });
}

/** The owner gives a discount, or everything for free, with a reason. */
export async function sellToFriend(scene: Scene): Promise<void> {
  const { random, clock, taps, tally, owner, faults, menu } = scene;
  const lines = someDishes(scene, menu);
  const subtotalPaise = sum(lines.map(({ dish, quantity }) => dish.pricePaise * quantity));
  const discountPaise = random.percent(30) ? subtotalPaise : random.integer(100, subtotalPaise);
  const body = {
    ...{ channel: "counter", discount: discountPaise / 100, discountReason: "A friend" },
    items: lines.map(({ dish, quantity }) => ({ product: dish.id, quantity })),
  };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const at = clock.now;
  const answers = await taps.send(() =>
    owner.api.post<OrderOutput>("/api/orders", body, { headers }),
  );
  const [order, ...others] = answers.map((answer) => answer.body.data);
  if (!order) throw new Error("Nothing was answered");
  if (others.some(({ id }) => id !== order.id)) faults.push(`${order.orderNumber} was sold twice`);
  const { discountPaise: given } = tally.ordered(order, { placedAt: at });
  if (given !== discountPaise)
    faults.push(`${order.orderNumber}: ${given} paise off, not ${discountPaise}`);
}
