import { expect, test } from "vitest";
import { ownOrdersUrl, ownOrdersView } from "./own-orders-view.ts";

test.each([
  "/my-orders",
  "/my-orders?status=pending",
  "/my-orders?page=3",
  "/my-orders?status=delivered&page=2&order=CP-261121-007",
])("a view of My Orders has one address, and it leads back to it: %s", (address) => {
  const view = ownOrdersView(new URL(address, "http://shop.invalid").searchParams);
  expect(ownOrdersUrl(view)).toBe(address);
});

test.each(["status=cancelled", "status=%27or", "page=0", "page=-1", "page=x", "order="])(
  "nonsense falls back to the whole list: %s",
  (query) => {
    expect(ownOrdersUrl(ownOrdersView(new URLSearchParams(query)))).toBe("/my-orders");
  },
);
