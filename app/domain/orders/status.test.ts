import { expect, test } from "vitest";
import { eventStatuses } from "../events/status.ts";
import { orderProgress, orderStatuses, ringAfterStatus } from "./status.ts";

const labels = ["Order Confirmed", "Preparing Your Order", "On the Way", "Delivered"];

test.each([
  ["pending", ["current", "next", "next", "next"]],
  ["confirmed", ["current", "next", "next", "next"]],
  ["preparing", ["done", "current", "next", "next"]],
  ["out_for_delivery", ["done", "done", "current", "next"]],
  ["delivered", ["done", "done", "done", "done"]],
] as const)("an order that is %s shows its current step", (status, states) => {
  const steps = orderProgress(status, "delivery");

  expect(steps.map((step) => step.label)).toEqual(labels);
  expect(steps.map((step) => step.state)).toEqual(states);
});

test("a cancelled order has no next steps", () => {
  expect(orderProgress("cancelled", "delivery")).toEqual([]);
});

test("only a pickup order says that it is not delivered", () => {
  for (const status of orderStatuses.filter((known) => known !== "cancelled")) {
    expect(orderProgress(status, "pickup")[2]?.detail).toMatch(/collect it at the counter/);
    expect(orderProgress(status, "delivery")[2]?.detail).toBeUndefined();
  }
});

test("only a cancellation rings", () => {
  const at = new Date();
  const statuses = [...orderStatuses, ...eventStatuses];

  expect(statuses.filter((status) => ringAfterStatus(status, at) !== null)).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect(ringAfterStatus("cancelled", at)).toBe(at);
});
