import { addCoupon } from "#tests/support/records/coupons.ts";
import { addDish, type ChangeableDatabase } from "#tests/support/records/dishes.ts";
import { importedEvent } from "#tests/support/records/events.ts";
import { orderOf } from "#tests/support/records/orders.ts";
import type { Person } from "#tests/support/records/people.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";
import type { FormVisitor } from "./form.ts";

const ROWS = 10;
/** Together, the rows of a file exceed the buffers of a connection. */
const WIDE = "x".repeat(1_500_000);

const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})`;

/** Dishes with one choice, whose file lists them all. */
function addDishes(database: ChangeableDatabase): string[] {
  database.change(
    `insert into option_groups (id, name, kind, is_size, created_at, updated_at)
     values ('wide', 'Wide', 'several', 0, 0, 0)`,
  );
  database.change(
    "insert into option_choices (id, group_id, position, name) values ('wide', 'wide', 1, 'Wide')",
  );
  return Array.from({ length: ROWS }, (_, n) => {
    const { id } = addDish(database, { name: WIDE + n });
    database.change("delete from product_option_groups where product_id = ?", id);
    database.change(
      `insert into product_option_groups (product_id, group_id, position, max)
       values (?, 'wide', 1, 1)`,
      id,
    );
    return id;
  });
}

function addBills(database: ChangeableDatabase): void {
  const line = {
    ...{ name: "Bhel", quantity: 1, basisPoints: 0, discountPaise: 0 },
    ...{ taxablePaise: 10_000, cgstPaise: 0, sgstPaise: 0, totalPaise: 10_000 },
  };
  database.change(
    `${numbers} insert into bills (id, kind, series, financial_year, number, bill_number, mode, lines, tax_paise,
      round_off_paise, total_paise, day, created_at)
    select 'wide-' || n, 'bill', 'W', '19-20', n, ? || n, 'unregistered',
      json_array(json_set(?, '$.code', ? || n)), 0, 0, 10000, '2020-01-21', 0 from numbers`,
    WIDE,
    JSON.stringify(line),
    WIDE,
  );
}

function addOnlinePayments(database: ChangeableDatabase, orderId: string): void {
  database.change(
    `insert into payment_links (id, order_id, amount_paise, expires_at, ended_at, created_at)
     values ('wide', ?, 100, 0, 0, 0)`,
    orderId,
  );
  database.change(
    `${numbers} insert into online_transfers (id, link_id, amount_paise, state, settlement_id, created_at)
    select 'wide-' || n, 'wide', 100, 'captured', ?, unixepoch('2020-01-21') * 1000 from numbers`,
    WIDE,
  );
}

function addDays(database: ChangeableDatabase): void {
  const report = {
    ...{ day: "2020-01-01", methods: [], unpaid: [], late: [], orders: {}, cash: {} },
    tax: { bills: 0, creditNotes: 0, rates: [] },
    closing: { at: "", by: "", countedPaise: 0, differencePaise: 0, note: WIDE },
  };
  database.change(
    `${numbers} insert into business_days (day, float_paise, closed_at, report)
    select printf('2020-01-%02d', n), 0, 0, ? from numbers`,
    JSON.stringify(report),
  );
}

/** Makes every downloadable file longer than the buffers of a connection. The order is the customer's. */
export async function addLargeFiles(
  database: TestDatabase,
  { admin, customer }: { admin: FormVisitor; customer: Person },
): Promise<{ couponId: string }> {
  const dishes = addDishes(database);
  const order = orderOf([]);
  const items = dishes.map((product) => ({
    product,
    quantity: 1,
    options: [{ choice: "wide", quantity: 1 }],
  }));
  const ordered = await customer.api.post("/api/orders", { ...order, items });
  if (ordered.status !== 201) throw new Error(`Not ordered (${ordered.status})`);
  database.change("update orders set customer_name = ?", WIDE.repeat(ROWS));
  importedEvent(database);
  database.change("update events set event_name = ?", WIDE.repeat(ROWS));
  addBills(database);
  addDays(database);
  addOnlinePayments(database, String(database.value("select id from orders limit 1")));
  const { id: couponId } = await addCoupon(admin, database);
  const wideRows: [into: string, values: string][] = [
    ["coupon_codes (code, coupon_id, created_at)", `? || n, '${couponId}', 0`],
    [
      "users (id, name, email, password_hash, created_at)",
      "'wide-' || n, ?, 'wide-' || n || '@chatpata.test', '', 0",
    ],
    ["newsletter_subscribers (id, email, created_at)", "'wide-' || n, ? || n, 0"],
    [
      "zones (id, name, fee_paise, note, created_at, updated_at)",
      "'wide-' || n, 'Wide ' || n, 0, ?, 0, 0",
    ],
  ];
  for (const [into, values] of wideRows) {
    database.change(`${numbers} insert into ${into} select ${values} from numbers`, WIDE);
  }
  // Keeps the delivery of orders there unchanged.
  const { zipCode } = order.deliveryAddress;
  database.change("insert into zone_pincodes (pincode, zone_id) values (?, 'wide-1')", zipCode);
  return { couponId };
}
