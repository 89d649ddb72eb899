import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test, vi } from "vitest";
import { integrityErrors, wrongCounters } from "#tests/support/records/counters.ts";
import { insertRow } from "#tests/support/shop/insert-row.ts";
import { migrateBefore } from "#tests/support/shop/migrations-before.ts";
import { migrateFile } from "./migrate.server.ts";
import { refuseUnknownSchema } from "./schema-version-guard.server.ts";
import { starterMenu } from "./starter/menu.ts";

const MIGRATIONS = "db/migrations";
const DAY_MS = 24 * 60 * 60 * 1000;
type Row = Record<string, unknown>;
type Column = { name: string; type: string };

const folder = mkdtempSync(join(tmpdir(), "chatpata-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const migrated = new Database(":memory:");
migrateFile(migrated, MIGRATIONS);
const newFile = () => new Database(migrated.serialize());

/** A file as the version before this migration left it. */
function fileBefore(migration: string): Database.Database {
  const file = new Database(":memory:");
  migrateBefore(file, folder, migration);
  return file;
}

const rowsOf = (file: Database.Database) => (sql: string) => file.prepare<[], Row>(sql).all();

function tablesOf(file: Database.Database): string[] {
  return file
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like '%\\_fts%' escape '\\'
         and name not like '\\_\\_%' escape '\\' and name not like 'sqlite%'
         and name not in ('order_day_totals', 'order_hour_totals', 'dish_day_totals', 'public_version') order by name`,
    )
    .pluck()
    .all();
}

function referencesOf(file: Database.Database, table: string) {
  return file
    .prepare<[], { from: string; table: string; to: string }>(`pragma foreign_key_list(${table})`)
    .all();
}

function referencedFirst(file: Database.Database): string[] {
  const sorted = new Set<string>();
  const add = (table: string) => {
    for (const { table: referenced } of referencesOf(file, table)) {
      if (referenced !== table && !sorted.has(referenced)) add(referenced);
    }
    sorted.add(table);
  };
  tablesOf(file).forEach(add);
  return [...sorted];
}

/** Values of the first and second row that matter to a trigger or another table. */
const meaningfulValues: Record<string, [unknown, unknown]> = {
  "orders.status": ["delivered", "cancelled"],
  "orders.created_at": [1_795_000_000_000, 1_795_090_000_000],
  "reviews.rating": [5, 2],
  "reviews.is_hidden": [0, 1],
  "users.is_email_verified": [0, 0],
  "products.rating_count": [0, 0],
  "products.rating_total": [0, 0],
  "order_items.part_of": [null, "order_items id 1"],
};

/** Puts two rows into every table; the second refers to the second rows of other tables. */
function fill(file: Database.Database): void {
  file.exec("delete from menu_sections");
  for (const table of referencedFirst(file)) {
    const columns = file.prepare<[], Column>(`pragma table_info(${table})`).all();
    const references = referencesOf(file, table);
    for (const index of [0, 1]) {
      const values = columns.map(({ name, type }) => {
        const meaningful = meaningfulValues[`${table}.${name}`];
        if (meaningful) return meaningful[index];
        const reference = references.find(({ from }) => from === name);
        if (reference) return `${reference.table} ${reference.to} ${index + 1}`;
        return type.toUpperCase() === "TEXT" ? `${table} ${name} ${index + 1}` : index + 1;
      });
      const names = columns.map(({ name }) => `"${name}"`).join(", ");
      const marks = columns.map(() => "?").join(", ");
      file.prepare(`insert into ${table} (${names}) values (${marks})`).run(...values);
    }
  }
}

function contentOf(file: Database.Database): Record<string, Row[]> {
  const rows = rowsOf(file);
  return Object.fromEntries(
    tablesOf(file).map((table) => [table, rows(`select * from ${table} order by rowid`)]),
  );
}

/** What SQLite finds wrong with the file, and every total and search table that differs from its rows. */
function disagreements(file: Database.Database): unknown[] {
  for (const table of ["products", "orders", "users", "posts", "reviews", "events"]) {
    // Throws when the search table differs.
    file.exec(`insert into ${table}_fts (${table}_fts, rank) values ('integrity-check', 1)`);
  }
  const rows = rowsOf(file);
  return [
    ...integrityErrors(rows),
    ...wrongCounters(rows, ["products.sold_count", "coupons.uses", "slots", "orders.paid_paise"]),
  ];
}

/** A copy of the migrations with one more. */
function migrationsWith(name: string, sql: string): string {
  const copy = join(folder, name);
  cpSync(MIGRATIONS, copy, { recursive: true });
  const path = join(copy, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const { length } = journal.entries;
  const when = journal.entries.at(-1).when + DAY_MS;
  journal.entries.push({ ...journal.entries.at(-1), idx: length, when, tag: name });
  writeFileSync(path, JSON.stringify(journal));
  appendFileSync(join(copy, `${name}.sql`), sql);
  return copy;
}

/** Rebuilds a table with one more column, as drizzle-kit does where SQLite cannot alter it. */
function rebuilding(file: Database.Database, table: string): string {
  const [sql = "", ...indexes] = file
    .prepare<[string], string>(
      "select sql from sqlite_schema where tbl_name = ? and type in ('table', 'index') and sql is not null order by type desc",
    )
    .pluck()
    .all(table);
  const columns = rowsOf(file)(`pragma table_info(${table})`).map(({ name }) => name);
  return [
    sql.replace(`\`${table}\` (`, `\`__new_${table}\` (\`added\` text,`),
    `INSERT INTO __new_${table} (${columns}) SELECT ${columns} FROM ${table}`,
    `DROP TABLE ${table}`,
    `ALTER TABLE __new_${table} RENAME TO ${table}`,
    ...indexes,
  ].join(";\n--> statement-breakpoint\n");
}

