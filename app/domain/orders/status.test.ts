import { expect, test } from "vitest";
import { eventStatuses } from "../events/status.ts";
import { orderStatuses, ringAfterStatus } from "./status.ts";

test("only a cancellation rings", () => {
  const at = new Date();
  const statuses = [...orderStatuses, ...eventStatuses];

  expect(statuses.filter((status) => ringAfterStatus(status, at) !== null)).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(ringAfterStatus("cancelled", at)).toBe(at);
});
