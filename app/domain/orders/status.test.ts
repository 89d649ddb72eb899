import { expect, test } from "vitest";
import { eventStatuses } from "../events/status.ts";
import { orderChannels } from "./order.ts";
import { orderStatuses, ringAfterStatus, whyNotChangeable } from "./status.ts";

test("only a cancellation rings", () => {
  const at = new Date();
  const statuses = [...orderStatuses, ...eventStatuses];

  expect(statuses.filter((status) => ringAfterStatus(status, at) !== null)).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(ringAfterStatus("cancelled", at)).toBe(at);
});

test("a customer changes an order while it is pending, unless it was placed at the stall", () => {
  const orders = orderChannels.flatMap((channel) =>
    orderStatuses.map((status) => ({ channel, status })),
  );

  expect(orders.filter((order) => whyNotChangeable(order) === null)).toEqual([
    { channel: "web", status: "pending" },
    { channel: "phone", status: "pending" },
  ]);
});
