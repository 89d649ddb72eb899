import { expect, test } from "vitest";
import { eventStatuses } from "../events/status.ts";
import { ringAfterStatus } from "./ring-after-status.ts";
import { orderStatuses } from "./status.ts";

test("only a cancellation rings", () => {
  const at = new Date();
  const statuses = [...orderStatuses, ...eventStatuses];

  expect(statuses.filter((status) => ringAfterStatus(status, at) !== null)).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(ringAfterStatus("cancelled", at)).toBe(at);
});
