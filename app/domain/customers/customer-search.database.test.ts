import { beforeAll, expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import { listCustomers } from "./list-customers.server.ts";
import { customersQuery } from "./schema.ts";

const EARLIER = 10;
const insert = sqlite.prepare(
  `insert into users (id, email, name, password_hash, role, created_at)
   values (:id, :email, :name, '', :role, 0)`,
);

/** Names descend with the time of registration, so the last account comes first by name. */
beforeAll(() => {
  sqlite.transaction(() => {
    for (let index = 1; index <= MAX_SEARCH_RESULTS + EARLIER; index += 1) {
      const name = `Asha ${String(5000 - index)}`;
      const role = index % 100 === 0 ? "owner" : "customer";
      insert.run({ id: `${index}`, email: `${index}@chatpata.test`, name, role });
    }
  })();
});

const search = (view: Record<string, string> = {}) =>
  listCustomers(customersQuery.parse({ search: "asha", limit: "20", ...view }));

test("a search finds the 1000 accounts registered last, in any sort order", () => {
  const newest = search();
  const byName = search({ sort: "name" });
  const byNameDown = search({ sort: "-name" });

  for (const { pagination } of [newest, byName, byNameDown]) {
    expect(pagination).toMatchObject({ totalItems: MAX_SEARCH_RESULTS, totalPages: 50 });
  }
  expect(newest.items.map(({ name }) => name).slice(0, 2)).toEqual(["Asha 3990", "Asha 3991"]);
  expect(byName.items).toEqual(newest.items);
  expect(byNameDown.items[0]?.name).toBe(`Asha ${5000 - EARLIER - 1}`);
});

test("the last page is the last one counted", () => {
  expect(search({ page: "50" }).items).toHaveLength(20);
  expect(search({ page: "51" }).items).toEqual([]);
  expect(search({ page: "51", sort: "-email" }).items).toEqual([]);
});

test("a search within a role covers all accounts of that role", () => {
  const admins = search({ role: "admin", sort: "createdAt" });

  expect(admins.pagination.totalItems).toBe(10);
  expect(admins.items.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => String((index + 1) * 100)),
  );
});
