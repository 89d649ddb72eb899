import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { isEmail } from "#app/domain/accounts/email.ts";
import { isPhone } from "#app/domain/accounts/phone.ts";
import { eventPrice } from "#app/domain/events/event-price.ts";
import { eventStatuses } from "#app/domain/events/status.ts";
import { nextStatuses, orderStatuses, readOrderStatus } from "#app/domain/orders/status.ts";
import { passwordMatches } from "#app/domain/sign-in/password.server.ts";
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

test("has more orders in the evening than in the afternoon", () => {
  const before = (hour: number, until: number) =>
    Number(
      database.value(
        `select count(*) from orders where cast(strftime('%H', created_at / 1000 + 19800, 'unixepoch') as int)
         between ? and ?`,
        hour,
        until - 1,
      ),
    );

  expect(before(15, 18) + before(18, 23)).toBe(60);
  expect(before(18, 21)).toBeGreaterThan(before(15, 18));
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

  expect(database.rows("select day, last from order_number_counters order by day")).toEqual(
    database.rows(
      "select day, sum(order_count) as last from order_day_totals group by day order by day",
    ),
  );
});

test("numbers the orders of a day from 1, in order of time", () => {
  const ofDay = database.rows(
    "select order_number as number from orders where created_at >= ? order by seq",
    startOfToday,
  );

  expect(ofDay.length).toBeGreaterThan(7);
  ofDay.forEach(({ number }, index) => {
    expect(number).toBe(`CP-261120-${String(index + 1).padStart(3, "0")}`);
  });
  expect(database.rows("select id from orders order by seq")).toEqual(
    database.rows("select id from orders order by id"),
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

test("has no unfinished order older than an hour", () => {
  const oldest = database.value(
    "select min(created_at) from orders where status not in ('delivered', 'cancelled')",
  );

  expect(Number(oldest)).toBeGreaterThan(untilMs - 3_600_000);
});

test("takes some orders at the counter, paid at once, with a token and no name", () => {
  const taken = database.rows("select day, last from token_counters where last > 0 order by day");
  expect(taken.length).toBeGreaterThan(2);
  expect(taken).toEqual(
    database.rows(
      `select token_day as day, count(distinct token) as last from orders
       where channel = 'counter' and paid_at = created_at and customer_name = '' and phone_digits = ''
         and user_id is null and delivery_type = 'pickup' group by token_day order by 1`,
    ),
  );
  const ofWeb = "from orders where channel = 'web'";
  expect(
    database.value(
      `select count(*) ${ofWeb} and (token is not null or length(phone_digits) <> 10)`,
    ),
  ).toBe(0);
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

test("marks cash and card orders from the web paid on delivery and records the payment", () => {
  expect(
    database.value(
      `select count(*) from orders where status = 'delivered' and payment_method <> 'upi'
        and (payment_status <> 'paid' or paid_at is null)`,
    ),
  ).toBe(0);
  const paid = database.rows(
    "select id, paid_at from orders where payment_status = 'paid' and channel = 'web' order by id",
  );
  expect(paid.length).toBeGreaterThan(20);
  expect(paid).toEqual(
    database.rows(
      `select order_id as id, created_at as paid_at from order_changes
       where kind = 'payment' and to_value = 'paid' order by order_id`,
    ),
  );
});

test("gives a reason for each cancelled order and for no other", () => {
  const cancelled = database.rows("select * from orders where status = 'cancelled'");

  expect(cancelled.length).toBeGreaterThan(2);
  for (const { cancellation_reason } of cancelled) expect(cancellation_reason).not.toBe("");
  expect(
    database.value(
      "select count(*) from orders where status <> 'cancelled' and cancellation_reason <> ''",
    ),
  ).toBe(0);
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
    // A combo is taken from its parts, which are lines of their own.
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
    const [, pin] = new RegExp(`${role}: ${email}(?:, PIN (\\d{4}))?\n`).exec(printed) ?? [];
    expect(pin === undefined).toBe(role === "manager");
    if (pin) expect(await passwordMatches(String(pin_hash), pin)).toBe(true);
    else expect(pin_hash).toBeNull();
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

test("has no order older than its customer's account", () => {
  expect(
    database.value(
      `select count(*) from orders join users on users.id = user_id where users.created_at > orders.created_at`,
    ),
  ).toBe(0);
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

  test("have the shop's prices", () => {
    for (const event of database.rows("select * from events")) {
      const id = String(event.id);
      const packages = database
        .rows("select name, price_paise from event_packages where event_id = ?", id)
        .map((one) => ({ name: String(one.name), pricePaise: Number(one.price_paise) }));
      const customItems = database
        .rows("select quantity, price_paise from event_items where event_id = ?", id)
        .map((one) => ({ quantity: Number(one.quantity), pricePaise: Number(one.price_paise) }));
      expect(packages.length + customItems.length).toBeGreaterThan(0);
      const price = eventPrice({
        guestCount: Number(event.guest_count),
        locationType: event.location_type === "venue" ? "venue" : "indoor",
        packages,
        customItems,
      });
      expect(event.subtotal_paise).toBe(price.subtotalPaise);
      expect(event.total_paise).toBe(price.totalPaise);
      expect(event.advance_paise).toBe(price.advancePaise);
    }
  });

  test("have dates that match their status, such as past dates when completed", () => {
    const between = (status: string) =>
      database.row(
        "select min(event_date) as first, max(event_date) as last from events where status = ?",
        status,
      );
    expect(String(between("completed").last) < "2026-11-20").toBe(true);
    expect(between("in_progress")).toEqual({ first: "2026-11-20", last: "2026-11-20" });
    for (const ahead of ["pending", "confirmed", "preparing"]) {
      expect(String(between(ahead).first) > "2026-11-20", ahead).toBe(true);
    }
  });

  test("reached their status step by step, in order of time", () => {
    for (const { id, status, created_at } of database.rows("select * from events")) {
      let present = "pending";
      let atMs = Number(created_at);
      for (const change of database.rows(
        "select * from event_changes where event_id = ? and kind = 'status' order by id",
        String(id),
      )) {
        expect(change.from_value).toBe(present);
        expect(Number(change.created_at)).toBeGreaterThan(atMs);
        present = String(change.to_value);
        atMs = Number(change.created_at);
      }
      expect(present).toBe(status);
    }
  });

  test("fit the shop's daily capacity", () => {
    expect(
      database.value(
        `select max(guests) from (
           select sum(guest_count) as guests from events where status <> 'cancelled' group by event_date)`,
      ),
    ).toBeLessThanOrEqual(2000);
  });

  test("are booked by customers who had an account, and can be searched", () => {
    expect(
      database.value(
        "select count(*) from events join users on users.id = user_id where users.created_at <= events.created_at",
      ),
    ).toBe(24);
    const { name } = database.row("select customer_name as name from events limit 1");
    expect(
      Number(
        database.value(
          "select count(*) from events_fts where events_fts match ?",
          `customer_name : "${name}"`,
        ),
      ),
    ).toBeGreaterThan(0);
  });
});

describe("reviews", () => {
  test("have a believable spread: most are good, some are bad, none is in the future", () => {
    const of = (rating: number) =>
      Number(database.value("select count(*) from reviews where rating = ?", rating));
    expect(database.value("select count(*) from reviews")).toBe(30);
    expect(of(5)).toBeGreaterThan(of(4));
    expect(of(5) + of(4)).toBeGreaterThan(20);
    expect(of(1) + of(2) + of(3)).toBeGreaterThan(0);
    expect(Number(database.value("select max(created_at) from reviews"))).toBeLessThanOrEqual(
      untilMs,
    );
    expect(database.value("select count(*) from reviews where is_featured")).toBeGreaterThan(2);
    expect(database.value("select count(*) from reviews where tags <> '[]'")).toBeGreaterThan(3);
  });

  test("are verified if and only if their dish was delivered to their author", () => {
    const verified = database.rows(
      `select orders.status, orders.user_id = reviews.user_id as is_own, orders.updated_at <= reviews.created_at as is_later,
         reviews.product_id is null or exists (
           select 1 from order_items where order_id = orders.id and product_id = reviews.product_id) as was_eaten
       from reviews join orders on orders.id = order_id where is_verified`,
    );
    expect(verified.length).toBeGreaterThan(2);
    for (const review of verified) {
      expect(review).toEqual({ status: "delivered", is_own: 1, is_later: 1, was_eaten: 1 });
    }
    expect(
      database.value("select count(*) from reviews where is_verified <> (order_id is not null)"),
    ).toBe(0);
  });

  test("add up to the ratings of dishes, and have no votes of their own authors", () => {
    expect(
      database.rows(
        "select id, rating_count as n, rating_total as total from products where rating_count > 0 order by id",
      ),
    ).toEqual(
      database.rows(
        `select product_id as id, count(*) as n, sum(rating) as total from reviews
         where product_id is not null and not is_hidden group by 1 order by 1`,
      ),
    );
    expect(database.value("select count(*) from review_votes")).toBeGreaterThan(5);
    expect(
      database.value(
        "select count(*) from reviews join review_votes using (user_id) where id = review_id",
      ),
    ).toBe(0);
  });
});

test("has views, likes, wishlists, subscribers and messages, the last of which is unread", () => {
  expect(
    database.value(
      `select count(*) from posts
       where views = 0 or views < (select count(*) from post_likes where post_id = posts.id)`,
    ),
  ).toBe(0);
  expect(database.value("select count(*) from post_likes")).toBeGreaterThan(1);
  expect(database.value("select count(*) from wishlist_dishes")).toBeGreaterThan(3);
  expect(database.value("select count(*) from newsletter_subscribers")).toBe(3);
  const messages = database.rows("select read_at from contact_messages order by seq");
  expect(messages).toHaveLength(9);
  expect(messages.at(-1)).toEqual({ read_at: null });
  expect(messages.filter(({ read_at }) => read_at !== null).length).toBeGreaterThan(4);
});

test("can be searched", () => {
  const { name } = database.row("select customer_name as name from orders limit 1");

  expect(
    Number(
      database.value(
        "select count(*) from orders_fts where orders_fts match ?",
        `customer_name : "${name}"`,
      ),
    ),
  ).toBeGreaterThan(0);
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
