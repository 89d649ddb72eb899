import { expect, test } from "vitest";
import { unansweredAlert } from "./owner-alerts.ts";

test("a push message names the order and nobody", () => {
  const order = { id: "o1", number: "CP-261121-007", isBooking: false, path: "/admin/orders" };

  expect(unansweredAlert({ ...order, since: "2026-11-21T13:35:00.000Z" })).toMatchObject({
    title: "Nobody has confirmed order CP-261121-007 yet",
    body: "It has been ringing since 7:05 PM.",
    path: "/admin/orders",
    tag: "unanswered-o1",
  });
});
