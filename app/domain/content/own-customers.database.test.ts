import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { hasOwnCustomers } from "./queries.server.ts";

const insert = sqlite.prepare(
  `insert into orders (id, order_number, status, delivery_type, payment_method, customer_name, email, phone, street,
    city, state, zip_code, subtotal_paise, delivery_fee_paise, total_paise, created_at, updated_at)
   values (:id, :id, :status, 'pickup', 'cash', 'Asha', 'guest@chatpata.test', '98220 15073', '', '', '', '', 100, 0, 100, 0, 0)`,
);

test("a shop has customers of its own after ten orders that were not cancelled", () => {
  for (let order = 1; order <= 9; order += 1) insert.run({ id: `CP-${order}`, status: "pending" });
  for (let order = 10; order <= 20; order += 1) {
    insert.run({ id: `CP-${order}`, status: "cancelled" });
  }
  expect(hasOwnCustomers()).toBe(false);

  insert.run({ id: "CP-21", status: "delivered" });
  expect(hasOwnCustomers()).toBe(true);
});
