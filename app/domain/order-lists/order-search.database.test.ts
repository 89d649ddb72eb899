import { beforeAll, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import type { Role } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import { listAllOrders } from "./order-lists.server.ts";

const insert = sqlite.prepare(
  `insert into orders (id, order_number, status, delivery_type, payment_method, customer_name, email, phone, street,
    city, state, zip_code, subtotal_paise, delivery_fee_paise, total_paise, created_at, updated_at)
   values (:number, :number, :status, 'pickup', 'cash', :name, 'guest@chatpata.test', '98220 15073', '', '', '', '', 100, 0, 100, 0, 0)`,
);

beforeAll(() => {
  sqlite.transaction(() => {
    for (let index = 1; index <= MAX_SEARCH_RESULTS + 10; index += 1) {
      insert.run({
        number: `CP-${index}`,
        status: index % 100 === 0 ? "cancelled" : "delivered",
        name: index % 2 === 0 ? "Asha Karve" : "Ravi More",
      });
    }
    insert.run({ number: "CP-9001", status: "pending", name: "Asha Karve" });
  })();
});

const as = (role: Role) => ({ role }) as User;
const search = (text: string, view: object = {}, actor = as("owner")) =>
  listAllOrders(actor, { search: text, page: 1, limit: 20, ...view });

test("a search with few matches counts all of them", () => {
  expect(search("asha").pagination.totalItems).toBe(MAX_SEARCH_RESULTS / 2 + 6);
  expect(search("CP-9001").items.map(({ orderNumber }) => orderNumber)).toEqual(["CP-9001"]);
});

test("a search with many matches lists the newest thousand", () => {
  const { items, pagination } = search("CP");
  expect(pagination).toEqual({
    page: 1,
    limit: 20,
    totalItems: MAX_SEARCH_RESULTS,
    totalPages: 50,
  });
  expect(items[0]?.orderNumber).toBe("CP-9001");

  expect(search("CP", { page: 50 }).items).toHaveLength(20);
  expect(search("CP", { page: 51 }).items).toEqual([]);
  expect(search("CP", { page: 34, limit: 30 }).items).toHaveLength(10);
});

test("a search within a status searches all orders in that status", () => {
  expect(search("CP", { status: "pending" }).pagination.totalItems).toBe(1);
  expect(search("asha", { status: "cancelled" }).pagination.totalItems).toBe(10);
  expect(search("asha", { status: "preparing" })).toMatchObject({
    items: [],
    pagination: { totalItems: 0 },
  });
});

test("the kitchen finds orders by number and name, but not by email or phone", () => {
  const found = (text: string, role: Role) => search(text, {}, as(role)).pagination.totalItems;
  for (const contact of ["guest", "9822015073", "98220 15073", "guest@chatpata.test"]) {
    expect(found(contact, "counter"), contact).toBe(MAX_SEARCH_RESULTS);
    expect(found(contact, "kitchen"), contact).toBe(0);
  }
  expect(found("CP-9001", "kitchen")).toBe(1);
  expect(found("asha", "kitchen")).toBe(MAX_SEARCH_RESULTS / 2 + 6);
  expect(found("asha guest", "kitchen")).toBe(0);
});
