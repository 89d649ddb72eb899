import Database from "better-sqlite3";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  type Choices,
  clearStatistics,
  combinations,
  loadMillionOrderStatistics,
  slowSteps,
} from "#tests/support/shop/query-plans.ts";
import { customerSorts } from "./customers/customer-list-url.ts";
import { menuSorts } from "./menu/schema.ts";

type Build = (switches: Record<string, string | boolean>) => unknown;
const builders = vi.hoisted(() => [] as { file: string; build: Build }[]);

vi.mock("#db/variants.ts", () => ({
  variants(build: Build) {
    const file = /app\/domain\/([\w/-]+)\.server\.ts/.exec(new Error().stack ?? "")?.[1] ?? "";
    builders.push({ file, build });
    return build;
  },
}));

const either = [false, true] as const;
const dishSources = ["all", "popular", "category"] as const;
const reviewStates = ["all", "shown", "featured", "hidden"] as const;

/** The switches of the queries that each file builds with `variants`; add new files here. */
const choices: Record<string, Choices | Choices[]> = {
  "customers/list-customers": { sort: customerSorts, of: ["everybody", "one role", "admins"] },
  "customers/list-everybody": { sort: customerSorts, isSearch: either },
  "audit/list-audit": { ofKind: either, ofActor: either, older: either },
  "blog/post-counts": { withStatus: either, inCategory: either },
  "blog/queries": { withStatus: either, inCategory: either, searching: either },
  "events/event-chunks": {
    own: [false],
    withStatus: either,
    withType: either,
    searching: either,
  },
  "events/list-events": { own: either, withStatus: either, withType: either, searching: either },
  "menu/list-dishes": [
    { sort: menuSorts, all: either, from: dishSources, searching: either },
    { sort: ["board", "best"], all: [false], from: dishSources, searching: either },
  ],
  "order-lists/find-orders": { walk: ["time", "unpaid", "refund_due", "refunded", "search"] },
  "order-lists/order-lists": {
    own: either,
    status: ["any", "cancelled", "other"],
    searching: either,
  },
  "reviews/list-moderated-reviews": { state: reviewStates, rated: either, searching: either },
  "reviews/list-reviews": {
    rating: ["any", "five", "at least"],
    featured: either,
    verified: either,
    liked: either,
  },
};

/** Tables that do not grow with the shop, and why. */
const smallTables = {
  order_day_totals: "some rows for each day",
  business_days: "a row for each day",
  settings: "a row for each section",
  form_drafts: "at most 4 MB are stored",
  menu_sections: "at most 20",
  content: "at most 60 for each subject",
  zones: "some dozens",
  translations: "a few for each dish, option and post",
  stations: "at most 20",
  printers: "a handful",
  coupons: "some hundred; single-use codes are in a table of their own",
  product_slugs: "a row for each renamed dish",
  option_groups: "some dozens for the whole menu",
  option_choices: "some dozens for the whole menu",
  product_option_groups: "a few for each dish",
  combo_parts: "a few for each combo",
  combo_part_dishes: "a few for each combo",
  devices: "some dozens",
  tax_terms: "a row for each change",
  bills_waiting: "only after a restore",
};

