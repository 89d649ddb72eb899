import "#tests/support/temporary-database.ts";
import { beforeAll, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { MOST_FOUND } from "../search-limits.ts";
import { listAllOrders } from "./order-lists.server.ts";

const insert = sqlite.prepare(
  `insert into orders (id, order_number, status, delivery_type, payment_method, customer_name, email, phone, street,
    city, state, zip_code, subtotal_paise, delivery_fee_paise, total_paise, created_at, updated_at)
   values (:number, :number, :status, 'pickup', 'cash', :name, 'guest@chatpata.test', '1', '', '', '', '', 100, 0, 100, 0, 0)`,
);

beforeAll(() => {
  sqlite.transaction(() => {
    for (let place = 1; place <= MOST_FOUND + 10; place += 1) {
      insert.run({
        number: `CP-${place}`,
        status: place % 100 === 0 ? "cancelled" : "delivered",
        name: place % 2 === 0 ? "Asha Karve" : "Ravi More",
      });
    }
    insert.run({ number: "CP-9001", status: "pending", name: "Asha Karve" });
  })();
});

const search = (words: string, view: object = {}) =>
  listAllOrders({ search: words, page: 1, limit: 20, ...view });

test("a search that finds few orders counts them all", () => {
  expect(search("asha").pagination.totalItems).toBe(MOST_FOUND / 2 + 6);
  expect(search("CP-9001").items.map(({ orderNumber }) => orderNumber)).toEqual(["CP-9001"]);
});

test("a search that finds more shows the newest and ends there", () => {
  const { items, pagination } = search("CP");
  expect(pagination).toEqual({ page: 1, limit: 20, totalItems: MOST_FOUND, totalPages: 50 });
  expect(items[0]?.orderNumber).toBe("CP-9001");

  expect(search("CP", { page: 50 }).items).toHaveLength(20);
  expect(search("CP", { page: 51 }).items).toEqual([]);
  expect(search("CP", { page: 34, limit: 30 }).items).toHaveLength(10);
});

test("a search within a status looks through all of that status", () => {
  expect(search("CP", { status: "pending" }).pagination.totalItems).toBe(1);
  expect(search("asha", { status: "cancelled" }).pagination.totalItems).toBe(10);
  expect(search("asha", { status: "preparing" })).toMatchObject({
    items: [],
    pagination: { totalItems: 0 },
  });
});
