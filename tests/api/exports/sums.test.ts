import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, instantInIndia } from "#app/domain/clock.ts";
import type { DayReportOutput } from "#app/domain/day/present-day.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { unregistered } from "#app/domain/tax/tax-terms.ts";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { type CsvRow, csvRows } from "#tests/support/http/csv.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { bookEvent, eventOf } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addCoupon, addTaxTerms } from "#tests/support/records/quote-fixtures.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const DAY = "2040-05-10";
const MONTH = "2040-05";
const COUPON = "EXPORTS";

const clock = serverClock();
clock.stopAt(instantInIndia(DAY, 15 * 60));
afterAll(() => clock.removeFiles());
const shop = runningShop({ env: clock.env });

/** A column, and the columns that make it up. */
type Sum = { total: string; plus: string[]; minus?: string[] };
type AmountsFile = { queries: string[]; sums: Sum[] };

const settled: Sum = {
  total: "Total",
  plus: ["Not Charged", "Paid", "Due"],
  minus: ["Refund Due"],
};
const billed: Sum = { total: "Total", plus: ["Taxable", "CGST", "SGST", "IGST", "Round off"] };

/** Every export of the shop; null if it has no amounts that add up, such as a price list. */
const files: Record<string, AmountsFile | null> = {
  "/admin/orders/export.csv": {
    queries: [""],
    sums: [
      {
        total: "Total",
        plus: [
          ...["Subtotal", "Delivery Fee", "Packing", "Tax", "Tip", "Rounding", "UPI Adjustment"],
        ],
        minus: ["Discount"],
      },
      settled,
    ],
  },
  "/admin/payments.csv": {
    queries: ["list=open", "list=claims", "list=refunds", "list=bookings"],
    sums: [settled],
  },
  "/admin/day/export.csv": {
    queries: [`from=${DAY}&to=${DAY}`],
    sums: [
      { total: "Received", plus: ["Cash", "UPI", "Card", "Bank Transfer", "Online"] },
      {
        total: "Expected Cash",
        plus: ["Float", "Cash", "Handed In", "Cash In"],
        minus: ["Cash Taken by Riders", "Cash Out"],
      },
      { total: "Billed", plus: ["Taxable", "Tax", "Round Off"] },
    ],
  },
  "/admin/bills.csv": { queries: [`month=${MONTH}`], sums: [billed] },
  "/admin/bills/rates.csv": { queries: [`month=${MONTH}`], sums: [billed] },
  "/api/catering/export.csv": {
    queries: ["all=true&payments=true"],
    sums: [{ ...settled, total: "Total Amount" }],
  },
  // Refunds and payments are separate rows.
  "/admin/payments/online.csv": null,
  "/admin/products/export.csv": null,
  "/admin/products/options.csv": null,
  "/admin/products/option-sales.csv": null,
  "/admin/zones.csv": null,
  "/admin/coupons/:couponId/codes.csv": null,
  "/admin/customers/export.csv": null,
  "/admin/subscribers/export.csv": null,
  "/admin/prep.csv": null,
};

let admin: Person;
let customer: Person;
let owner: FormVisitor;
let rider: Awaited<ReturnType<typeof addStaff>>;
let dish: Dish;

