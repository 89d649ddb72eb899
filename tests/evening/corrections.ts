import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { someSale } from "./office.ts";
import type { Scene } from "./scene.ts";
import { duePaise, type Money, type Sale } from "./tally.ts";

// Corrections of wrong records, and decisions about customers' claims.

const rupees = (paise: number) => String(paise / 100);
const pageOf = ({ id }: Sale) => `/admin/orders/${id}`;

/** Only the provider can take back an online payment. */
const isStanding = ({ isReversed, kind, method }: Money) =>
  kind !== "reversal" && !isReversed && method !== "online";

/** Reverses this payment or refund with its row on the order's page. */
async function reverse(scene: Scene, sale: Sale, wrong: Money): Promise<boolean> {
  const { clock, tally, taps, owner, faults, counts } = scene;
  const order = (await owner.api.get<OrderOutput>(`/api/orders/${sale.id}`)).body.data;
  const row = order.payments.find(
    ({ kind, state, amount }) =>
      kind === wrong.kind &&
      state === "confirmed" &&
      Math.round(amount * 100) === Math.abs(wrong.paise),
  );
  const path = `${pageOf(sale)}/payments/${row?.id}/reversal`;
  const at = clock.now;
  if (!row || !(await taps.press(() => owner.visitor.postForm(path, { reason: "By mistake" })))) {
    faults.push(`${sale.number}: ${rupees(wrong.paise)} could not be reversed`);
    return false;
  }
  // Cash that the rider has already handed in leaves the drawer.
  tally.reversed(sale, wrong, at, wrong.isCarried && tally.carriedPaise(wrong.by) >= wrong.paise);
  for (const step of sale.steps) step.paid = step.paid === wrong ? null : step.paid;
  counts.corrections += 1;
  return true;
}

/** A payment was recorded with the wrong method: it is reversed and recorded again. */
export async function correctMethod(scene: Scene): Promise<void> {
  const { clock, tally, taps, owner, faults } = scene;
  const sale = someSale(
    scene,
    ({ money, ...one }) =>
      !one.isCancelled &&
      one.forgivenPaise === 0 &&
      money.length === 1 &&
      money.every(isStanding) &&
      duePaise({ money, ...one }) === 0,
  );
  const [wrong] = sale?.money ?? [];
  if (!sale || !wrong || !(await reverse(scene, sale, wrong))) return;
  clock.pass(30_000);
  const { paise } = wrong;
  const method = wrong.method === "card" ? "cash" : "card";
  const key = { reference: "", paymentKey: crypto.randomUUID() };
  const again = { amount: rupees(paise), method, ...key };
  const at = clock.now;
  if (await taps.press(() => owner.visitor.postForm(`${pageOf(sale)}/payments`, again))) {
    tally.took(sale, { method, paise, by: owner.name, at });
  } else faults.push(`${sale.number}: the corrected payment was refused`);
}

/** A refund was recorded, but the customer did not want the money. */
export async function takeBackRefund(scene: Scene): Promise<void> {
  const sale = someSale(scene, ({ money, forgivenPaise, isCancelled }) => {
    const refunds = money.filter((one) => one.kind === "refund" && isStanding(one));
    return !isCancelled && refunds.length === 1 && forgivenPaise === -(refunds[0]?.paise ?? 0);
  });
  const refund = sale?.money.find((one) => one.kind === "refund" && isStanding(one));
  if (sale && refund && (await reverse(scene, sale, refund))) sale.forgivenPaise = 0;
}

/** A payment that a customer claims is found in the bank, or not; or it was confirmed too quickly. */
export async function decideClaim(scene: Scene): Promise<void> {
  const { random, clock, tally, taps, owner, database, faults, counts } = scene;
  const sale = someSale(scene, (one) => one.claim !== null);
  if (!sale?.claim) return;
  const id = database.value(
    "select max(id) from payments where kind = 'claim' and order_id = ?",
    sale.id,
  );
  const path = `${pageOf(sale)}/claims/${id}`;
  const press = (button: string, fields = {}) =>
    taps.press(() => owner.visitor.postForm(`${path}/${button}`, fields));
  const at = clock.now;
  const { claim } = sale;
  const decision = random.pick(["found", "found", "undone", "rejected"] as const);
  const isDone =
    decision === "rejected"
      ? await press("rejection", { reason: "Not found" })
      : await press("confirmation");
  if (!isDone) faults.push(`${sale.number}: its claim could not be decided`);
  sale.claim = null;
  if (!isDone || decision === "rejected") return;
  const paid = tally.took(sale, { method: "upi", paise: claim.paise, by: owner.name, at });
  if (decision === "found") return;
  clock.pass(60_000);
  const later = clock.now;
  if (!(await press("confirmation/removal"))) {
    faults.push(`${sale.number}: the confirmation of its claim could not be undone`);
    return;
  }
  tally.reversed(sale, paid, later);
  sale.claim = claim;
  counts.corrections += 1;
}
