import type { Counter, Scene } from "./scene.ts";

const MINUTE_MS = 60_000;

/** Gives up an order that the shop refused. It leaves nothing but a single entry in the log. */
export async function discard(scene: Scene, counter: Counter): Promise<void> {
  const clientOrderId = crypto.randomUUID();
  const takenAt = new Date(scene.clock.now.getTime() - MINUTE_MS).toISOString();
  const body = { clientOrderId, takenAt, lines: ["1 × Dish"], total: 50, reason: "Left" };
  await scene.taps.send(() => counter.person.api.post("/api/counter/discards", body));
  scene.counts.discards += 1;
}

/** Cash in or out of the drawer that is not for an order; all amounts differ, so that none looks like a double tap. */
export async function useDrawer(scene: Scene, { person }: Counter): Promise<void> {
  const { random, clock, tally, taps } = scene;
  const kind = random.percent(75) ? "out" : "in";
  const paise = random.integer(1000, 20_000);
  const path = `/admin/day/${tally.dayOf(clock.now)}/entries`;
  const at = clock.now;
  const entry = { kind, amount: String(paise / 100), reason: "Ice", once: onceKey(random) };
  if (await taps.press(() => person.visitor.postForm(path, entry))) {
    tally.usedDrawer(kind, paise, at);
  } else scene.faults.push(`The drawer refused ${entry.amount} ${kind}`);
}

/** Takes all or part of a rider's cash from deliveries. */
export async function receiveFromRider(scene: Scene, { person }: Counter): Promise<void> {
  const { random, clock, tally, taps, riders } = scene;
  const rider = random.pick(riders);
  const owedPaise = tally.carriedPaise(rider.name);
  if (owedPaise <= 0) return;
  const paise = random.percent(50) ? owedPaise : random.integer(1, owedPaise);
  const fields = { riderId: rider.user._id, owedPaise: String(owedPaise) };
  const at = clock.now;
  const handover = { ...fields, amount: String(paise / 100) };
  const path = "/admin/deliveries/handovers";
  if (await taps.press(() => person.visitor.postForm(path, handover))) {
    tally.usedDrawer("handover", paise, at, rider.name);
  } else scene.faults.push(`${rider.name} owes ${owedPaise / 100}, says the tally`);
}

/** In the format of a page with a form that adds something. */
const onceKey = (random: Scene["random"]) => String(random.integer(1e9, 9e9));
