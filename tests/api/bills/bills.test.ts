import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instantInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { advanceOrder, orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
afterAll(() => clock.removeFiles());
const shop = runningShop({ env: clock.env });

const TAX = "/admin/settings/tax";
const DELIVERED = ["preparing", "delivered"];
let admin: Person;
let owner: FormVisitor;
let customer: Person;

/** Staff sessions end after some hours. */
async function goTo(day: string, minutes: number): Promise<void> {
  clock.stopAt(instantInIndia(day, minutes));
  admin = await signInAdmin(shop.api);
  owner = await shop.signedIn(admin);
}

beforeAll(async () => {
  await goTo("2027-03-30", 18 * 60);
  customer = await registerCustomer(shop.api);
});

type StoredBill = {
  id: string;
  kind: string;
  billNumber: string;
  mode: string;
  day: string;
  taxPaise: number;
  roundOffPaise: number;
  totalPaise: number;
  reason: string;
};

function billsOf({ id }: Pick<OrderOutput, "id">): StoredBill[] {
  return shop.database.rows(
    `select id, kind, bill_number billNumber, mode, day, tax_paise taxPaise, round_off_paise roundOffPaise,
      total_paise totalPaise, reason from bills where ? in (order_id, event_id) order by id`,
    id,
  ) as StoredBill[];
}

function pickup(pricePaise: number, overrides: Record<string, unknown> = {}, quantity = 1) {
  const dish = addDish(shop.database, { pricePaise, stock: 500 });
  const dishes = [{ ...dish, quantity }];
  return placeOrder(customer.api, dishes, { deliveryType: "pickup", ...overrides });
}

const kindsAndTotals = (billed: Pick<OrderOutput, "id">) =>
  billsOf(billed).map(({ kind, totalPaise }) => [kind, totalPaise]);

async function post(path: string, fields: FormFields): Promise<void> {
  const reply = await owner.postForm(path, fields);
  expect(reply.status, reply.visibleText).toBe(303);
}

async function changeQuantity({ id }: OrderOutput, quantity: number): Promise<void> {
  const path = `/admin/orders/${id}/changes`;
  const form = await owner.formOn(path);
  const [line = ""] = Object.keys(form).filter((name) => name.startsWith("lines."));
  await post(path, { ...form, [line]: String(quantity), reason: "The customer called", save: "1" });
}

const refund = ({ id }: OrderOutput, amount: string) =>
  post(`/admin/orders/${id}/refunds`, { amount, method: "cash", reason: "The puris were soft" });

function reverseRefund({ id }: OrderOutput): Promise<void> {
  const refundId = "select id from payments where order_id = ? and kind = 'refund'";
  const path = `/admin/orders/${id}/payments/${shop.database.value(refundId, id)}/reversal`;
  return post(path, { reason: "It was another order" });
}

/** Every series of every year runs from 1 to its last number. */
function expectNoGaps(): void {
  const series = shop.database.rows(
    `select bills.series, bills.financial_year, count(*) count, min(number) first, max(number) last,
      max(bill_counters.last) given from bills join bill_counters
      on bill_counters.series = bills.series and bill_counters.financial_year = bills.financial_year
      group by 1, 2`,
  );
  expect(series.length).toBeGreaterThan(0);
  for (const { count, first, last, given } of series) {
    expect([first, last, given]).toEqual([1, count, count]);
  }
}

async function slipOf(path: string, visitor = owner): Promise<string> {
  const page = await visitor.get(path);
  expect(page.status, page.text).toBe(200);
  return visibleText(/<div class="slips">.*?<\/article><\/div>/s.exec(page.text)?.[0] ?? "");
}

const regular: FormFields = {
  mode: "regular",
  legalName: "Kulkarni Foods",
  gstin: "27AAPFU0939F1ZV",
  prices: "exclusive",
  "rates[0].percent": "5",
  "rates[0].code": "996331",
  "rates[3].section": "beverages",
  "rates[3].percent": "18",
  "rates[3].code": "2202",
  "catering.percent": "5",
  "catering.code": "996334",
};

async function saveTerms(fromDay: string, fields: FormFields): Promise<string> {
  const reply = await owner.postForm(TAX, { fromDay, ...fields });
  if (reply.status === 303) return "";
  expect(reply.status).toBe(400);
  return reply.visibleText;
}

describe("a bill", () => {
  test("is a receipt for a shop without tax terms, issued when the order is delivered", async () => {
    const order = await pickup(10_000);
    expect(billsOf(order)).toEqual([]);
    const path = `/admin/orders/${order.id}/bill`;
    expect(await slipOf(path)).toContain("Token slip, not a bill");

    await advanceOrder(admin.api, order, DELIVERED);

    const [bill, ...more] = billsOf(order);
    expect(more).toEqual([]);
    expect(bill).toMatchObject({
      billNumber: "CP/26-27/000001",
      mode: "unregistered",
      day: "2027-03-30",
      taxPaise: 0,
      totalPaise: 10_000,
    });
    const slip = await slipOf(path);
    expect(slip).toContain("Receipt");
    expect(slip).toContain("CP/26-27/000001");
    expect(slip).not.toMatch(/GSTIN|CGST|not a bill/);
  });

  test("is issued at full payment if that comes first, and only once", async () => {
    const order = await pickup(10_000, { paymentMethod: "upi" });
    const settle = (amount: string) =>
      owner.postForm(`/admin/orders/${order.id}/payments`, { amount, method: "upi" });
    expect((await settle("40")).status).toBe(303);
    expect(billsOf(order)).toEqual([]);

    expect((await settle("60")).status).toBe(303);
    expect(billsOf(order)).toHaveLength(1);
    await advanceOrder(admin.api, order, DELIVERED);

    expect(billsOf(order)).toHaveLength(1);
    expectNoGaps();
  });

  test("is not invented for an order that was delivered before there were bills", async () => {
    const order = await pickup(10_000, { paymentMethod: "upi" });
    shop.database.change("update orders set status = 'delivered' where id = ?", order.id);

    await owner.postForm(`/admin/orders/${order.id}/payments`, { amount: "100", method: "upi" });

    const paid = shop.database.value("select payment_status from orders where id = ?", order.id);
    expect(paid).toBe("paid");
    expect(billsOf(order)).toEqual([]);
    const slip = await slipOf(`/admin/orders/${order.id}/bill`);
    expect(slip).toContain(order.orderNumber);
    expect(slip).not.toContain("not a bill");
  });

  test("is credited when its order is cancelled, changed or refunded", async () => {
    const paid = async (quantity = 1) => {
      const order = await pickup(10_000, {}, quantity);
      await admin.api.patch(`/api/orders/${order.id}/payment`, { paymentStatus: "paid" });
      expect(billsOf(order).map(({ kind }) => kind)).toEqual(["bill"]);
      return order;
    };

    const cancelled = await paid();
    await advanceOrder(admin.api, cancelled, ["cancelled"]);
    // Until the money is refunded, the bill covers it.
    expect(billsOf(cancelled)).toHaveLength(1);
    await refund(cancelled, "100");
    expect(billsOf(cancelled)[1]).toMatchObject({
      kind: "credit_note",
      billNumber: "CPC/26-27/0001",
      totalPaise: 10_000,
      reason: "Cancelled",
    });
    expect(await slipOf(`/admin/orders/${cancelled.id}/bill`)).toContain("Credit Note");

    const changed = await paid(2);
    await changeQuantity(changed, 1);
    expect(kindsAndTotals(changed)).toEqual([
      ["bill", 20_000],
      ["credit_note", 20_000],
      ["bill", 10_000],
    ]);

    const refunded = await paid();
    await refund(refunded, "25.50");
    await advanceOrder(admin.api, refunded, DELIVERED);
    expect(kindsAndTotals(refunded)).toEqual([
      ["bill", 10_000],
      ["credit_note", 2550],
    ]);
    await reverseRefund(refunded);
    expect(kindsAndTotals(refunded)).toEqual([
      ["bill", 10_000],
      ["credit_note", 2550],
      ["credit_note", 7450],
      ["bill", 10_000],
    ]);

    const enlarged = await paid();
    await changeQuantity(enlarged, 2);
    await refund(enlarged, "100");
    await advanceOrder(admin.api, enlarged, DELIVERED);
    expect(kindsAndTotals(enlarged)).toEqual([
      ["bill", 10_000],
      ["credit_note", 10_000],
      ["bill", 20_000],
      ["credit_note", 10_000],
    ]);
    expectNoGaps();
  });

  test("is a bill of supply under the composition scheme, without tax", async () => {
    await goTo("2027-03-31", 12 * 60);
    const { legalName, gstin } = regular;
    const composition = { mode: "composition", legalName: String(legalName), gstin: String(gstin) };
    expect(await saveTerms("2027-03-29", composition)).toContain("There is a bill of Mar 30, 2027");
    expect(await saveTerms("2027-03-31", { ...composition, gstin: "27AAPFU0939F1ZX" })).toContain(
      "check the GSTIN",
    );
    expect(await saveTerms("2027-03-31", composition)).toBe("");

    const order = await pickup(10_000);
    await advanceOrder(admin.api, order, DELIVERED);

    expect(order.total).toBe(100);
    const slip = await slipOf(`/admin/orders/${order.id}/bill`);
    expect(slip).toContain("Bill of Supply");
    expect(slip).toContain("Composition taxable person, not eligible to collect tax on supplies");
    expect(slip).toContain("27AAPFU0939F1ZV");
    expect(slip).not.toMatch(/CGST|Place of supply/);
  });

  test("goes on in the new financial year, 20 at once on either side of midnight in Pune", async () => {
    const orders = [];
    for (let index = 0; index < 40; index += 1) {
      const order = await pickup(5000 + index);
      orders.push(await advanceOrder(admin.api, order, ["preparing"]));
    }
    const last = Number(shop.database.value("select max(number) from bills where series = 'CP'"));
    const deliver = (some: OrderOutput[]) =>
      Promise.all(some.map((order) => advanceOrder(admin.api, order, ["delivered"])));

    await goTo("2027-03-31", 23 * 60 + 59);
    await deliver(orders.slice(0, 20));
    await goTo("2027-04-01", 0);
    await deliver(orders.slice(20));

    const numbers = (some: OrderOutput[]) =>
      some.flatMap((order) => billsOf(order).map(({ billNumber }) => billNumber)).sort();
    const expected = (year: string, from: number) =>
      Array.from({ length: 20 }, (_, at) => `CP/${year}/${String(from + at).padStart(6, "0")}`);
    expect(numbers(orders.slice(0, 20))).toEqual(expected("26-27", last + 1));
    expect(numbers(orders.slice(20))).toEqual(expected("27-28", 1));
    expectNoGaps();
  });

  test("leaves no gap when deliveries are refused or sent twice at the same time", async () => {
    const orders = [];
    for (let index = 0; index < 8; index += 1) {
      orders.push(await advanceOrder(admin.api, await pickup(9000), ["preparing"]));
    }
    const path = ({ id }: OrderOutput) => `/api/orders/${id}/status`;

    const replies = await Promise.all(
      orders.flatMap((order) => [
        admin.api.patch(path(order), { status: "delivered" }),
        admin.api.patch(path(order), { status: "delivered" }),
        customer.api.patch(path(order), { status: "delivered" }),
      ]),
    );

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8);
    for (const order of orders) expect(billsOf(order)).toHaveLength(1);
    expectNoGaps();
  });

  test("of a sale that a device sends later has the date of the sale, also in another financial year", async () => {
    await goTo("2027-04-02", 9 * 60);
    const device = addShopDevice(shop.database, "Q");
    const dish = addDish(shop.database, { pricePaise: 8000 });
    const reply = await admin.api
      .withHeaders({ cookie: device.cookie })
      .post<OrderOutput>("/api/orders", {
        channel: "counter",
        items: [{ product: dish.id, quantity: 1 }],
        payments: [{ method: "cash", amount: 80 }],
        device: {
          clientOrderId: crypto.randomUUID(),
          tokenNumber: "Q1",
          takenAt: instantInIndia("2027-03-31", 23 * 60).toISOString(),
        },
      });

    expect(reply.status, reply.text).toBe(201);
    const [bill] = billsOf(reply.body.data);
    expect(bill).toMatchObject({ day: "2027-03-31" });
    expect(bill?.billNumber).toMatch(/^CP\/26-27\//);
  });
});

describe("a regular taxpayer", () => {
  beforeAll(async () => {
    await goTo("2027-04-03", 18 * 60);
    expect(await saveTerms("2027-04-03", regular)).toBe("");
  });

  test("stores terms that apply already no second time, and logs a change in words", async () => {
    const stored = () => [
      shop.database.value("select count(*) from tax_terms"),
      shop.database.value("select count(*) from audit_log"),
    ];
    const before = stored();

    expect(await saveTerms("2027-04-03", regular)).toBe("");
    expect(await saveTerms("2027-04-20", regular)).toBe("");

    expect(stored()).toEqual(before);
    const log = await owner.read("/admin/log");
    for (const words of ["Regular taxpayer", "Rate: All dishes", "5% (996331)", "18% (2202)"]) {
      expect(log).toContain(words);
    }
    expect(log).not.toMatch(/basis points/i);
  });

  test("adds tax to prices without it: in the quote, on the pages and on the tax invoice", async () => {
    const bhel = addDish(shop.database, { pricePaise: 9990, category: "chaat" });
    const lassi = addDish(shop.database, { pricePaise: 4550, category: "beverages" });
    const wanted = orderOf([bhel, { ...lassi, quantity: 2 }], { deliveryType: "pickup" });
    const { items, deliveryType, deliveryAddress } = wanted as Record<string, unknown>;
    const quote = await customer.api.post<{ total: number; charges: unknown[] }>("/api/quote", {
      ...{ items, deliveryType, deliveryAddress },
    });
    // 5% of 99.90 is 2 × 2.50, 18% of 91.00 is 2 × 8.19.
    expect(quote.body.data.charges).toContainEqual({ name: "Tax", amount: 21.38 });
    expect(quote.body.data.total).toBe(212.28);

    const placed = await customer.api.post<OrderOutput>("/api/orders", wanted);
    const order = placed.body.data;
    expect(order).toMatchObject({ total: 212.28 });
    expect(order.charges).toContainEqual({ name: "Tax", amount: 21.38 });
    await advanceOrder(admin.api, order, DELIVERED);

    expect(billsOf(order)[0]).toMatchObject({
      taxPaise: 2138,
      totalPaise: 21_228,
      mode: "regular",
    });
    const slip = await slipOf(`/admin/orders/${order.id}/bill`);
    for (const text of [
      "Tax Invoice",
      "Kulkarni Foods",
      "Maharashtra (27)",
      "HSN/SAC 996331",
      "HSN/SAC 2202",
      "₹99.90",
      "₹2.50",
      "₹91.00",
      "₹8.19",
    ]) {
      expect(slip).toContain(text);
    }
  });

  test("takes the tax out of prices that include it, at the dish's own rate, and rounds the bill off", async () => {
    await goTo("2027-04-04", 18 * 60);
    const inBengaluru = { ...regular, gstin: "29AAGCB7383J1Z4", prices: "inclusive" };
    expect(await saveTerms("2027-04-04", inBengaluru)).toBe("");
    await owner.postForm("/admin/settings/charges", {
      packingRupees: "10",
      packingPer: "order",
      roundsToRupee: "on",
    });
    const dish = addDish(shop.database, { pricePaise: 11_240, category: "chaat" });
    shop.database.change("update products set tax_basis_points = 1200 where id = ?", dish.id);

    const order = await placeOrder(customer.api, [dish], { deliveryType: "pickup" });
    await advanceOrder(admin.api, order, DELIVERED);

    expect(order.total).toBe(122);
    // 112.40 contain 2 × 6.02, the packing of 10.00 at the same rate 2 × 0.54.
    expect(billsOf(order)[0]).toMatchObject({
      taxPaise: 1312,
      roundOffPaise: -40,
      totalPaise: 12_200,
    });
    const slip = await slipOf(`/admin/orders/${order.id}/bill`);
    expect(slip).toContain("Round off −₹0.40");
    expect(slip).toContain("Karnataka (29)");
    await owner.postForm("/admin/settings/charges", { packingRupees: "0", packingPer: "order" });
  });

  test("gives the accountant the month by bill and by rate, without gaps", async () => {
    const bills = await owner.get("/admin/bills.csv?month=2027-04");
    expect(bills.headers.get("content-disposition")).toContain("bills-2027-04.csv");
    const lines = bills.text.trim().split("\r\n");
    expect(lines.length - 1).toBe(
      shop.database.value("select count(*) from bills where day like '2027-04-%'"),
    );
    expect(bills.text).not.toContain("MISSING");
    expect(bills.text).toContain("Tax Invoice,,");
    const rates = (await owner.get("/admin/bills/rates.csv?month=2027-04")).text.split("\r\n");
    expect(rates).toContain("18%,2202,91,8.19,8.19,0,107.38,0");
    expect(rates).toContain("12%,996331,109.28,6.56,6.56,0,122.4,0");
    const total = Number(
      shop.database.value(
        "select sum(iif(kind = 'bill', 1, -1) * total_paise) from bills where day like '2027-04-%'",
      ),
    );
    expect(
      rates
        .find((line) => line.startsWith("Total,"))
        ?.split(",")
        .at(-2),
    ).toBe(String(total / 100));

    const march = (await owner.get("/admin/bills.csv?month=2027-03")).text;
    expect(march).toMatch(
      /CPC\/26-27\/0001,Credit Note,CP\/26-27\/\d{6},CP-\d+-\d+,-100,0,0,0,-100/,
    );

    const number = String(
      shop.database.value("select bill_number from bills where mode = 'regular' limit 1"),
    );
    const list = await owner.get(`/admin/bills?q=${encodeURIComponent(number)}`);
    expect(list.visibleText).toContain(number);
    const { id } = shop.database.row("select id from bills where bill_number = ?", number);
    expect(await owner.read(`/admin/bills/${id}`)).toContain("Tax Invoice");
  });
});

/** In progress, for ₹10,200. */
function addEvent(id: string, state: string): void {
  shop.database.change(
    `insert into events (id, event_number, event_type, event_name, event_date, event_time, duration_hours, guest_count,
      status, customer_name, customer_email, location_type, street, city, state, dietary_requirements, contact_name,
      contact_phone, contact_email, subtotal_paise, service_charge_paise, setup_fee_paise, delivery_fee_paise,
      total_paise, advance_paise, created_at, updated_at)
      values (?, 'EV-' || ?, 'other', 'Fair', '2027-04-04', '18:00', 3, 50, 'in_progress', 'Asha', '', 'indoor', '',
      'Hubli', ?, '[]', '', '', '', 1000000, 20000, 0, 0, 1020000, 510000, 0, 0)`,
    ...[id, id, state],
  );
}

const completeEvent = (id: string) => post(`/admin/events/${id}/status`, { status: "completed" });

test("a booking gets its bill when it is completed", async () => {
  addEvent("fair", "Karnataka");

  await completeEvent("fair");

  // 10,200.00 contain 2 × 242.86.
  expect(billsOf({ id: "fair" })).toMatchObject([{ taxPaise: 48_572, totalPaise: 1_020_000 }]);

  const amount = { amount: "200", method: "bank" };
  await post("/admin/events/fair/payments", { ...amount, reference: "", paymentKey: "" });
  await post("/admin/events/fair/refunds", { ...amount, reason: "Fewer guests came" });
  const refundId = shop.database.value(
    "select id from payments where kind = 'refund' and event_id = 'fair'",
  );
  await post(`/admin/events/fair/payments/${refundId}/reversal`, { reason: "Entered twice" });
  expect(kindsAndTotals({ id: "fair" })).toEqual([
    ["bill", 1_020_000],
    ["credit_note", 20_000],
    ["credit_note", 1_000_000],
    ["bill", 1_020_000],
  ]);
});

describe("a booking in another state than the shop's", () => {
  const billing = (id: string) => `/admin/events/${id}/billing`;
  type Line = Record<"taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise", number>;
  const taxesOf = (id: string) =>
    shop.database
      .rows(
        "select kind, lines, place_of_supply place from bills where event_id = ? order by id",
        id,
      )
      .map(({ kind, lines, place }) => {
        const all = JSON.parse(String(lines)) as Line[];
        const sum = (name: keyof Line) => all.reduce((paise, line) => paise + (line[name] ?? 0), 0);
        return [kind, place, sum("cgstPaise"), sum("sgstPaise"), sum("igstPaise")];
      });

  test("is billed with IGST, and so is its credit note", async () => {
    addEvent("wedding", "महाराष्ट्र");
    await completeEvent("wedding");
    const amount = { amount: "100.01", method: "bank" };
    await post("/admin/events/wedding/payments", { ...amount, reference: "", paymentKey: "" });
    await post("/admin/events/wedding/refunds", { ...amount, reason: "Cold" });

    // 10,200.00 contain 485.71 and 100.01 contain 4.76, split over two lines.
    expect(taxesOf("wedding")).toEqual([
      ["bill", "27", 0, 0, 48_571],
      ["credit_note", "27", 0, 0, 476],
    ]);
    const slip = await slipOf(billing("wedding"));
    for (const text of ["Maharashtra (27)", "IGST", "₹485.71"]) expect(slip).toContain(text);
    expect(slip).not.toMatch(/CGST|SGST/);
    const csv = (await owner.get("/admin/bills.csv?month=2027-04")).text;
    expect(csv).toMatch(/EV-wedding,9714\.29,0,0,0,10200,,,485\.71,Maharashtra \(27\)/);
    const rates = (await owner.get("/admin/bills/rates.csv?month=2027-04")).text;
    expect(rates).toMatch(/^Total,.*,480\.95\r?$/m);
  });

  test("is billed for the state that staff choose when nobody can read the address", async () => {
    addEvent("fete", "Mahrashtra");
    const page = billing("fete");
    const form = await owner.formOn(page);
    expect(form.placeOfSupply).toBe("29");
    await post(page, { ...form, placeOfSupply: "27", billingContact: "Meera, 98220 12345" });
    expect(await owner.formOn(page)).toMatchObject({ placeOfSupply: "27" });
    expect((await owner.postForm(page, { ...form, placeOfSupply: "77" })).status).toBe(400);
    await completeEvent("fete");

    expect(taxesOf("fete")).toEqual([["bill", "27", 0, 0, 48_571]]);
    const billed = await owner.read(page);
    expect(billed).toContain("Meera, 98220 12345");
    const logged = "select group_concat(after) from audit_log where subject_id = 'fete'";
    expect(shop.database.value(logged)).not.toContain("Meera");
  });

  test("is not moved to another state by its customer", async () => {
    addEvent("own", "Karnataka");
    shop.database.change("update events set user_id = ? where id = 'own'", customer.user.id);
    const asha = await shop.logIn(customer);
    const page = "/my-events/EV-own/billing";
    const form = await asha.formOn(page);
    expect(form).not.toHaveProperty("placeOfSupply");
    expect((await asha.postForm(page, { ...form, placeOfSupply: "27" })).status).toBe(303);
    await completeEvent("own");

    expect(taxesOf("own")).toEqual([["bill", "", 24_286, 24_286, 0]]);
  });
});

test("after a restore, bills wait until their last numbers are entered", async () => {
  const before = Number(
    shop.database.value(
      "select max(number) from bills where series = 'CP' and financial_year = '27-28'",
    ),
  );
  shop.database.change("insert into settings (key, value) values ('restored', 'true')");
  const orders = [await pickup(10_000), await pickup(20_000)];
  for (const order of orders) await advanceOrder(admin.api, order, DELIVERED);
  expect(orders.flatMap(billsOf)).toEqual([]);
  const notice = "No bills are issued since the restore";
  expect(await owner.read("/admin/orders")).toContain(notice);

  const numbers = `${TAX}/numbers`;
  const refused = await owner.postForm(numbers, { bill: String(before - 1), creditNote: "0" });
  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain("The shop already knows CP/27-28/");
  const entered = await owner.postForm(numbers, { bill: String(before + 5), creditNote: "4" });
  expect(entered.status, entered.visibleText).toBe(303);

  expect(orders.flatMap(billsOf).map(({ billNumber }) => billNumber)).toEqual(
    [before + 6, before + 7].map((number) => `CP/27-28/${String(number).padStart(6, "0")}`),
  );
  const list = await owner.get("/admin/bills");
  expect(list.visibleText).not.toContain(notice);
  expect(list.visibleText).toContain("Numbers are missing");
  const csv = (await owner.get("/admin/bills.csv?month=2027-04")).text;
  // Five bills and one credit note.
  expect(csv.match(/MISSING/g)).toHaveLength(6);
});

test("credit notes of ₹0 from an earlier version are listed, and only those", async () => {
  const order = await pickup(10_000);
  await advanceOrder(admin.api, order, DELIVERED);
  await refund(order, "100");
  const note = billsOf(order)[1];
  expect(note).toMatchObject({ kind: "credit_note" });
  const listed = async () =>
    /Credit notes of ₹0.*?<\/ul>/s.exec((await owner.get("/admin/bills")).text)?.[0] ?? "";
  expect(await listed()).toBe("");

  shop.database.change("update bills set total_paise = 0 where id = ?", String(note?.id));

  expect(await listed()).toContain(note?.billNumber);
  expect((await listed()).match(/<li>/g)).toHaveLength(1);

  const seen = `/admin/bills/${note?.id}/seen`;
  expect((await owner.postForm(seen)).location).toBe("/admin/bills");
  expect(await listed()).toBe("");
  expect((await owner.get(`/admin/bills/${note?.id}`)).status).toBe(200);
  const logged = "select count(*) from audit_log where action = 'bill.read' and subject_id = ?";
  expect(shop.database.value(logged, String(note?.id))).toBe(1);
});