/** Runs work that ends the process, returns what it wrote to stderr. */
function refusal(work: () => void): string {
  let message = "";
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    message += text;
    return true;
  });
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  try {
    expect(work).toThrow("exit 1");
  } finally {
    write.mockRestore();
    exit.mockRestore();
  }
  return message;
}

test("a new file is valid, and its triggers update totals and search tables", () => {
  const file = newFile();
  expect(file.pragma("foreign_keys", { simple: true })).toBe(1);

  fill(file);

  expect(Object.values(contentOf(file)).every(({ length }) => length === 2)).toBe(true);
  expect(disagreements(file)).toEqual([]);
  file.exec("update orders set status = 'confirmed', customer_name = 'Asha'");
  file.exec("update reviews set is_hidden = 0, title = 'Crisp'");
  expect(disagreements(file)).toEqual([]);
  file.exec("delete from reviews; delete from orders; delete from users; delete from posts");
  expect(disagreements(file)).toEqual([]);
});

test("opening a file that is up to date writes nothing", () => {
  const path = join(folder, "untouched.db");
  const file = new Database(path);
  migrateFile(file, MIGRATIONS);
  fill(file);
  file.close();
  const before = readFileSync(path);

  const again = new Database(path);
  migrateFile(again, MIGRATIONS);
  again.close();

  expect(readFileSync(path).equals(before)).toBe(true);
});

test("a changed trigger is replaced, and totals and search tables are recomputed", () => {
  const file = newFile();
  const triggers = () =>
    rowsOf(file)("select name, sql from sqlite_schema where type = 'trigger' order by name");
  const before = triggers();
  expect(before.length).toBeGreaterThan(10);
  file.exec("drop trigger order_totals_insert; drop trigger users_fts_insert");
  file.exec("create trigger dish_ratings_of_old after insert on reviews begin select 1; end");
  fill(file);
  expect(wrongCounters(rowsOf(file))).not.toEqual([]);

  migrateFile(file, MIGRATIONS);

  expect(triggers()).toEqual(before);
  expect(disagreements(file)).toEqual([]);
});

