import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, expect, test } from "vitest";
import { damageOf, disagreeingCounters } from "#tests/support/counters.ts";

const MIGRATIONS = "db/migrations";
type Journal = { entries: { tag: string }[] };
type Row = Record<string, unknown>;
type Column = { name: string; type: string; notnull: number; pk: number };

const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
const newest = journal.entries.length;
const folder = mkdtempSync(join(tmpdir(), "chatpata-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were when there were only so many. */
function migrationsUpTo(count: number): string {
  const copy = join(folder, String(count));
  cpSync(MIGRATIONS, copy, { recursive: true });
  const then = { ...journal, entries: journal.entries.slice(0, count) };
  writeFileSync(join(copy, "meta/_journal.json"), JSON.stringify(then));
  return copy;
}

function fileAt(count: number): Database.Database {
  const file = new Database(":memory:");
  file.pragma("foreign_keys = OFF");
  migrate(drizzle(file), { migrationsFolder: migrationsUpTo(count) });
  file.pragma("foreign_keys = ON");
  return file;
}

function migrateToNewest(file: Database.Database): void {
  // As the shop does when it opens a file.
  file.pragma("foreign_keys = OFF");
  migrate(drizzle(file), { migrationsFolder: MIGRATIONS });
  file.pragma("foreign_keys = ON");
}

/** Filled by triggers and migrations, never by hand. */
const KEPT_BY_TRIGGERS =
  /_fts|^(order_status_counts|order_(day|hour|payment)_totals|event_(type_)?totals|event_days|review_star_counts|post_totals|row_counts)$|^__|^sqlite_/;

function tablesOf(file: Database.Database): string[] {
  const names = file
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all();
  return names.filter((name) => !KEPT_BY_TRIGGERS.test(name));
}

/** Values that mean something to a trigger or to another table. */
const meaningful: Record<string, [unknown, unknown]> = {
  "users.role": ["customer", "admin"],
  "orders.status": ["delivered", "cancelled"],
  "orders.payment_method": ["cash", "upi"],
  "orders.created_at": [1_795_000_000_000, 1_795_090_000_000],
  "events.status": ["pending", "cancelled"],
  "events.event_date": ["2026-12-01", "2026-12-02"],
  "reviews.rating": [5, 2],
  "reviews.is_hidden": [0, 1],
  "reviews.is_verified": [1, 0],
  "reviews.is_featured": [1, 0],
  "posts.status": ["published", "draft"],
  "contact_messages.read_at": [null, 1_795_000_000_000],
};

/** Counted from other rows, by triggers. */
const COUNTED = /^(likes|helpful_count|rating_count|rating_total|hidden_count)$/;

function ownersOf(file: Database.Database, table: string) {
  return file
    .prepare<[], { from: string; table: string; to: string }>(`pragma foreign_key_list(${table})`)
    .all();
}

function ownersFirst(file: Database.Database): string[] {
  const sorted = new Set<string>();
  const add = (table: string) => {
    for (const owner of ownersOf(file, table)) if (!sorted.has(owner.table)) add(owner.table);
    sorted.add(table);
  };
  tablesOf(file).forEach(add);
  return [...sorted];
}

/** Puts two rows into every table, the second belonging to the second of what it belongs to. */
function fill(file: Database.Database): void {
  for (const table of ownersFirst(file)) {
    const columns = file.prepare<[], Column>(`pragma table_info(${table})`).all();
    const owners = ownersOf(file, table);
    for (const [index, ordinal] of [1, 2].entries()) {
      const values = columns.map(({ name, type }) => {
        const known = meaningful[`${table}.${name}`];
        if (known) return known[index];
        if (COUNTED.test(name)) return 0;
        const owner = owners.find(({ from }) => from === name);
        if (owner) return `${owner.table}.${owner.to}.${ordinal}`;
        return type.toUpperCase() === "TEXT" ? `${table}.${name}.${ordinal}` : ordinal;
      });
      const marks = values.map(() => "?").join(", ");
      const names = columns.map(({ name }) => `"${name}"`).join(", ");
      file.prepare(`insert into ${table} (${names}) values (${marks})`).run(...values);
    }
  }
}

function contentOf(file: Database.Database, tables: string[]): Record<string, Row[]> {
  return Object.fromEntries(
    tables.map((table) => [
      table,
      file.prepare<[], Row>(`select * from ${table} order by rowid`).all(),
    ]),
  );
}

/** A counter that came later is counted then. */
function withoutCounts(rows: Row[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !COUNTED.test(name))),
  );
}

/** What the newer rows say in the columns that there were before. */
function asBefore(now: Row[], before: Row[]): Row[] {
  return now.map((row, index) =>
    Object.fromEntries(Object.keys(before[index] ?? {}).map((name) => [name, row[name]])),
  );
}

function searched(file: Database.Database): Record<string, number> {
  const found = (table: string, word: string) =>
    file
      .prepare<[string], number>(`select count(*) from ${table}_fts where ${table}_fts match ?`)
      .pluck()
      .get(word) ?? 0;
  return {
    products: found("products", "name"),
    orders: found("orders", "email"),
    posts: found("posts", "excerpt"),
    published_posts: found("published_posts", "excerpt"),
    events: found("events", "contact_name"),
    users: found("users", "email"),
    reviews: found("reviews", "comment"),
  };
}

const earlier = journal.entries.slice(0, -1).map(({ tag }, index) => ({ tag, count: index + 1 }));

test.each(earlier)(
  "a file with rows, left at $tag, opens as the newest with all of them",
  ({ count }) => {
    const file = fileAt(count);
    fill(file);
    const tables = tablesOf(file);
    const before = contentOf(file, tables);
    expect(Object.values(before).map((rows) => rows.length)).toEqual(tables.map(() => 2));
    const rows = (sql: string) => file.prepare<[], Row>(sql).all();
    expect(damageOf(rows)).toEqual([]);

    migrateToNewest(file);

    const after = contentOf(file, tables);
    for (const table of tables) {
      const wanted = withoutCounts(before[table] ?? []);
      expect(asBefore(after[table] ?? [], wanted), table).toEqual(wanted);
    }
    expect(damageOf(rows)).toEqual([]);
    // What was sold is counted by the shop itself, which did not place these orders.
    expect(disagreeingCounters(rows, ["products.sold_count"])).toEqual([]);
    const { published_posts: ofReaders, ...searches } = searched(file);
    for (const [table, hits] of Object.entries(searches)) {
      expect({ table, hits }).toEqual({ table, hits: before[table] ? 2 : 0 });
    }
    // The other of the two posts is a draft.
    expect(ofReaders).toBe(before.posts ? 1 : 0);
    file.close();
  },
);

test.each(earlier)("a file left at $tag and migrated has the tables of a new one", ({ count }) => {
  const schema = (file: Database.Database) =>
    file
      .prepare<[], Row>(
        "select type, name, tbl_name from sqlite_schema where name not like 'sqlite_%' order by type, name",
      )
      .all();
  const migrated = fileAt(count);
  migrateToNewest(migrated);
  expect(schema(migrated)).toEqual(schema(fileAt(newest)));
});
