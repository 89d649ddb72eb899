import { closeAnywayKey } from "#tests/support/records/day-closing.ts";
import { compareWithProvider } from "./online.ts";
import type { Scene } from "./scene.ts";
import { sum } from "./tally.ts";

export async function openDrawer({ tally, taps, clock, counters, random }: Scene): Promise<void> {
  const [counter] = counters;
  if (!counter) return;
  const { visitor } = counter.person;
  const at = clock.now;
  const paise = 100 * random.integer(500, 3000);
  const path = `/admin/day/${tally.dayOf(at)}/opening`;
  await taps.send(() => visitor.postForm(path, { float: String(paise / 100) }));
  tally.usedDrawer("float", paise, at);
}

/** What is in the drawer when somebody counts it. */
function countedPaise({ tally }: Scene, day: string): number {
  const cash = tally
    .allMoney()
    .filter((money) => money.day === day && money.method === "cash" && !money.isCarried);
  const drawer = tally.drawer.filter((row) => row.day === day);
  const moved = drawer.map(({ kind, paise }) => (kind === "out" ? -paise : paise));
  return sum([...cash.map(({ paise }) => paise), ...moved]);
}

/** The owner finds exactly the expected amount in the drawer, and closes the day even if something is unfinished. */
export async function closeDay(scene: Scene, day: string): Promise<void> {
  const { owner, taps, tally, faults, riders, clock } = scene;
  // Anything in the very millisecond of a closing counts as later.
  clock.pass(1000);
  // So that the report includes all fees.
  await compareWithProvider(scene);
  const path = `/admin/day/${day}/closing`;
  const counted = String(countedPaise(scene, day) / 100);
  const [asked] = await taps.send(() => owner.visitor.postForm(path, { counted }));
  if (!asked) throw new Error("Nothing was answered");
  const unfinished = closeAnywayKey(asked);
  const isCarried = riders.some(({ name }) => tally.carriedPaise(name) > 0);
  if (isCarried && !unfinished) faults.push(`${day}: nobody was told of the riders' cash`);
  const isClosed = unfinished
    ? await taps.press(() => owner.visitor.postForm(path, { ...asked.form(path), unfinished }))
    : asked.status === 303;
  if (!isClosed) faults.push(`${day} was not closed with ${counted} counted`);
  tally.closed(day);
}

/** The owner notices that it was too early. */
export async function reopenDay(scene: Scene, day: string): Promise<void> {
  const { owner, taps, tally, faults, closedDays } = scene;
  const path = `/admin/day/${day}/reopening`;
  const form = (await owner.visitor.get(`/admin/day/${day}`)).form(path);
  const fields = { ...form, reason: "There are more orders" };
  if (!(await taps.press(() => owner.visitor.postForm(path, fields)))) {
    faults.push(`${day} was not opened again`);
    return;
  }
  scene.counts.reopened += 1;
  closedDays.delete(day);
  tally.reopened(day);
}
