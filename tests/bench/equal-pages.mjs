import Database from "better-sqlite3";

/** Dishes of a file as the demo leaves it. */
const DEMO_DISHES = 38;
/** How many rows fill the longest page of each table. */
const ENOUGH = { products: 100, orders: 60, events: 30, reviews: 40, posts: 30, users: 40 };

/** Rows of the large file that make a page of the small one as long as the large one's: from where, which, how many. */
/** @type {[table: string, which: string, rows: number][]} */
const borrowed = [
  [
    "products",
    "seq in (select rowid from large.products_fts where products_fts match 'puri*')",
    ENOUGH.products,
  ],
  ["products", "category = 'chaat'", ENOUGH.products],
  [
    "products",
    "seq in (select rowid from large.products_fts where products_fts match 'bhel*')",
    ENOUGH.products,
  ],
  [
    "users",
    "seq in (select rowid from large.users_fts where users_fts match 'sneha*')",
    ENOUGH.users,
  ],
  ["orders", "customer_name like 'Sneha %' and status = 'cancelled'", ENOUGH.orders],
  ["orders", "customer_name = 'Sneha Joshi'", ENOUGH.orders],
  ["orders", "customer_name like 'Sneha %'", ENOUGH.orders],
  // The latest thousand: the twentieth page is one of orders under way in both files.
  ["orders", "true", 1000],
  ["order_items", "order_id in (select id from main.orders where user_id is null)", 100_000],
  // As many bookings a day as a month shows.
  [
    "events",
    `seq in (select seq from (select seq, row_number() over (partition by event_date order by event_time, seq) as place
       from large.events where status <> 'cancelled' and event_date between date('now', 'start of month')
         and date('now', 'start of month', '+1 month')) where place <= 4)`,
    4 * 32,
  ],
  ["events", "event_type = 'wedding'", ENOUGH.events],
  ["events", "customer_name like 'Sneha %'", ENOUGH.events],
  ["events", "event_type = 'wedding' and event_name like '%mehendi%'", ENOUGH.events],
  ["reviews", "is_featured = 1", ENOUGH.reviews],
  ["reviews", "comment like '%crisp%'", ENOUGH.reviews],
  ["posts", "category = 'recipes' and status = 'published'", ENOUGH.posts],
  ["posts", "status = 'draft'", ENOUGH.posts],
  ["posts", "title like '%misal%'", ENOUGH.posts],
  ["posts", "content like '%chutney%' and status = 'published'", ENOUGH.posts],
  ["contact_messages", "read_at is null", 60],
  ["contact_messages", "read_at is not null", 60],
  ["newsletter_subscribers", "email like 'a%'", 60],
];

/** What belongs to somebody or something that only the large file has. */
const OWNERS = new Set(["user_id", "product_id", "author_id", "order_id"]);

/**
 * Lends the small file enough rows of the large one that every list fills its first page in both: a page of three rows
 * is no measure for one of a hundred. Does nothing the second time.
 * @param {string} small
 * @param {string} large
 */
export function fillPages(small, large) {
  const file = new Database(small);
  file.pragma("foreign_keys = OFF");
  file.prepare("attach ? as large").run(large);
  if (file.prepare("select count(*) from products").pluck().get() === DEMO_DISHES) {
    file.transaction(() => {
      for (const [table, which, rows] of borrowed) lend(file, table, which, rows);
    })();
  }
  file.close();
}

/**
 * @param {import("better-sqlite3").Database} file
 * @param {string} table
 * @param {string} which
 * @param {number} rows
 */
function lend(file, table, which, rows) {
  const columns = /** @type {{ name: string; notnull: number }[]} */ (
    file.prepare(`select name, "notnull" from pragma_table_info(?)`).all(table)
  );
  const kept = columns.filter(({ name }) => name !== "seq");
  const values = kept.map(({ name, notnull }) =>
    OWNERS.has(name) && !notnull ? "null" : `"${name}"`,
  );
  const names = kept.map(({ name }) => `"${name}"`).join(", ");
  const { changes } = file
    .prepare(
      `insert or ignore into main.${table} (${names}) select ${values.join(", ")} from large.${table}
       where ${which} order by rowid desc limit ${rows}`,
    )
    .run();
  if (changes === 0) throw new Error(`Nothing to lend of ${table} where ${which}`);
}
