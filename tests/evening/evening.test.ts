import { expect, test } from "vitest";
import { compare } from "./comparison.ts";
import { eveningRun } from "./evening.ts";
import { rushRun } from "./rush.ts";
import type { Scene } from "./scene.ts";

test("keeps tokens, stock, totals and payments right while counters and web customers order at once, also in a restored backup", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const counts = await rushRun({ counters: 2, customers: 6, seconds: 4, thinkMs: 50, seed });

  expect(counts.faults, `seed ${seed}`).toEqual([]);
  // Otherwise the run proves nothing.
  expect(Math.min(counts.counter, counts.web, counts.refused)).toBeGreaterThan(0);
}, 120_000);

/** Changes that no form can make, each of one paisa. */
const changes = [
  "update payments set amount_paise = amount_paise + 1 where id = (select max(id) from payments where kind = 'payment')",
  "update payments set amount_paise = amount_paise - 1 where id = (select max(id) from payments where method = 'online' and kind = 'payment')",
  "update online_transfers set amount_paise = amount_paise + 1 where id = (select max(id) from online_transfers where refund_of is null)",
  "update orders set total_paise = total_paise + 1 where seq = (select max(seq) from orders)",
  "update orders set paid_paise = paid_paise + 1 where seq = (select max(seq) from orders)",
  "update bills set total_paise = total_paise - 1 where kind = 'bill' and number = 1",
  "update events set paid_paise = paid_paise + 1",
  "update business_days set report = json_set(report, '$.cash.expectedPaise', 1)",
  "update cash_handovers set amount_paise = amount_paise - 1 where id = (select max(id) from cash_handovers)",
];

const ORDERS = 25;

const seeds = { closed: 3, reopened: 7 };

test.each(Object.entries(seeds))(
  "all figures are those that everybody was told, with a day %s in the evening",
  async (what, seed) => {
    const { faults, reopened, discards: _, ...counts } = await eveningRun(seed, ORDERS);

    expect(faults).toEqual([]);
    expect(reopened).toBe(what === "reopened" ? 1 : 0);
    // Otherwise the run proves nothing.
    for (const [kind, count] of Object.entries(counts)) expect(count, kind).toBeGreaterThan(0);
  },
  120_000,
);

test("a difference of a paisa is noticed", async () => {
  const unnoticed: string[] = [];
  await eveningRun(seeds.reopened, ORDERS, async (scene: Scene) => {
    let before: string[] = [];
    for (const change of changes) {
      scene.database.change(change);
      const found = await compare(scene, "after a change");
      if (found.every((fault) => before.includes(fault))) unnoticed.push(change);
      before = found;
    }
  });

  expect(unnoticed).toEqual([]);
}, 120_000);
