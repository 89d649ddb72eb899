import Database from "better-sqlite3";

/** Rows that a list needs from the large database to fill its first page: table, condition, number. */
const missingRows: [table: string, condition: string, rows: number][] = [
  ["users", "name like 'Sneha %'", 40],
  ["orders", "customer_name like 'Sneha %' and status = 'cancelled'", 60],
  ["orders", "customer_name = 'Sneha Joshi'", 60],
  ["orders", "customer_name like 'Sneha %'", 60],
  // Enough for the twentieth page to consist of open orders in both databases.
  ["orders", "true", 1000],
  ["order_items", "order_id in (select id from main.orders where user_id is null)", 100_000],
  // As many bookings per day as the calendar shows.
  [
    "events",
    `seq in (select seq from (select seq, row_number() over (partition by event_date order by event_time, seq) as place
       from large.events where status <> 'cancelled' and event_date between date('now', 'start of month')
         and date('now', 'start of month', '+1 month')) where place <= 4)`,
    130,
  ],
  ["events", "event_type = 'wedding'", 30],
  ["events", "customer_name like 'Sneha %'", 30],
  ["events", "event_type = 'wedding' and event_name like '%mehendi%'", 30],
  ["reviews", "is_featured = 1", 40],
  ["reviews", "comment like '%crisp%'", 40],
  ["contact_messages", "read_at is null", 60],
  ["contact_messages", "read_at is not null", 60],
  ["newsletter_subscribers", "email like 'a%'", 60],
];

/** Columns that refer to rows which only the large database has. */
const references = new Set(["user_id", "product_id", "author_id", "order_id"]);

/**
 * Copies rows of the large database into the small one until every list fills its first page in
 * both, because a page of three rows cannot be compared with one of a hundred.
 */
export function fillPages(smallPath: string, largePath: string): void {
  const small = new Database(smallPath);
  small.pragma("foreign_keys = OFF");
  small.prepare("attach ? as large").run(largePath);
  small.transaction(() => {
    for (const [table, condition, rows] of missingRows) {
      const columns = small
        .prepare<[string], { name: string; notnull: number }>(
          `select name, "notnull" from pragma_table_info(?)`,
        )
        .all(table)
        .filter(({ name }) => name !== "seq");
      const names = columns.map(({ name }) => `"${name}"`);
      const values = columns.map(({ name, notnull }) =>
        references.has(name) && !notnull ? "null" : `"${name}"`,
      );
      const { changes } = small
        .prepare(
          `insert or ignore into main.${table} (${names}) select ${values} from large.${table}
           where ${condition} order by rowid desc limit ${rows}`,
        )
        .run();
      if (changes === 0) throw new Error(`No rows of ${table} where ${condition}`);
    }
  })();
  small.close();
}
