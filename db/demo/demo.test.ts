import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { isEmail } from "#app/domain/accounts/email.ts";
import { isPhone } from "#app/domain/accounts/phone-number.ts";
import { eventStatuses } from "#app/domain/events/status.ts";
import { nextStatuses, orderStatuses, readOrderStatus } from "#app/domain/orders/status.ts";
import { passwordMatches } from "#app/domain/sign-in/password.server.ts";
import { gstinProblem } from "#app/domain/tax/gstin.ts";
import { defaultDeliveryTerms, deliveryFee } from "#app/domain/terms/delivery-fee.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { partialWrites } from "#tests/support/records/counters.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";

const UNTIL = "2026-11-20T20:30:00+05:30";
const untilMs = Date.parse(UNTIL);
const startOfToday = Date.parse("2026-11-20T00:00:00+05:30");
const tsx = join(root, "node_modules/.bin/tsx");
const folder = mkdtempSync(join(tmpdir(), "chatpata-demo-"));

const execute = promisify(execFile);

/** Runs the command like `npm run demo`, on a file in the test's own folder. */
async function runDemo(file: string, ...args: string[]) {
  const env = { ...process.env, DATABASE_PATH: join(folder, file) };
  const run = execute(tsx, ["db/demo/run.ts", ...args], { cwd: root, env });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), stdout, stderr: String(stderr) }),
  );
}

let database: TestDatabase;
let printed: string;

beforeAll(async () => {
  const run = await runDemo("shop.db", "--orders", "60", "--until", UNTIL);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  printed = run.stdout;
  database = openDatabase(join(folder, "shop.db"));
}, 120_000);

