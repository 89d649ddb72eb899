import { expect, test } from "vitest";
import { unansweredPush } from "./unanswered-alert.ts";

test("a push message names the order and nobody", () => {
  const order = { id: "o1", number: "CP-261121-007", isBooking: false, path: "/admin/orders" };

  expect(unansweredPush({ ...order, since: "2026-11-21T13:35:00.000Z" })).toEqual({
    title: "Nobody has confirmed order CP-261121-007 yet",
    body: "It has been ringing since 7:05 PM.",
    path: "/admin/orders",
    tag: "unanswered-o1",
  });
});
