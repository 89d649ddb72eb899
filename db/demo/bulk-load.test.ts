import "#tests/support/temporary-database.ts";
import { expect, test } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { bulkLoad, MANY_ROWS } from "./bulk-load.ts";

const schema = () =>
  sqlite.prepare("select type, name, sql from sqlite_master order by type, name").all();
const found = (word: string) =>
  sqlite.prepare("select rowid from orders_fts where orders_fts match ?").all(word);

function placeOrder(number: string): void {
  sqlite
    .prepare(
      `insert into orders (id, order_number, delivery_type, payment_method, customer_name, email, phone, street,
        city, state, zip_code, subtotal_paise, delivery_fee_paise, total_paise, created_at, updated_at)
       values (?, ?, 'pickup', 'cash', 'Asha Karve', 'asha@chatpata.test', '1', '', '', '', '', 100, 0, 100, 0, 0)`,
    )
    .run(number, number);
}

test.each([MANY_ROWS - 1, MANY_ROWS])(
  "an order written among %i can be found, and the schema is what it was",
  (orderCount) => {
    const before = schema();
    const number = `CP-${orderCount}`;

    write(() => bulkLoad(orderCount, () => placeOrder(number)));

    expect(found(`"${number}"`)).toHaveLength(1);
    expect(schema()).toEqual(before);

    placeOrder(`${number}-later`);
    expect(found(`"${number}-later"`)).toHaveLength(1);
  },
);

test("work that fails leaves rows and schema as they were", () => {
  const before = schema();
  const work = () => {
    placeOrder("CP-failed");
    throw new Error("The disk is full");
  };

  expect(() => write(() => bulkLoad(MANY_ROWS, work))).toThrow("The disk is full");

  expect(schema()).toEqual(before);
  expect(found('"CP-failed"')).toEqual([]);
});