afterAll(() => {
  database?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("makes the requested number of orders, over 16 weeks and none in the future", () => {
  const { orders, first, last } = database.row(
    "select count(*) as orders, min(created_at) as first, max(updated_at) as last from orders",
  );

  expect(orders).toBe(60);
  expect(Number(first)).toBeGreaterThan(untilMs - 112 * 86_400_000);
  expect(Number(first)).toBeLessThan(untilMs - 105 * 86_400_000);
  expect(Number(last)).toBeLessThanOrEqual(untilMs);
});

test("has orders in every status", () => {
  const found = database.rows("select distinct status from orders").map(({ status }) => status);

  expect(found.toSorted()).toEqual(orderStatuses.toSorted());
});

test("has totals and order counters that equal the orders", () => {
  const totals = database.rows(
    "select day, status, payment_method, channel, order_count, total_paise from order_day_totals order by 1, 2, 3, 4",
  );
  expect(totals).toEqual(
    database.rows(
      `select date(created_at / 1000 + 19800, 'unixepoch') as day, status, payment_method, channel,
         count(*) as order_count, sum(total_paise) as total_paise
       from orders group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ),
  );

  expect(database.rows("select day, last from token_counters order by day")).toEqual(
    database.rows(
      "select day, sum(order_count) as last from order_day_totals group by day order by day",
    ),
  );
});

test("charges the shop's prices and delivery fee", () => {
  const orders = database.rows(
    `select delivery_type, subtotal_paise, delivery_fee_paise, total_paise,
       (select sum(price_paise * quantity) from order_items where order_id = orders.id) as items_paise,
       (select sum(total_paise) from order_items where order_id = orders.id) as lines_paise
     from orders`,
  );

  expect(orders).toHaveLength(60);
  for (const order of orders) {
    const subtotal = Number(order.subtotal_paise);
    const type = order.delivery_type === "pickup" ? "pickup" : "delivery";
    expect(order.items_paise).toBe(subtotal);
    expect(order.lines_paise).toBe(subtotal);
    expect(order.delivery_fee_paise).toBe(deliveryFee(subtotal, type, defaultDeliveryTerms));
    expect(order.total_paise).toBe(subtotal + deliveryFee(subtotal, type, defaultDeliveryTerms));
  }
  const fees = new Set(orders.map((order) => order.delivery_fee_paise));
  expect(fees, "orders with and without a fee").toEqual(new Set([0, 3000]));
});

test("changes each order's status only as the shop allows, in order of time", () => {
  const orders = database.rows("select id, status, delivery_type, channel, created_at from orders");
  for (const order of orders) {
    let present = readOrderStatus(order.channel === "web" ? "pending" : "preparing");
    let atMs = Number(order.created_at);
    const changes = database.rows(
      "select * from order_changes where order_id = ? and kind = 'status' order by id",
      String(order.id),
    );
    for (const change of changes) {
      const type = order.delivery_type === "pickup" ? "pickup" : "delivery";
      expect(change.from_value).toBe(present);
      if (present) expect(nextStatuses(present, type)).toContain(change.to_value);
      expect(Number(change.created_at)).toBeGreaterThan(atMs);
      atMs = Number(change.created_at);
      present = readOrderStatus(String(change.to_value));
    }
    expect(order.status).toBe(present);
  }
});

test("takes some orders at the counter, paid at once, without a name", () => {
  const atCounter = "select count(*) from orders where channel = 'counter'";
  expect(database.value(atCounter)).toBeGreaterThan(2);
  expect(
    database.value(
      `${atCounter} and not (paid_at = created_at and customer_name = '' and phone_digits = ''
         and user_id is null and delivery_type = 'pickup')`,
    ),
  ).toBe(0);
  expect(
    database.value(
      "select count(*) from orders where channel = 'web' and length(phone_digits) <> 10",
    ),
  ).toBe(0);
});

test("has self orders at tables, with a first name", () => {
  const selfOrders = database.rows(
    "select customer_name name, table_number, eats_here, phone from orders where channel = 'self'",
  );
  expect(selfOrders.length).toBeGreaterThan(0);
  for (const order of selfOrders) {
    expect(order).toEqual({
      name: expect.stringMatching(/^\S+$/),
      table_number: expect.any(Number),
      eats_here: 1,
      phone: "",
    });
  }
});

test("has payments, refunds and claims as the orders and bookings say", () => {
  const statuses = database.rows(
    "select payment_status status, count(*) count from orders group by 1 order by 1",
  );
  expect(statuses.map(({ status }) => status)).toEqual([
    "paid",
    "partly_paid",
    "pending",
    "refund_due",
    "refunded",
  ]);
  const sum = (kind: string) =>
    `(select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id and kind = '${kind}')`;
  expect(
    database.rows(
      `select order_number from orders where paid_paise <> ${sum("payment")} - ${sum("refund")}
        or refunded_paise <> ${sum("refund")} or claimed_paise <> ${sum("claim")}`,
    ),
  ).toEqual([]);
  expect(partialWrites(database.rows)).toEqual([]);
  expect(database.value("select count(*) from orders where claimed_paise > 0")).not.toBe(0);
  expect(database.value("select count(*) from orders where kept_paise > 0")).not.toBe(0);
  expect(
    database.rows(
      `select order_number from orders where kept_paise > 0
        and (status <> 'cancelled' or kept_paise <> paid_paise or payment_status <> 'paid')`,
    ),
  ).toEqual([]);
  expect(
    database.value(
      "select count(*) from (select 1 from payments where kind = 'payment' group by order_id having count(*) = 2)",
    ),
  ).not.toBe(0);
  expect(
    database.rows(
      `select event_number from events where paid_paise <>
        (select coalesce(sum(amount_paise), 0) from payments where event_id = events.id)`,
    ),
  ).toEqual([]);
  expect(database.value("select count(*) from payments where event_id is not null")).not.toBe(0);
});

test("has online payments with what the provider says of them, and a refund", () => {
  const online = database.rows(
    `select row.kind, count(*) count, sum(transfer.refund_of is not null) refunds
     from payments row join online_transfers transfer on transfer.payment_id = row.id
     join payment_links link on link.id = transfer.link_id and link.order_id = row.order_id
     where row.method = 'online' and row.amount_paise = transfer.amount_paise
     group by 1 order by 1`,
  );

  expect(online).toEqual([
    { kind: "payment", count: 7, refunds: 0 },
    { kind: "refund", count: 1, refunds: 1 },
  ]);
  const inLedger = "select count(*) from payments where method = 'online'";
  expect(database.value(inLedger)).toBe(8);
});

test("subtracts today's plates from the stock and counts all plates as sold", () => {
  const soldSince = (sinceMs: number) =>
    new Map(
      database
        .rows(
          `select product_id, sum(quantity) as plates from order_items join orders on orders.id = order_id
           where status <> 'cancelled' and orders.created_at >= ? group by product_id`,
          sinceMs,
        )
        .map(({ product_id, plates }) => [product_id, Number(plates)]),
    );
  const today = soldSince(startOfToday);
  const month = soldSince(0);

  expect(today.size).toBeGreaterThan(3);
  for (const { id, kind, stock } of starterMenu) {
    const dish = database.row("select stock, sold_count from products where id = ?", id);
    // A combo's stock is that of its parts, which are separate lines.
    expect(dish.stock).toBe(kind === "combo" ? 0 : stock - (today.get(id) ?? 0));
    expect(dish.sold_count).toBe(month.get(id) ?? 0);
  }
});

test("makes staff with a known password and PINs, but no owner", async () => {
  const staff = database.rows("select * from users where role <> 'customer' order by seq");
  expect(staff.map(({ role }) => role)).toEqual(["manager", "counter", "kitchen", "rider"]);
  const [, password = ""] = /Staff log in with the password (\S+),/.exec(printed) ?? [];
  for (const { role, email, password_hash, pin_hash } of staff) {
    expect(await passwordMatches(String(password_hash), password)).toBe(true);
    const [, pin = ""] = new RegExp(`${role}: ${email}, PIN (\\d{4})\n`).exec(printed) ?? [];
    expect(await passwordMatches(String(pin_hash), pin)).toBe(true);
  }
});

test("makes customers with valid data, who can log in", async () => {
  const people = database.rows("select * from users where role = 'customer'");
  expect(people.length).toBeGreaterThanOrEqual(12);
  for (const { email, phone } of people) {
    expect(email).toSatisfy(isEmail);
    expect(phone).toSatisfy(isPhone);
  }
  expect(people.filter(({ name }) => /\p{Script=Devanagari}/u.test(String(name)))).not.toEqual([]);

  const [, email = "", password = ""] =
    /for instance (\S+), with the password (\S+)/.exec(printed) ?? [];
  const account = database.row("select password_hash from users where email = ?", email);
  expect(await passwordMatches(String(account.password_hash), password)).toBe(true);
});

describe("events", () => {
  test("are in every status, none booked in the future, and numbered in order of booking", () => {
    const found = database.rows("select distinct status from events").map(({ status }) => status);
    expect(found.toSorted()).toEqual(eventStatuses.toSorted());
    expect(Number(database.value("select max(updated_at) from events"))).toBeLessThanOrEqual(
      untilMs,
    );
    const ofYear = database.rows(
      "select event_number as number from events where event_number like 'EV-2026-%' order by created_at, seq",
    );
    expect(ofYear.length).toBe(24);
    ofYear.forEach(({ number }, index) => {
      expect(number).toBe(`EV-2026-${String(index + 1).padStart(4, "0")}`);
    });
    expect(database.value("select last from event_number_counters where year = '2026'")).toBe(24);
  });

  test("have quotes, companies, a bill with IGST and amounts to buy", () => {
    const quotes = "select accepted_at is not null as accepted from event_quotes order by accepted";
    expect(database.rows(quotes)).toEqual([{ accepted: 0 }, { accepted: 1 }]);
    const buyers = database.rows("select buyer_gstin gstin from bill_buyers order by gstin");
    expect(buyers.map(({ gstin }) => gstinProblem(String(gstin)))).toEqual([null, null]);
    expect(
      database.rows("select place_of_supply place from bills where event_id is not null"),
    ).toEqual([{ place: "30" }]);
    const amounts = "select count(*) from content where fields ->> 'ingredients' <> ''";
    expect(database.value(amounts)).toBe(2);
  });
});

test("refuses a database that has customers or orders already, unless --again is given", async () => {
  const refused = await runDemo("shop.db", "--orders", "60", "--until", UNTIL);

  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("has customers or orders already");
  expect(refused.stderr).toContain("--again");
  expect(database.value("select count(*) from orders")).toBe(60);

  const added = await runDemo("shop.db", "--orders", "30", "--until", UNTIL, "--again");

  expect(added).toMatchObject({ code: 0, stderr: "" });
  expect(database.value("select count(*) from orders")).toBe(90);
  expect(database.value("select sum(order_count) from order_day_totals")).toBe(90);
}, 120_000);

test("makes the same orders again from the same seed", async () => {
  const again = await runDemo("same.db", "--orders", "60", "--until", UNTIL);
  expect(again).toMatchObject({ code: 0, stderr: "" });
  const other = openDatabase(join(folder, "same.db"));
  const month = `select orders.*, group_concat(order_items.id || name || quantity) as items
    from orders join order_items on order_id = orders.id group by orders.id order by seq limit 60`;

  expect(other.rows(month)).toHaveLength(60);
  expect(other.rows(month)).toEqual(database.rows(month));
  other.close();
}, 120_000);

test("creates no file when an option is invalid", async () => {
  const { code, stderr } = await runDemo("never.db", "--orders", "few");

  expect(code).toBe(1);
  expect(stderr).toContain('--orders takes a whole number from 30 to 5000000, not "few".');
  expect(existsSync(join(folder, "never.db"))).toBe(false);
}, 120_000);
