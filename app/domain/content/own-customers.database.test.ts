import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import { hasOwnCustomers } from "./queries.server.ts";

const order = (id: string, status: string) =>
  insertRow(sqlite, "orders", { id, order_number: id, status });

test("a shop has customers of its own after ten orders that were not cancelled", () => {
  for (let number = 1; number <= 9; number += 1) order(`CP-${number}`, "pending");
  for (let number = 10; number <= 20; number += 1) {
    order(`CP-${number}`, "cancelled");
  }
  expect(hasOwnCustomers()).toBe(false);

  order("CP-21", "delivered");
  expect(hasOwnCustomers()).toBe(true);
});
