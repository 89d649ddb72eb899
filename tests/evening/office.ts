import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { StaffMember } from "#tests/support/records/staff.ts";
import type { Scene } from "./scene.ts";
import { duePaise, type Money, type Sale } from "./tally.ts";

const open = ["pending", "confirmed", "preparing", "out_for_delivery"];

export function someSale(
  { random, tally }: Scene,
  fits: (sale: Sale) => boolean,
): Sale | undefined {
  const fitting = tally.sales.filter(fits);
  return fitting.length > 0 ? random.pick(fitting) : undefined;
}

const nextStatus = ({ status, deliveryType }: Sale): Sale["status"] => {
  if (status === "pending" || status === "confirmed") return "preparing";
  return status === "preparing" && deliveryType === "delivery" ? "out_for_delivery" : "delivered";
};

/**
 * Records the payment at handover: unless the order is paid by UPI, the amount due less what the
 * customer claims to have paid.
 */
function collected(scene: Scene, sale: Sale, by: string, at: Date): Money | null {
  const paise = duePaise(sale) - (sale.claim?.paise ?? 0);
  if (sale.method === "upi" || paise <= 0) return null;
  return scene.tally.took(sale, { method: sale.method, paise, by, at });
}

/**
 * Presses the button for the next status. A status that was undone is set through the API, so that
 * it does not look like a second tap.
 */
export async function moveOn(
  scene: Scene,
  by: StaffMember,
  sale: Sale,
  status = nextStatus(sale),
): Promise<void> {
  const { clock, taps, tally, faults } = scene;
  const at = clock.now;
  const path = `/orders/${sale.id}/status`;
  const isDone = sale.isUndone
    ? (await by.api.patch(`/api${path}`, { status })).status === 200
    : await taps.press(() => by.visitor.postForm(`/admin${path}`, { status }));
  if (!isDone) {
    faults.push(`${sale.number} could not be set from ${sale.status} to ${status}`);
    return;
  }
  const paid = status === "delivered" ? collected(scene, sale, by.name, at) : null;
  tally.movedOn(sale, status, at, paid);
}

/** Answers the oldest unanswered order; a few cannot be made. */
export async function answerOldest(scene: Scene): Promise<void> {
  const { owner, tally, random } = scene;
  const sale = tally.sales.find(({ status }) => status === "pending");
  if (!sale) return;
  if (random.percent(5)) await cancel(scene, sale);
  else await moveOn(scene, owner, sale, random.pick(["confirmed", "preparing"] as const));
}

/** Moves on any order that somebody in the shop can move. Riders deliver orders on their way, except after an undo. */
export async function moveOneOn(scene: Scene): Promise<void> {
  const { random, owner, counters } = scene;
  const sale = someSale(
    scene,
    ({ status, isUndone }) =>
      status === "confirmed" ||
      status === "preparing" ||
      (isUndone && (status === "pending" || status === "out_for_delivery")),
  );
  const people = [owner, ...counters.map(({ person }) => person)];
  if (sale) await moveOn(scene, random.pick(people), sale);
}

export async function cancel(
  scene: Scene,
  sale = someSale(scene, ({ status, isUndone }) => open.includes(status) && !isUndone),
): Promise<void> {
  const { clock, owner, taps, tally, faults } = scene;
  if (!sale) return;
  const at = clock.now;
  const path = `/admin/orders/${sale.id}/cancellation`;
  if (await taps.press(() => owner.visitor.postForm(path, { reason: "A dish ran out" }))) {
    tally.movedOn(sale, "cancelled", at);
  } else faults.push(`${sale.number} could not be cancelled`);
}

const UNDO_MS = 9 * 60_000;

/** Takes back what a staff member just did; refused once money has been refunded since. */
export async function undo(scene: Scene): Promise<void> {
  const { clock, owner, riders, random, taps, tally, counts } = scene;
  const at = clock.now;
  const sale = someSale(scene, ({ steps, isUndone }) => {
    const last = steps.at(-1);
    return !isUndone && last !== undefined && at.getTime() - last.at.getTime() < UNDO_MS;
  });
  if (!sale) return;
  const isDelivery = sale.status === "delivered" && sale.deliveryType === "delivery";
  const path = `/admin/orders/${sale.id}/status/removal`;
  const ofRiders = `/admin/deliveries/${sale.id}/delivery/removal`;
  const press =
    isDelivery && random.percent(50)
      ? () => random.pick(riders).visitor.postForm(ofRiders)
      : () => owner.visitor.postForm(path, { status: sale.status });
  if (await taps.press(press)) {
    tally.undid(sale, at);
    counts.corrections += 1;
  }
}

/** Changes the quantity of a dish, or removes it. */
export async function changeItems(scene: Scene): Promise<void> {
  const { random, taps, tally, counts, owner } = scene;
  const sale = someSale(scene, ({ status }) => open.includes(status));
  if (!sale) return;
  const path = `/admin/orders/${sale.id}/changes`;
  const form = (await owner.visitor.get(path)).form(path);
  const line = random.pick(Object.keys(form).filter((name) => name.startsWith("lines.")));
  const present = Number(form[line]);
  const quantity = random.pick([0, 1, 2, 3, 5].filter((other) => other !== present));
  const change = { [line]: String(quantity), reason: "The customer called", save: "1" };
  if (!(await taps.press(() => owner.visitor.postForm(path, { ...form, ...change })))) return;
  counts.corrections += 1;
  const reply = await owner.api.get<OrderOutput>(`/api/orders/${sale.id}`);
  tally.toldPrice(sale, reply.body.data);
}

/** Changes the menu while a counter sells offline. */
export async function changeMenu(scene: Scene): Promise<void> {
  const { random, owner, menu, faults } = scene;
  const dish = random.pick(menu.filter(({ isOffered }) => isOffered));
  const isDear = menu.filter(({ isOffered }) => isOffered).length <= 4;
  const what = isDear ? "price" : random.pick(["price", "price", "sold-out", "removal"]);
  if (what === "price") {
    const path = `/admin/products/edit/${dish.id}`;
    const pricePaise = dish.pricePaise + 100 * random.integer(1, 20);
    const form = (await owner.visitor.get(path)).form(path);
    const fields = { ...form, price: String(pricePaise / 100) };
    const reply = await owner.visitor.postForm(path, fields);
    if (reply.status === 303) dish.pricePaise = pricePaise;
    else faults.push(`The price of ${dish.name} was not changed: ${reply.visibleText}`);
    return;
  }
  const reply = await owner.visitor.postForm(`/admin/products/${dish.id}/${what}`);
  if (reply.status === 303) dish.isOffered = false;
  else faults.push(`${dish.name}: ${what} answered ${reply.status}`);
}
