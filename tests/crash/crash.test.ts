import { expect, test } from "vitest";
import { crashRun } from "./crash.ts";

test("stores every confirmed order, self order, sale at the counter, booking, review, status change and online payment exactly once despite repeated kills", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const counts = await crashRun({ kills: 4, processes: 2, customersEach: 3, seed });

  expect(counts, `seed ${seed}`).toMatchObject({ lost: 0, duplicated: 0 });
  // Without confirmed writes, the run proves nothing.
  expect(
    Math.min(
      ...[
        counts.order,
        counts.self,
        counts.sale,
        counts.event,
        counts.review,
        counts.change,
        counts.payment,
      ],
    ),
  ).toBeGreaterThan(0);
}, 120_000);
