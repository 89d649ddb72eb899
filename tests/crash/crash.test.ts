import { expect, test } from "vitest";
import { crashRun } from "./crash.ts";

test("a shop cut off again and again keeps every confirmed order, booking, review and change once", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const counts = await crashRun({ kills: 4, processes: 2, customersEach: 3, seed });

  expect(counts, `seed ${seed}`).toMatchObject({ lost: 0, doubled: 0 });
  expect(Math.min(counts.order, counts.event, counts.review, counts.change)).toBeGreaterThan(0);
}, 120_000);
