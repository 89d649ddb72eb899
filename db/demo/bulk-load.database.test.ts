import { expect, test } from "vitest";
import { sqlite, write } from "#db/client.server.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import { bulkLoad, withBulkSettings } from "./bulk-load.ts";

const schema = () =>
  sqlite.prepare("select type, name, sql from sqlite_master order by type, name").all();
const found = (word: string) =>
  sqlite.prepare("select rowid from orders_fts where orders_fts match ?").all(word);
const counted = () => sqlite.prepare("select sum(order_count) from order_day_totals").pluck().get();

function placeOrder(number: string): void {
  insertRow(sqlite, "orders", {
    ...{ id: number, order_number: number, delivery_type: "pickup", payment_method: "cash" },
  });
}

test("a bulk load fills search tables and totals and restores indexes and triggers", () => {
  const before = schema();

  write(() => bulkLoad(() => placeOrder("CP-many")));

  expect(found('"CP-many"')).toHaveLength(1);
  expect(counted()).toBe(1);
  expect(schema()).toEqual(before);

  placeOrder("CP-later");
  expect(found('"CP-later"')).toHaveLength(1);
  expect(counted()).toBe(2);
});

test("failed work leaves rows, schema and settings unchanged", () => {
  const before = schema();
  const work = () => {
    placeOrder("CP-failed");
    throw new Error("The disk is full");
  };

  expect(() => withBulkSettings(() => write(() => bulkLoad(work)))).toThrow("The disk is full");

  expect(schema()).toEqual(before);
  expect(found('"CP-failed"')).toEqual([]);
  const setting = (name: string) => sqlite.pragma(name, { simple: true });
  expect(setting("journal_mode")).toBe("wal");
  expect(setting("synchronous")).toBe(2);
  expect(setting("foreign_keys")).toBe(1);
});
