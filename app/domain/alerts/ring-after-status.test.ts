import { expect, test } from "vitest";
import { eventStatuses } from "../catering/status.ts";
import { orderStatuses } from "../orders/status.ts";
import { ringAfterStatus } from "./ring-after-status.ts";

test("only a cancellation rings", () => {
  const at = new Date();
  const statuses = [...orderStatuses, ...eventStatuses];

  expect(statuses.filter((status) => ringAfterStatus(status, at) !== null)).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(ringAfterStatus("cancelled", at)).toBe(at);
});
