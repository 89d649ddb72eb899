import type { EventOutput } from "#app/domain/catering/present-event.server.ts";
import { addDays } from "#app/domain/clock.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { eventOf } from "#tests/support/records/events.ts";
import { payAdvance } from "./online.ts";
import type { Scene } from "./scene.ts";
import { type Account, duePaise, type Method, paidPaise, paiseOf } from "./tally.ts";

const LEAD_DAYS = 20;
const rupees = (paise: number) => String(paise / 100);

/** Presses a button on a booking's pages; a refusal is a fault. */
async function press(
  { taps, owner, faults }: Scene,
  { id, number }: Account,
  page: string,
  fields: FormFields,
): Promise<boolean> {
  const path = `/admin/events/${id}/${page}`;
  const isDone = await taps.press(() => owner.visitor.postForm(path, fields));
  if (!isDone) faults.push(`${number}: ${page} of ${fields.amount ?? ""} was refused`);
  return isDone;
}

async function take(scene: Scene, booking: Account, paise: number, method: Method) {
  const { tally, owner, clock } = scene;
  const at = clock.now;
  const key = { reference: "", paymentKey: crypto.randomUUID() };
  const fields = { amount: rupees(paise), method, ...key };
  if (!(await press(scene, booking, "payments", fields))) return;
  tally.took(booking, { method, paise, by: owner.name, at });
}

async function refund(scene: Scene, booking: Account, paise: number) {
  const { tally, owner, clock } = scene;
  const at = clock.now;
  const fields = { amount: rupees(paise), method: "bank", reason: "Fewer guests" };
  const key = { paymentKey: crypto.randomUUID() };
  if (!(await press(scene, booking, "refunds", { ...fields, ...key }))) return;
  tally.gaveBack(booking, { method: "bank", paise, by: owner.name, at });
  scene.counts.refunds += 1;
}

/** The advance was recorded with the wrong method. */
async function correctAdvance(scene: Scene, booking: Account) {
  const { database, tally, clock, counts } = scene;
  const [advance] = booking.money;
  if (!advance || advance.method === "online") return;
  const id = database.value("select id from payments where event_id = ?", booking.id);
  const at = clock.now;
  if (!(await press(scene, booking, `payments/${id}/reversal`, { reason: "By bank" }))) return;
  tally.reversed(booking, advance, at);
  counts.corrections += 1;
  clock.pass(30_000);
  await take(scene, booking, advance.paise, "bank");
}

async function cancel(scene: Scene, booking: Account) {
  if (!(await press(scene, booking, "cancellation", { reason: "The customer called" }))) return;
  booking.isCancelled = true;
  const keptPaise = Math.round(paidPaise(booking) / 3);
  const fee = { amount: rupees(keptPaise), reason: "Cancelled too late" };
  if (await press(scene, booking, "cancellation-fee", fee)) booking.keptPaise = keptPaise;
  scene.clock.pass(30_000);
  await refund(scene, booking, -duePaise(booking));
}

/** A booking with an advance, and what may happen to it. */
export async function bookCatering(scene: Scene): Promise<void> {
  const { random, tally, day, taps, customers, faults } = scene;
  const eventDate = addDays(day, LEAD_DAYS + tally.bookings.length);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const customer = random.pick(customers);
  const answers = await taps.send(() =>
    customer.api.post<EventOutput>("/api/catering", eventOf({ eventDate }), { headers }),
  );
  const [event, ...others] = answers.map((answer) => answer.body.data);
  if (!event) throw new Error("Nothing was answered");
  if (others.some(({ id }) => id !== event.id))
    faults.push(`${event.eventNumber} was booked twice`);
  const booking: Account = {
    ...{ id: event.id, number: event.eventNumber, totalPaise: paiseOf(event.pricing.total) },
    ...{ isCancelled: false, forgivenPaise: 0, keptPaise: 0, money: [] },
  };
  tally.bookings.push(booking);
  const by = random.pick(["upi", "cash", "online"] as const);
  if (by === "online") await payAdvance(scene, booking, customer);
  else await take(scene, booking, Math.round(booking.totalPaise / 2), by);
  scene.clock.pass(60_000);
  const becomes = random.pick(["advance", "corrected", "paid", "made up", "cancelled"] as const);
  if (becomes === "corrected") await correctAdvance(scene, booking);
  if (becomes === "cancelled") await cancel(scene, booking);
  if (becomes === "paid" || becomes === "made up") {
    await take(scene, booking, duePaise(booking), "bank");
  }
  if (becomes === "made up") {
    const paise = random.integer(100, 50_000);
    await refund(scene, booking, paise);
    booking.forgivenPaise += paise;
  }
}