test.each(["products", "orders", "users"])(
  "a migration that rebuilds the table %s loses no row and no reference to it",
  (table) => {
    const file = newFile();
    fill(file);
    const before = contentOf(file);

    migrateFile(file, migrationsWith(`0002_rebuild_${table}`, rebuilding(file, table)));

    const after = contentOf(file);
    expect(after[table]?.[0]).toHaveProperty("added", null);
    expect(after).toEqual({
      ...before,
      [table]: before[table]?.map((row) => ({ added: null, ...row })),
    });
    expect(disagreements(file)).toEqual([]);
    expect(file.pragma("foreign_keys", { simple: true })).toBe(1);
  },
);

test("a migration that leaves broken references is refused, also at the next start", {
  timeout: 20_000,
}, () => {
  const migrations = migrationsWith("0002_lose_dishes", "DELETE FROM products WHERE seq = 1;");
  const path = join(folder, "broken.db");
  const file = new Database(path);
  migrateFile(file, MIGRATIONS);
  fill(file);
  const message = new RegExp(
    `^${path} has \\d+ rows that refer to missing rows since its last migration. Restore a backup.\n$`,
  );

  expect(refusal(() => migrateFile(file, migrations))).toMatch(message);
  expect(refusal(() => migrateFile(new Database(path), migrations))).toMatch(message);
});

test.each([
  ["newer than this version", "was written by a newer version of the shop", Date.now() + DAY_MS],
  [
    "from before the first release",
    "was written by a version of the shop from before its first release",
    Date.UTC(2026, 5, 1),
  ],
])("a file %s is refused in one sentence", (_, reason, appliedAt) => {
  const file = newFile();
  file
    .prepare("insert into __drizzle_migrations (hash, created_at) values ('unknown', ?)")
    .run(appliedAt);

  expect(refusal(() => refuseUnknownSchema(file, MIGRATIONS))).toBe(
    `${file.name} ${reason}. Start that version, or restore a backup made by this one.\n`,
  );
});

