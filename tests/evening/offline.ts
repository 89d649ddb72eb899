import { deviceFields, send, someDishes, somePayments } from "./counter.ts";
import { type Counter, coupons, type Scene } from "./scene.ts";
import { sum } from "./tally.ts";

export function loseConnection({ menu }: Scene, counter: Counter): void {
  counter.offline ??= { menu: menu.map((dish) => ({ ...dish })), queue: [] };
}

/** The device itself adds up what it sells offline. */
export function sellOffline(scene: Scene, counter: Counter): void {
  const { random, clock, taxBasisPoints, tenthId } = scene;
  const { offline } = counter;
  if (!offline) return;
  const hasCoupon = random.percent(20);
  const lines = someDishes(scene, offline.menu).map(({ dish, quantity }) => {
    const paise = dish.pricePaise * quantity;
    const discountPaise = hasCoupon ? Math.floor(paise / 10) : 0;
    const taxPaise = 2 * Math.round(((paise - discountPaise) * taxBasisPoints) / 20_000);
    return {
      dish,
      quantity,
      discountPaise,
      taxPaise,
      costsPaise: paise - discountPaise + taxPaise,
    };
  });
  const discountPaise = sum(lines.map((line) => line.discountPaise));
  const totalPaise = sum(lines.map(({ costsPaise }) => costsPaise));
  const at = clock.now;
  const payments = somePayments(scene, totalPaise);
  const device = deviceFields(counter, at, totalPaise);
  counter.tokens += 1;
  const tokenNumber = `${counter.devices[0]?.letter}${counter.tokens}`;
  const soldOffline = {
    items: lines.map(({ dish, ...line }) => ({
      ...{ price: dish.pricePaise / 100, discount: line.discountPaise / 100, choices: "" },
    })),
    discounts: hasCoupon ? [{ coupon: tenthId, amount: discountPaise / 100 }] : [],
    tax: sum(lines.map(({ taxPaise }) => taxPaise)) / 100,
  };
  const body = {
    ...{ channel: "counter", payments, paymentMethod: payments[0]?.method ?? "cash" },
    coupon: hasCoupon ? coupons.tenth : "",
    items: lines.map(({ dish, quantity }) => ({ product: dish.id, quantity })),
    device: { ...device, tokenNumber, soldOffline },
  };
  offline.queue.push({ body, at, totalPaise });
  scene.counts.offline += 1;
}

/** Sends the offline sales; sometimes from two devices, because the first one was registered again. */
export async function connectAgain(scene: Scene, counter: Counter): Promise<void> {
  const { queue = [] } = counter.offline ?? {};
  counter.offline = null;
  for (const sale of queue) {
    scene.clock.pass(scene.random.integer(1, 5000));
    const devices = scene.random.percent(25) ? counter.devices : counter.devices.slice(0, 1);
    await send(
      scene,
      counter,
      devices.map(({ api }) => api),
      sale,
    );
  }
}
