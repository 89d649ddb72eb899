import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test } from "vitest";
import { db, sqlite } from "#db/client.server.ts";
import { prepareInsert, updateRow } from "./prepare-writes.server.ts";
import { flag, instant } from "./schema/columns.ts";

const snacks = sqliteTable("snacks", {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  tags: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  isSpicy: flag(),
  stock: integer().notNull().default(5),
  soldOutAt: instant(),
  recipe: text({ mode: "json" }).$type<{ steps: number }>(),
});

sqlite.exec(`create table snacks (id text primary key, name text not null unique, tags text not null,
  is_spicy integer not null, stock integer not null, sold_out_at integer, recipe text)`);

const insert = prepareInsert(snacks);
const stored = () => sqlite.prepare("select * from snacks order by id").all();
const at = new Date(1_795_000_000_000);

beforeEach(() => {
  sqlite.exec("delete from snacks");
});

test("an insert stores values as their columns do", () => {
  const vada = { id: "1", name: "Vada", stock: 3, soldOutAt: at, recipe: { steps: 4 } };
  const row = { ...vada, tags: ["fried"], isSpicy: true };
  insert.run(row);

  expect(stored()).toEqual([
    {
      id: "1",
      name: "Vada",
      tags: '["fried"]',
      is_spicy: 1,
      stock: 3,
      sold_out_at: at.getTime(),
      recipe: '{"steps":4}',
    },
  ]);
  expect(db.select().from(snacks).all()).toEqual([row]);
});

test("a column that is left out gets its default or null, each time", () => {
  insert.run({ id: "1", name: "Vada", stock: 3, soldOutAt: at });
  insert.run({ id: "2", name: "Bhaji", stock: undefined });

  const defaults = { tags: "[]", is_spicy: 0, recipe: null };
  expect(stored()).toEqual([
    { id: "1", name: "Vada", stock: 3, sold_out_at: at.getTime(), ...defaults },
    { id: "2", name: "Bhaji", stock: 5, sold_out_at: null, ...defaults },
  ]);
});

test("null is stored as null, whatever the column stores", () => {
  insert.run({ id: "1", name: "Vada", soldOutAt: null, recipe: null });

  expect(stored()).toMatchObject([{ sold_out_at: null, recipe: null }]);
});

test("an insert can resolve conflicts and return columns", () => {
  const restock = prepareInsert(snacks, (insert) =>
    insert
      .onConflictDoUpdate({
        target: snacks.name,
        set: { stock: sql`${snacks.stock} + excluded.stock` },
      })
      .returning({ id: snacks.id, stock: snacks.stock, tags: snacks.tags }),
  );

  expect(restock.get({ id: "1", name: "Vada" })).toEqual({ id: "1", stock: 5, tags: [] });
  expect(restock.get({ id: "2", name: "Vada", stock: 2 })).toMatchObject({ id: "1", stock: 7 });
});

test("an update changes the given columns of one row", () => {
  insert.run({ id: "1", name: "Vada", isSpicy: true, recipe: { steps: 4 } });
  insert.run({ id: "2", name: "Bhaji" });
  const before = stored();

  const soldOut = { name: undefined, isSpicy: false, soldOutAt: at, recipe: null };
  expect(updateRow(snacks, "1", soldOut).changes).toBe(1);
  expect(stored()).toEqual([
    { ...Object(before[0]), is_spicy: 0, sold_out_at: at.getTime(), recipe: null },
    before[1],
  ]);
  expect(updateRow(snacks, "3", soldOut).changes).toBe(0);
});

test("a forgotten, misspelt or mistyped column is a type error", () => {
  const wrong = () => {
    // @ts-expect-error
    insert.run({ id: "1" });
    // @ts-expect-error
    insert.run({ id: "1", name: "Vada", spicy: true });
    // @ts-expect-error
    insert.run({ id: "1", name: "Vada", soldOutAt: 0 });
    // @ts-expect-error
    updateRow(snacks, "1", { nmae: "Vada" });
    // @ts-expect-error
    updateRow(snacks, "1", { name: null });
  };

  expect(wrong).toThrow();
});