test("payments, refunds and advances from before the ledger are its rows, and nothing else changed", () => {
  const file = fileBefore("ledger");
  // 1 am in Pune, so that the day differs from that in UTC.
  const at = Date.parse("2026-10-03T19:30:00Z");
  insertRow(file, "users", { id: "asha" });
  const order = (id: string, status: string, total_paise: number, paid_paise: number) => {
    const isPaid = paid_paise >= total_paise;
    const payment = { payment_status: isPaid ? "paid" : "pending", paid_at: isPaid ? at : null };
    insertRow(file, "orders", {
      id,
      order_number: id,
      status,
      total_paise,
      paid_paise,
      ...payment,
    });
  };
  let last = 0;
  const paid = (
    order_id: string,
    kind: string,
    amount_paise: number,
    by_user_id: string | null = "asha",
  ) => {
    last += 1;
    const reason = kind === "refund" ? "Sold out" : "";
    const row = { order_id, kind, amount_paise, by_user_id, reason, method: "upi", created_at: at };
    insertRow(file, "payments", { id: `p${last}`, ...row });
  };
  order("a unpaid", "delivered", 900, 0);
  order("b paid", "delivered", 900, 900);
  paid("b paid", "payment", 900, null);
  order("c in parts", "preparing", 900, 500);
  paid("c in parts", "payment", 300);
  paid("c in parts", "payment", 200);
  order("d cancelled", "cancelled", 900, 0);
  order("e to refund", "cancelled", 900, 900);
  paid("e to refund", "payment", 900);
  order("f refunded", "cancelled", 900, 0);
  paid("f refunded", "payment", 900);
  paid("f refunded", "refund", 900);
  order("g reduced", "delivered", 500, 700);
  paid("g reduced", "payment", 900);
  paid("g reduced", "refund", 200);
  const event = (id: string, paise: number, advance_method: string, advance_received_on: string) =>
    insertRow(file, "events", {
      ...{ id, event_number: id, total_paise: 9000, dietary_requirements: "[]" },
      ...{ advance_received_paise: paise, advance_method, advance_received_on },
    });
  event("booked", 0, "", "");
  event("with advance", 4500, "bank", "2026-11-05");
  const rows = rowsOf(file);
  const before = rows(
    `select id, order_id, kind, method, amount_paise, reason, by_user_id, device_id, is_carried, created_at from payments
     order by id`,
  );
  const orderRows = rows(
    "select id, status, total_paise, paid_paise, paid_at, updated_at from orders",
  );

  migrateFile(file, MIGRATIONS);

  expect(
    rows(
      `select id, order_id, kind, method, amount_paise, reason, by_user_id, device_id, is_carried, created_at from payments
       where event_id is null order by id`,
    ),
  ).toEqual(before);
  expect(
    rows("select distinct day, reference, applies_to from payments where event_id is null"),
  ).toEqual([{ day: "2026-10-04", reference: "", applies_to: null }]);
  expect(
    rows("select id, status, total_paise, paid_paise, paid_at, updated_at from orders"),
  ).toEqual(orderRows);
  expect(
    rows(
      "select id, payment_status status, refunded_paise refunded, waived_paise waived from orders",
    ),
  ).toEqual(
    [
      ["a unpaid", "pending", 0],
      ["b paid", "paid", 0],
      ["c in parts", "partly_paid", 0],
      ["d cancelled", "pending", 0],
      ["e to refund", "refund_due", 0],
      ["f refunded", "refunded", 900],
      ["g reduced", "refund_due", 200],
    ].map(([id, status, refunded]) => ({ id, status, refunded, waived: 0 })),
  );
  expect(
    rows(
      "select event_id, kind, method, amount_paise, reason, by_user_id, day, created_at from payments where event_id is not null",
    ),
  ).toEqual([
    {
      event_id: "with advance",
      kind: "payment",
      method: "bank",
      amount_paise: 4500,
      reason: "Advance",
      by_user_id: null,
      day: "2026-11-05",
      created_at: Date.parse("2026-11-04T18:30:00Z"),
    },
  ]);
  expect(rows("select id, paid_paise from events order by id")).toEqual([
    { id: "booked", paid_paise: 0 },
    { id: "with advance", paid_paise: 4500 },
  ]);
  expect(integrityErrors(rows)).toEqual([]);
  expect(wrongCounters(rows)).toEqual([]);
});

test("a refund that is due of what was cancelled stays due, and a credit note over nothing stays", () => {
  const file = fileBefore("keep_a_part");
  const order = { status: "cancelled", paid_paise: 10_000, refunded_paise: 15_000 };
  insertRow(file, "orders", { ...order, id: "o", payment_status: "refund_due" });
  const event = { status: "cancelled", paid_paise: 200_000, refunded_paise: 300_000 };
  insertRow(file, "events", { ...event, id: "e", dietary_requirements: "[]" });
  const paid = (id: string, of: "order_id" | "event_id", kind: string, amount_paise: number) =>
    insertRow(file, "payments", { id, [of]: of.slice(0, 1), kind, amount_paise });
  paid("p1", "order_id", "payment", 25_000);
  paid("r1", "order_id", "refund", 15_000);
  paid("p2", "event_id", "payment", 500_000);
  paid("r2", "event_id", "refund", 300_000);
  const note = { kind: "credit_note", bill_number: "CPC/26-27/0001", lines: "[]" };
  insertRow(file, "bills", { ...note, id: "n", order_id: "o", mode: "unregistered" });

  migrateFile(file, MIGRATIONS);

  const rows = rowsOf(file);
  const refundDue = (table: string) =>
    rows(
      `select paid_paise - iif(status = 'cancelled', kept_paise, 0) due, kept_reason from ${table}`,
    );
  expect(refundDue("orders")).toEqual([{ due: 10_000, kept_reason: "" }]);
  expect(refundDue("events")).toEqual([{ due: 200_000, kept_reason: "" }]);
  expect(rows("select payment_status from orders")).toEqual([{ payment_status: "refund_due" }]);
  expect(rows("select bill_number, total_paise from bills")).toEqual([
    { bill_number: "CPC/26-27/0001", total_paise: 0 },
  ]);
  expect(integrityErrors(rows)).toEqual([]);
});