/** Statements that may read more rows than they return, each with its slow steps and the reason. */
const allowed: { is: RegExp; why: string }[] = [
  {
    is: /^with people as \(/,
    why: "sorts the customers of the shop by any column; orders by phone are found in indexes",
  },
  {
    is: /as uncheckedDishes,.*\nSCAN products$/s,
    why: "stops at the first dish that nobody has checked, on a page of the owner",
  },
  {
    is: /^select .* from "push_messages" .* limit \?\nSCAN push_messages USING INDEX push_messages_due$/,
    why: "the first that is due, past those of the few subscriptions that are being sent to",
  },
  { is: /^select count\(\*\) from "\w+"\n.*$/, why: "SQLite counts a whole table at once" },
  {
    is: /^select .*count\(\*\).*\nSCAN (events|posts|reviews|contact_messages) USING COVERING INDEX \w+$/s,
    why: "counts in an index: less than 5 ms for fifty thousand rows",
  },
  {
    is: /"(order_items|event_items|event_packages)" where "\1"\."\w+" in \(select value from json_each\(\?\)\)/,
    why: "the items of the orders or bookings of one page",
  },
  {
    is: /"(wishlist_dishes|review_votes)"\."user_id" = \?|"post_likes" where user_id = \?/,
    why: "the likes and wishlist of one account",
  },
  {
    is: /from \(select users_fts\.rowid .* limit \?\) "some" inner join "users" .* order by/s,
    why: "the newest thousand of a search, sorted by another column",
  },
  {
    is: /from "users" where "users"\."role" in \(\?.*\nUSE TEMP B-TREE FOR ORDER BY$/s,
    why: "the people who work in the shop",
  },
  { is: /from "bills" where "bills"\."day" between .* order by/s, why: "the bills of one month" },
  {
    is: /from "bills" where \("bills"\."bill_number" in \(.*\nUSE TEMP B-TREE FOR ORDER BY$/s,
    why: "the few bills of one number or order",
  },
  {
    is: /from print_jobs order by seq limit 1000\)/,
    why: "the oldest thousand prints",
  },
  {
    is: /\nSCAN bills USING INDEX bills_over_nothing$/,
    why: "holds only credit notes of ₹0 from before",
  },
  {
    is: /where true( and subject_kind = :kind)?\s+order by id desc limit \d+\n(SCAN audit_log .*\n)?SCAN order_changes USING INDEX order_changes_logged$/,
    why: "the newest, up to the limit; for another kind than orders SQLite reads none",
  },
  { is: /\nSCAN orders USING INDEX orders_open$/, why: "holds only the open orders" },
  {
    is: /\nSCAN print_jobs USING COVERING INDEX print_jobs_failed$/,
    why: "holds only what failed and nobody took care of",
  },
  { is: /\nSCAN orders USING INDEX orders_unpaid$/, why: "holds only the orders to be paid" },
  {
    is: /\nSCAN (orders|events) USING (COVERING )?INDEX (orders_(unpaid|to_refund|refunded|claimed)|events_to_refund|events_with_balance)$/,
    why: "holds only what is unpaid, claimed, refunded or to be refunded",
  },
  {
    is: /\) found inner join "orders".*\nUSE TEMP B-TREE FOR ORDER BY$/s,
    why: "the orders of one page",
  },
  {
    is: /from orders indexed by orders_claimed.*\nUSE TEMP B-TREE FOR ORDER BY$/s,
    why: "the claims that await confirmation",
  },
  {
    is: /^select "id", "title", "excerpt", case \? .* from "posts" .*\nSCAN posts$/,
    why: "rare: the owner's pages of translations",
  },
  {
    is: /^select term from products_fts_words/,
    why: "only when a search found nothing: some hundred words",
  },
  {
    is: /^(delete|select "id") from "images" where .* from posts where instr\(/s,
    why: "rare: when an image is replaced, and in the daily cleanup",
  },
];

/** The menu: a few hundred dishes and their options. */
const menuTables = new Set([
  "products",
  "product_slugs",
  "menu_sections",
  "stations",
  "option_groups",
  "option_choices",
  "product_option_groups",
  "combo_parts",
  "combo_part_dishes",
  "products_fts",
  "json_each",
]);

function readsOnlyTheMenu(sql: string): boolean {
  const tables = [...sql.matchAll(/\b(?:from|join|into|update) "?(\w+)/gi)];
  return tables.length > 0 && tables.every(([, table = ""]) => menuTables.has(table));
}

const statements = new Set<string>();
let file: InstanceType<typeof Database>;

beforeAll(async () => {
  // Opened first, so that the migrations' statements are not recorded.
  ({ sqlite: file } = await import("#db/client.server.ts"));
  const prepare = vi.spyOn(Database.prototype, "prepare");
  // Programs cannot be imported as modules, because they take over their process.
  const modules = import.meta.glob(["./**/*.server.ts", "!./**/*-program.server.ts"]);
  expect(Object.keys(modules).length).toBeGreaterThan(40);
  await Promise.all(Object.values(modules).map((load) => load()));
  for (const { file: of, build } of builders) {
    for (const switches of [choices[of] ?? []].flat().flatMap(combinations)) build(switches);
  }
  for (const [sql] of prepare.mock.calls) statements.add(sql);
  prepare.mockRestore();
}, 60_000);

test("all files that build queries from switches are listed here", () => {
  const files = [...new Set(builders.map((one) => one.file))].sort();

  expect(files).toEqual(Object.keys(choices).sort());
});

test("the statements of the whole shop are checked", () => {
  expect(statements.size).toBeGreaterThan(200);
  for (const table of ["orders", "users", "posts", "reviews", "events", "carts", "audit_log"]) {
    expect([...statements].some((sql) => sql.includes(`"${table}"`))).toBe(true);
  }
});

describe.each([
  ["a new file", clearStatistics],
  ["a file with a million orders", loadMillionOrderStatistics],
])("in %s", (_, pretend) => {
  beforeAll(() => pretend(file));

  test("no statement reads or sorts a whole table that grows", () => {
    const small = new Set(Object.keys(smallTables));
    const slow = [...statements].flatMap((sql) => {
      const steps = slowSteps(file, sql, small);
      const isAllowed = allowed.some(({ is }) => is.test([sql, ...steps].join("\n")));
      return steps.length === 0 || isAllowed || readsOnlyTheMenu(sql) ? [] : [{ sql, steps }];
    });

    expect(slow).toEqual([]);
  });
});

test("every exception is needed", () => {
  const small = new Set(Object.keys(smallTables));
  const slow = [...statements].map((sql) => [sql, ...slowSteps(file, sql, small)].join("\n"));

  expect(allowed.filter(({ is }) => !slow.some((one) => is.test(one)))).toEqual([]);
});

test("every foreign key has an index", () => {
  const unindexed = file
    .prepare<[], string>(
      `select tables.name || '.' || keys."from" from sqlite_schema tables, pragma_foreign_key_list(tables.name) keys
       where tables.type = 'table' and not exists (
         select 1 from pragma_index_list(tables.name) indexes, pragma_index_info(indexes.name) columns
         where columns.seqno = 0 and columns.name = keys."from")`,
    )
    .pluck()
    .all();

  expect(unindexed).toEqual([]);
});
