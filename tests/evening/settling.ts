import { someSale } from "./office.ts";
import type { Scene } from "./scene.ts";
import { duePaise, type Method, onlinePaise, paidPaise, type Sale } from "./tally.ts";

// What the shop does about the money for orders, with the forms on their pages.

const paymentKey = () => crypto.randomUUID();
const rupees = (paise: number) => String(paise / 100);
const pageOf = ({ id }: Sale) => `/admin/orders/${id}`;
const someMethod = ({ random }: Scene) => random.pick(["cash", "cash", "upi", "card"] as const);

/** Takes a payment of all or part of the amount due. */
export async function takePayment(scene: Scene): Promise<void> {
  const { random, clock, tally, taps, counters, faults } = scene;
  const sale = someSale(scene, (one) => !one.isCancelled && !one.claim && duePaise(one) > 0);
  if (!sale) return;
  const { person } = random.pick(counters);
  const due = duePaise(sale);
  const isPart = random.percent(30);
  const at = clock.now;
  if (!isPart && random.percent(40)) {
    const path = `${pageOf(sale)}/payment`;
    if (await taps.press(() => person.visitor.postForm(path))) {
      tally.took(sale, { method: sale.method, paise: due, by: person.name, at });
    } else faults.push(`${sale.number} was not marked as paid`);
    return;
  }
  const paise = isPart ? random.integer(1, due) : due;
  const method = someMethod(scene);
  const fields = { amount: rupees(paise), method, reference: "", paymentKey: paymentKey() };
  if (await taps.press(() => person.visitor.postForm(`${pageOf(sale)}/payments`, fields))) {
    tally.took(sale, { method, paise, by: person.name, at });
  } else faults.push(`${sale.number}: a payment of ${fields.amount} was refused`);
}

/** Online payments are usually refunded online. */
const someWayBack = (scene: Scene, sale: Sale, paise: number): Method =>
  paise <= onlinePaise(sale) && scene.random.percent(70) ? "online" : someMethod(scene);

export async function refund(
  scene: Scene,
  sale: Sale,
  paise: number,
  method = someWayBack(scene, sale, paise),
): Promise<boolean> {
  const { clock, tally, taps, owner, faults, counts } = scene;
  const at = clock.now;
  const fields = { amount: rupees(paise), method, reason: "Cold", paymentKey: paymentKey() };
  const isDone = await taps.press(() => owner.visitor.postForm(`${pageOf(sale)}/refunds`, fields));
  if (isDone) tally.gaveBack(sale, { method, paise, by: owner.name, at });
  else faults.push(`${sale.number}: a refund of ${fields.amount} was refused`);
  counts.refunds += Number(isDone);
  return isDone;
}

/** For a cold dish, the customer keeps the order and pays less. */
export async function makeUp(scene: Scene): Promise<void> {
  const { random } = scene;
  const sale = someSale(
    scene,
    (one) => !one.isCancelled && paidPaise(one) > 0 && duePaise(one) >= 0,
  );
  if (!sale) return;
  const paid = paidPaise(sale);
  const paise = random.percent(20) ? paid : random.integer(1, paid);
  if (await refund(scene, sale, paise)) sale.forgivenPaise += paise;
}

/** Refunds an overpayment, or all or part of it. */
export async function payBack(scene: Scene): Promise<void> {
  const { random } = scene;
  const sale = someSale(scene, (one) => duePaise(one) < 0);
  if (!sale) return;
  const owed = -duePaise(sale);
  await refund(scene, sale, random.percent(70) ? owed : random.integer(1, owed));
}

/** Keeps part of the payment for a cancelled order, with a reason. */
export async function keepPart(scene: Scene): Promise<void> {
  const { random, owner, taps, faults } = scene;
  const sale = someSale(scene, (one) => one.isCancelled && duePaise(one) < 0);
  if (!sale) return;
  const most = Math.min(paidPaise(sale), sale.totalPaise);
  const paise = random.integer(1, most);
  const fields = { amount: rupees(paise), reason: "Cancelled too late" };
  const path = `${pageOf(sale)}/cancellation-fee`;
  if (await taps.press(() => owner.visitor.postForm(path, fields))) sale.keptPaise = paise;
  else faults.push(`${sale.number}: ${fields.amount} could not be kept`);
}