test("payments that a bank statement confirmed stay, and so do claims, without the statements", () => {
  const file = fileBefore("remove_statements");
  insertRow(file, "orders", { id: "o" });
  const paid = (id: string, kind: string, applies_to: string | null, created_at: number) =>
    insertRow(file, "payments", { id, order_id: "o", kind, applies_to, created_at });
  paid("claim", "claim", null, 1);
  paid("paid", "payment", "claim", 2);
  paid("open", "claim", null, 3);
  insertRow(file, "payment_references", { reference: "634012345678", payment_id: "paid" });
  insertRow(file, "payment_references", { reference: "634012345679", payment_id: "open" });
  insertRow(file, "statements", { id: "s" });
  insertRow(file, "statement_credits", { id: "c", statement_id: "s", payment_id: "paid" });

  migrateFile(file, MIGRATIONS);

  const rows = rowsOf(file);
  expect(rows("select id, kind, applies_to from payments order by created_at")).toEqual([
    { id: "claim", kind: "claim", applies_to: null },
    { id: "paid", kind: "payment", applies_to: "claim" },
    { id: "open", kind: "claim", applies_to: null },
  ]);
  expect(rows("select * from payment_references order by reference")).toEqual([
    { reference: "634012345678", payment_id: "paid" },
    { reference: "634012345679", payment_id: "open" },
  ]);
  expect(rows("select name from sqlite_schema where name like '%statement%'")).toEqual([]);
  expect(integrityErrors(rows)).toEqual([]);
});

test("orders keep the token or number that customers were told, and no two of one day have the same", () => {
  const file = fileBefore("one_token_a_day");
  const [day, next] = ["2026-11-21", "2026-11-22"];
  const orders: [number: string, tokenDay: string | null, token: string | null][] = [
    ["CP-261121-001", null, null],
    ["CP-261121-002", day, "1"],
    ["CP-261121-003", null, null],
    ["CP-261121-004", day, "3"],
    ["CP-261121-005", day, "A1"],
    ["CP-261121-006", null, null],
    ["CP-261122-001", null, null],
  ];
  for (const [order_number, token_day, token] of orders) {
    insertRow(file, "orders", { id: order_number, order_number, token_day, token });
  }
  file.exec(`insert into order_number_counters values ('${day}', 6), ('${next}', 1);
    insert into token_counters values ('${day}', 50)`);

  migrateFile(file, MIGRATIONS);

  const rows = rowsOf(file);
  expect(rows("select order_number, token_day, token from orders order by seq")).toEqual([
    { order_number: "CP-261121-001", token_day: day, token: "51" },
    { order_number: "CP-261121-002", token_day: day, token: "1" },
    { order_number: "CP-261121-003", token_day: day, token: "52" },
    { order_number: "CP-261121-004", token_day: day, token: "3" },
    { order_number: "CP-261121-005", token_day: day, token: "A1" },
    { order_number: "CP-261121-006", token_day: day, token: "6" },
    { order_number: "CP-261122-001", token_day: next, token: "1" },
  ]);
  expect(rows("select * from token_counters order by day")).toEqual([
    { day, last: 52 },
    { day: next, last: 1 },
  ]);
  expect(integrityErrors(rows)).toEqual([]);
  expect(disagreements(file)).toEqual([]);
});

