import { expect, test } from "vitest";
import { eveningRun } from "./evening.ts";

test("keeps tokens, stock, totals and payments right while counters and web customers order at once, also in a restored backup", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const counts = await eveningRun({ counters: 2, customers: 6, seconds: 4, thinkMs: 50, seed });

  expect(counts.faults, `seed ${seed}`).toEqual([]);
  // Otherwise the run proves nothing.
  expect(Math.min(counts.counter, counts.web, counts.refused)).toBeGreaterThan(0);
}, 120_000);