async function rowsOf(path: string, query: string): Promise<CsvRow[]> {
  const reply = await owner.get(`${path}?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return csvRows(reply.text);
}

/** In paise. A missing column is an error; an empty cell counts as zero. */
function amount(row: CsvRow, title: string): number {
  if (!(title in row)) throw new Error(`No column ${title} in ${Object.keys(row).join(", ")}`);
  return Math.round(Number(row[title]) * 100);
}

const added = (rows: CsvRow[], title: string) =>
  rows.reduce((sum, row) => sum + amount(row, title), 0);

async function post(path: string, fields: FormFields): Promise<void> {
  const reply = await owner.postForm(path, fields);
  expect(reply.status, reply.visibleText).toBe(303);
}

const pay = (path: string, rupees: number, method = "upi") =>
  post(`${path}/payments`, { amount: String(rupees), method });
const refund = (path: string, rupees: number, method = "cash") =>
  post(`${path}/refunds`, { amount: String(rupees), method, reason: "Cold" });
const ofOrder = ({ id }: Pick<OrderOutput, "id">) => `/admin/orders/${id}`;

const order = (overrides: Record<string, unknown> = {}, quantity = 2) =>
  placeOrder(customer.api, [{ ...dish, quantity }], overrides);

let booked = 0;
function book(overrides: Record<string, unknown> = {}) {
  booked += 1;
  return bookEvent(customer.api, { eventDate: addDays(DAY, 20 + booked), ...overrides });
}

const markPaid = ({ id }: OrderOutput) =>
  admin.api.patch(`/api/orders/${id}/payment`, { paymentStatus: "paid" });

let reference = 400_000_000_000;
function claim({ orderNumber }: OrderOutput) {
  reference += 1;
  return shop
    .signedIn(customer)
    .then((own) =>
      own.postForm(`/my-orders/${orderNumber}/claim`, { reference: String(reference) }),
    );
}

/** Creates every kind of row that affects money, at current prices. */
async function addEveryKind(): Promise<void> {
  await order({}, 1);
  await order({ coupon: COUPON, tip: 20, deliveryType: "pickup" });

  const adjusted = await order({ paymentMethod: "upi" });
  // Orders had this when they were told apart by their amount.
  shop.database.change(
    "update orders set upi_adjustment_paise = 7, total_paise = total_paise + 7 where id = ?",
    adjusted.id,
  );
  await pay(ofOrder(adjusted), 50);

  const delivered = await order({ tip: 30 });
  await advanceOrder(admin.api, delivered, ["preparing", "out_for_delivery"]);
  const delivery = `/admin/deliveries/${delivered.id}/delivery`;
  const atTheDoor = (await rider.visitor.get("/admin/deliveries")).form(delivery);
  const received = { ...atTheDoor, received: String(delivered.total) };
  expect((await rider.visitor.postForm(delivery, received)).status).toBe(303);

  const partRefunded = await order();
  await markPaid(partRefunded);
  await refund(ofOrder(partRefunded), 33.33);

  const cancelled = await order({ coupon: COUPON });
  await advanceOrder(admin.api, cancelled, ["cancelled"]);
  const paidBack = await order();
  await markPaid(paidBack);
  await advanceOrder(admin.api, paidBack, ["cancelled"]);
  await refund(ofOrder(paidBack), paidBack.total);
  const partPaidBack = await order();
  await markPaid(partPaidBack);
  await advanceOrder(admin.api, partPaidBack, ["cancelled"]);
  await refund(ofOrder(partPaidBack), 100);

  const kept = await order();
  await markPaid(kept);
  await advanceOrder(admin.api, kept, ["cancelled"]);
  await post(`${ofOrder(kept)}/cancellation-fee`, { amount: "60.60", reason: "Too late" });
  await refund(ofOrder(kept), 100);

  const overpaid = await order({ paymentMethod: "upi" });
  await claim(overpaid);
  await pay(ofOrder(overpaid), 10, "cash");
  const claimId = shop.database.value(
    "select id from payments where order_id = ? and kind = 'claim'",
    overpaid.id,
  );
  await post(`${ofOrder(overpaid)}/claims/${claimId}/confirmation`, {});
  const waiting = await order({ paymentMethod: "upi" });
  await pay(ofOrder(waiting), 12.5, "card");
  await claim(waiting);

  const advance = await book();
  const partly = `/admin/events/${advance.id}`;
  await pay(partly, 5000, "bank");
  await post(`${partly}/status`, { status: "confirmed" });
  const { location } = eventOf();
  const address = { ...location.address, city: "Panaji", state: "Goa" };
  const paidEvent = await book({ location: { ...location, address } });
  const whole = `/admin/events/${paidEvent.id}`;
  await pay(whole, paidEvent.pricing.total);
  await refund(whole, 250.5);
  const dropped = await book();
  const gone = `/admin/events/${dropped.id}`;
  await pay(gone, dropped.pricing.total, "bank");
  await post(`${gone}/cancellation`, { reason: "The customer called" });
  await refund(gone, 1000, "bank");
  await post(`${gone}/cancellation-fee`, { amount: "2000", reason: "Too late" });
}

beforeAll(async () => {
  admin = await signInAdmin(shop.api);
  owner = await shop.signedIn(admin);
  await saveSettings(owner, "hours", openAllDay);
  await saveSettings(owner, "charges", {
    packingRupees: "7",
    packingPer: "plate",
    roundsToRupee: "on",
    takesTips: "on",
  });
  customer = await registerCustomer(shop.api);
  rider = await addStaff(shop, "rider");
  dish = addDish(shop.database, { pricePaise: 12_345, stock: 10_000 });
  const offer = { kind: "percent", value: 1250, combines: true, usesTotal: 1000 } as const;
  addCoupon(shop.database, { ...offer, name: COUPON, code: COUPON });
  await post(`/admin/day/${DAY}/opening`, { float: "1500" });
  await post(`/admin/day/${DAY}/entries`, { kind: "out", amount: "80.25", reason: "Ice" });
  await post(`/admin/day/${DAY}/entries`, { kind: "in", amount: "500", reason: "Change" });
  const rate = (basisPoints: number) => ({ basisPoints, code: "996331" });
  const regular = {
    ...({ mode: "regular", legalName: "Kulkarni Foods", gstin: "27AAPFU0939F1ZV" } as const),
    rates: { "": rate(500) },
    cateringRate: rate(1800),
  };
  for (const terms of [
    unregistered,
    { ...regular, isInclusive: true },
    { ...regular, isInclusive: false },
  ]) {
    shop.database.change("delete from tax_terms");
    addTaxTerms(shop.database, { ...terms, fromDay: "2020-01-01" });
    await addEveryKind();
  }
});

test("every file is known here", async () => {
  const paths = (await allRoutes()).map(({ path }) => path).filter((path) => /csv$/.test(path));

  expect(paths.sort()).toEqual(Object.keys(files).sort());
});

describe("in each row of a file, the columns add up to the total", () => {
  const cases = Object.entries(files).flatMap(([path, file]) =>
    (file?.queries ?? []).map(
      (query) => [`${path}?${query}`, path, query, file?.sums ?? []] as const,
    ),
  );

  test.each(cases)("%s", async (_, path, query, sums) => {
    const rows = (await rowsOf(path, query)).filter((row) => row.Kind !== "MISSING");

    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      for (const { total, plus, minus = [] } of sums) {
        const sum = (titles: string[]) =>
          titles.reduce((paise, title) => paise + amount(row, title), 0);
        expect(sum(plus) - sum(minus), JSON.stringify(row)).toBe(amount(row, total));
      }
    }
  });

  test("with every kind of amount in them", async () => {
    const orders = await rowsOf("/admin/orders/export.csv", "");
    const days = await rowsOf("/admin/day/export.csv", `from=${DAY}&to=${DAY}`);

    for (const title of files["/admin/orders/export.csv"]?.sums.flatMap(({ plus, minus = [] }) => [
      ...plus,
      ...minus,
    ]) ?? []) {
      expect(
        orders.some((row) => amount(row, title) !== 0),
        title,
      ).toBe(true);
    }
    for (const title of Object.keys(days[0] ?? {}).filter((name) =>
      /Cash (In|Out|Taken)|Credit|Bank|Tips|Taxable|Refunds/.test(name),
    )) {
      expect(added(days, title), title).not.toBe(0);
    }
  });
});

test("the last row of the file of tax rates adds up the rows above in every column", async () => {
  const rows = await rowsOf("/admin/bills/rates.csv", `month=${MONTH}`);
  const total = rows.at(-1) ?? {};

  expect(total.Rate).toBe("Total");
  for (const title of ["Taxable", "CGST", "SGST", "IGST", "Round off", "Total"]) {
    expect(amount(total, title), title).not.toBe(0);
    expect(added(rows.slice(0, -1), title), title).toBe(amount(total, title));
  }
});

test("the day page, the files of days, bills and tax rates, and the list of bills agree", async () => {
  const [day = {}] = await rowsOf("/admin/day/export.csv", `from=${DAY}&to=${DAY}`);
  const bills = await rowsOf("/admin/bills.csv", `month=${MONTH}`);
  const rates = await rowsOf("/admin/bills/rates.csv", `month=${MONTH}`);
  const orders = await rowsOf("/admin/orders/export.csv", "");
  const report = await admin.api.get<DayReportOutput>(`/api/reports/day?date=${DAY}`);
  const { tax, orders: placed, channels, methods, cashWithRiders } = report.body.data;
  const page = await owner.read(`/admin/day/${DAY}?figures`);
  const notes = bills.filter(({ Kind }) => Kind === "Credit Note");

  expect(notes.length).toBeGreaterThan(2);
  expect(Number(day.Bills)).toBe(bills.length - notes.length);
  expect(Number(day["Credit Notes"])).toBe(notes.length);
  expect([tax.bills, tax.creditNotes]).toEqual([bills.length - notes.length, notes.length]);
  expect(page).toContain(`Bills ${day.Bills} Credit notes ${day["Credit Notes"]} `);
  const taxOf = (row: CsvRow) => amount(row, "CGST") + amount(row, "SGST") + amount(row, "IGST");
  const total = rates.at(-1) ?? {};
  expect(bills.reduce((sum, row) => sum + taxOf(row), 0)).toBe(amount(day, "Tax"));
  expect(taxOf(total)).toBe(amount(day, "Tax"));
  for (const [title, ofDay] of [
    ["Taxable", "Taxable"],
    ["Round off", "Round Off"],
    ["Total", "Billed"],
  ] as const) {
    expect(added(bills, title), title).toBe(amount(day, ofDay));
    expect(amount(total, title), title).toBe(amount(day, ofDay));
  }
  const listed = [1, 2].map((number) => owner.get(`/admin/bills?month=${MONTH}&page=${number}`));
  const numbers = (await Promise.all(listed)).flatMap(
    ({ text }) => text.match(/CPC?\/\d+-\d+\/\d+(?=<)/g) ?? [],
  );
  expect(new Set(numbers)).toEqual(new Set(bills.map(({ Number: number }) => number)));

  const sold = orders.filter(({ Status }) => Status !== "Cancelled");
  expect([placed.count, Math.round(placed.total * 100)]).toEqual([
    sold.length,
    added(sold, "Total"),
  ]);
  expect(amount(day, "Order Value")).toBe(added(sold, "Total"));
  const ordered = channels.reduce((sum, channel) => sum + (channel.ordered ?? 0), 0);
  expect(Math.round(ordered * 100)).toBe(added(sold, "Total"));
  const net = methods.reduce((sum, method) => sum + method.net, 0);
  expect(amount(day, "Received")).toBe(Math.round(net * 100));
  const carried = cashWithRiders.reduce((sum, one) => sum + one.amount, 0);
  expect(amount(day, "Cash Taken by Riders")).toBe(Math.round(carried * 100));
});

test("where orders came from is shown with what they cost, not with the money of the day", async () => {
  const report = await admin.api.get<DayReportOutput>(`/api/reports/day?date=${DAY}`);
  const web = report.body.data.channels.find(({ channel }) => channel === "web");
  const page = await owner.read(`/admin/day/${DAY}?figures`);
  const rupees = (value: number) =>
    value.toLocaleString("en-IN", { minimumFractionDigits: value % 1 ? 2 : 0 });

  expect(web?.ordered).not.toBe(web?.net);
  expect(page).toMatch(
    new RegExp(
      `Where it came from Web ${web?.orders} orders, ₹${rupees(web?.net ?? 0)} received ₹${rupees(web?.ordered ?? 0)}`,
    ),
  );
});

test("a claim, and its rejection, are not money that somebody took", async () => {
  const counter = await addStaff(shop, "counter");
  const claimed = await order({ paymentMethod: "upi" });
  await claim(claimed);
  const claimId = shop.database.value(
    "select id from payments where order_id = ? and kind = 'claim'",
    claimed.id,
  );
  const rejection = `/admin/orders/${claimed.id}/claims/${claimId}/rejection`;
  expect((await counter.visitor.postForm(rejection, { reason: "It did not arrive" })).status).toBe(
    303,
  );

  const activity = await owner.read(`/admin/staff/${counter.user._id}/activity?date=${DAY}`);

  expect(activity).toContain("No payments.");
  shop.database.change(
    "update payments set by_user_id = ? where id = ?",
    counter.user._id,
    String(claimId),
  );
  expect(await owner.read(`/admin/staff/${counter.user._id}/activity?date=${DAY}`)).toBe(activity);
});