test("what dishes contain follows from their allergens, and only unchanged starter dishes are checked", () => {
  const file = fileBefore("food_facts");
  const dish = (id: string, ingredients: string, allergens: string) =>
    insertRow(file, "products", { id, slug: id, ingredients, allergens, updated_at: 7 });
  const [classic, spicy] = starterMenu;
  if (!classic || !spicy) throw new Error("The starter menu is empty");
  dish(classic.id, JSON.stringify(classic.ingredients), '["Wheat (gluten)"]');
  dish(spicy.id, '["Something else"]', '["Wheat (gluten)"]');
  dish("own", "[]", '["Peanuts","Egg","Milk and pistachio in some drinks","Coconut milk"]');
  dish("plain", "[]", "[]");
  const translation = (subject_id: string, text: string) =>
    insertRow(file, "translations", {
      ...{ kind: "dish", subject_id, field: "allergens", language: "mr", text, updated_at: 7 },
    });
  translation(classic.id, "गहू");
  translation("own", "शेंगदाणे, अंडं");

  migrateFile(file, MIGRATIONS);

  const rows = rowsOf(file);
  expect(
    rows("select id, contains, is_food_checked checked, food_note note from products order by seq"),
  ).toEqual([
    { id: classic.id, contains: '["root","gluten"]', checked: 1, note: classic.foodNote },
    { id: spicy.id, contains: '["gluten"]', checked: 0, note: "" },
    {
      id: "own",
      contains: '["dairy","nuts","peanuts"]',
      checked: 0,
      note: "Contains: Egg, Coconut milk",
    },
    { id: "plain", contains: "[]", checked: 0, note: "" },
  ]);
  expect(
    rows(
      "select subject_id id, field, language, text from translations where field <> 'name' order by id, language",
    ),
  ).toEqual([
    { id: classic.id, field: "foodNote", language: "mr", text: "जैन: बटाट्याऐवजी कच्ची केळी." },
    { id: "own", field: "foodNote", language: "mr", text: "शेंगदाणे, अंडं" },
  ]);
  expect(integrityErrors(rows)).toEqual([]);
});

test("a sale that was written twice keeps both orders, and only the first has the sale's id", () => {
  const file = fileBefore("one_order_per_sale");
  const order = (id: string, device_id: string | null, client_order_id: string | null) =>
    insertRow(file, "orders", { id, order_number: id, device_id, client_order_id });
  for (const id of ["before", "after"]) {
    insertRow(file, "devices", { id, token_hash: id, name: id, letter: id });
  }
  order("first", "before", "sale");
  order("again", "after", "sale");
  order("other", "after", "other sale");
  order("web", null, null);

  migrateFile(file, MIGRATIONS);

  expect(rowsOf(file)("select id, client_order_id sale from orders order by seq")).toEqual([
    { id: "first", sale: "sale" },
    { id: "again", sale: "sale again 2" },
    { id: "other", sale: "other sale" },
    { id: "web", sale: null },
  ]);
});

test("the sections of the menu get their names, pictures and translations, and keep places, hours and stations", () => {
  const file = fileBefore("menu_sections");
  file.exec(`insert into stations (id, name, position, created_at) values ('fry', 'Fry', 0, 1);
    update menu_sections set position = 4 - position;
    update menu_sections set station_id = 'fry', sale_from_minutes = 600 where category = 'snacks';
    delete from menu_sections where category = 'chaat'`);

  migrateFile(file, MIGRATIONS);

  const usual = { isHidden: 0, stationId: null, saleFrom: null };
  expect(
    rowsOf(file)(
      `select id, name, image, position, is_hidden isHidden, station_id stationId, sale_from_minutes saleFrom,
         (select group_concat(text, ' / ' order by language) from translations where kind = 'section' and subject_id = id)
           names
       from menu_sections order by position, id`,
    ),
  ).toEqual(
    [
      { id: "snacks", name: "Snacks", names: "स्नैक्स / स्नॅक्स", stationId: "fry", saleFrom: 600 },
      { id: "chaat", name: "Chaat", names: "चाट / चाट" },
      { id: "desserts", name: "Desserts", names: "मिठाई / गोड पदार्थ", position: 1 },
      { id: "beverages", name: "Beverages", names: "ड्रिंक्स / पेये", position: 2 },
      { id: "pani-puri", name: "Pani Puri", names: "पानी पूरी / पाणीपुरी", position: 4 },
    ].map((section, index) => ({
      image: `/illustrations/categories/${section.id}.svg`,
      position: index,
      ...usual,
      ...section,
    })),
  );
});
