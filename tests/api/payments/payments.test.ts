import { beforeAll, describe, expect, test } from "vitest";
import { dayInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { staffLog } from "#db/staff-log.ts";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent, setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { newReference } from "#tests/support/records/references.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const { visitor: owner } = shop.owner;
const admin = shop.owner;
let customer: Person;
beforeAll(async () => {
  customer = await registerCustomer(shop.api);
});

/** An order of ₹200. */
const order = (overrides: Record<string, unknown> = {}) =>
  placeOrder(customer.api, [{ ...addDish(shop.database, { pricePaise: 10_000 }), quantity: 2 }], {
    deliveryType: "pickup",
    ...overrides,
  });

type Target = { id: string };
const pay = ({ id }: Target, body: unknown, key?: string) =>
  admin.api.send<OrderOutput>("POST", `/api/orders/${id}/payments`, {
    body,
    headers: key ? { "idempotency-key": key } : {},
  });
const refund = ({ id }: Target, body: unknown) =>
  admin.api.send<OrderOutput>("POST", `/api/orders/${id}/refunds`, { body });
const read = async ({ id }: Target) =>
  (await customer.api.get<OrderOutput>(`/api/orders/${id}`)).body.data;
const money = async (target: Target) => {
  const { paymentStatus, amountPaid, amountDue } = await read(target);
  return { paymentStatus, amountPaid, amountDue };
};

function addClaim({ id }: Target, amountPaise: number, reference: string) {
  const claim = crypto.randomUUID();
  shop.database.change(
    `insert into payments (id, order_id, kind, method, amount_paise, reference, day, created_at)
     values (?, ?, 'claim', 'upi', ?, ?, '2026-11-22', ?)`,
    ...[claim, id, amountPaise, reference, Date.now()],
  );
  shop.database.change("insert into payment_references values (?, ?)", reference, claim);
  shop.database.change("update orders set claimed_paise = ? where id = ?", amountPaise, id);
  return claim;
}

const rowsOf = ({ id }: Target) =>
  shop.database.rows(
    "select kind, method, amount_paise amount, is_carried carried from payments where order_id = ? order by id",
    id,
  );

test("the second of two people who take the same payment hears that theirs was not recorded", async () => {
  const [placed, event] = [await order(), await bookEvent(customer.api)];
  const cases = [
    { page: `/admin/orders/${placed.id}`, amount: "200", first: await addStaff(shop, "counter") },
    {
      page: `/admin/events/${event.id}`,
      amount: String(event.pricing.total),
      first: await addStaff(shop, "manager"),
    },
  ];
  for (const { page, amount, first } of cases) {
    const path = `${page}/payments`;
    const [form, late] = [await first.visitor.formOn(path), await owner.formOn(path)];
    const paid = { amount, method: "cash" };
    expect((await first.visitor.postForm(path, { ...form, ...paid })).status).toBe(303);

    const refused = await owner.postForm(path, { ...late, ...paid });

    expect(refused.status).toBe(409);
    expect(refused.visibleText).toMatch(
      /Staff \w+ recorded ₹[\d,]+ in cash at \d+:\d\d [AP]M\. Your payment was not recorded\./,
    );
  }
});

describe("the API", () => {
  test("takes a split payment once per key, and refunds it, in what everybody reads", async () => {
    const placed = await order();
    expect(await money(placed)).toEqual({
      paymentStatus: "pending",
      amountPaid: 0,
      amountDue: 200,
    });
    const reference = newReference();
    const half = { amount: 80.5, method: "upi", reference };
    const key = crypto.randomUUID();
    for (const _ of ["first", "again"]) {
      const reply = await pay(placed, half, key);
      expect(reply.status, reply.text).toBe(201);
      expect(reply.body.data).toMatchObject({ amountPaid: 80.5, amountDue: 119.5 });
    }
    expect((await pay(placed, { ...half, amount: 1 }, key)).status).toBe(409);
    expect((await pay(await order(), half, key)).status, "another order").toBe(409);
    expect((await money(placed)).paymentStatus).toBe("partly_paid");
    expect((await pay(placed, { amount: 119.5, method: "cash" })).status).toBe(201);
    expect((await pay(placed, { amount: 1, method: "cash" })).status).toBe(409);
    await advanceOrder(admin.api, placed, ["cancelled"]);
    expect((await money(placed)).paymentStatus).toBe("refund_due");

    const why = { method: "cash", reason: "Cancelled" };
    expect((await refund(placed, { ...why, amount: 150 })).status).toBe(201);
    const tooMuch = await refund(placed, { ...why, amount: 50.01 });
    expect([tooMuch.status, tooMuch.text]).toEqual([400, expect.stringContaining("At most ₹50")]);
    expect((await refund(placed, { ...why, amount: 50 })).status).toBe(201);
    expect(await money(placed)).toEqual({ paymentStatus: "refunded", amountPaid: 0, amountDue: 0 });
    expect((await read(placed)).payments).toEqual(
      [
        { kind: "payment", amount: 80.5, method: "upi", reference },
        { kind: "payment", amount: 119.5, method: "cash", reference: null },
        { kind: "refund", amount: 150, method: "cash", reference: null },
        { kind: "refund", amount: 50, method: "cash", reference: null },
      ].map((row) => ({
        ...row,
        state: "confirmed",
        id: expect.any(String),
        at: expect.any(String),
      })),
    );
    const listed = await customer.api.get<{ items: OrderOutput[] }>("/api/orders/user");
    expect(listed.body.data.items.find(({ id }) => id === placed.id)).toMatchObject({
      amountPaid: 0,
      amountDue: 0,
    });
  });

  test("a UPI reference is used once in the whole shop", async () => {
    const [first, second] = [await order(), await order()];
    const reference = newReference();
    const paid = { amount: 50, method: "upi", reference };
    expect((await pay(first, paid)).status).toBe(201);
    for (const target of [first, second]) {
      const again = await pay(target, paid);
      expect(again.status).toBe(409);
      expect(again.text).toContain(
        `Reference ${reference} is already used for ${first.orderNumber}.`,
      );
    }
    expect(await money(second)).toMatchObject({ amountPaid: 0 });

    const payment = (await read(first)).payments[0]?.id;
    const back = `/admin/orders/${first.id}/payments/${payment}/reversal`;
    expect((await owner.postForm(back, { reason: "Wrong order" })).status).toBe(303);
    expect((await pay(second, paid)).status, "free again").toBe(201);
    expect((await read(first)).payments[0]).toMatchObject({ state: "reversed" });
  });

  test.each([
    { amount: 0, method: "cash" },
    { amount: -5, method: "cash" },
    { amount: 1.005, method: "cash" },
    { amount: "50", method: "cash" },
    { amount: 200.01, method: "cash" },
    { amount: 50, method: "cheque" },
    { amount: 50, method: "upi", reference: "12345" },
    { amount: 50, method: "cash", reference: "123456789012" },
  ])("refuses %j", async (body) => {
    const placed = await order();
    expect((await pay(placed, body)).status).toBe(400);
    expect(rowsOf(placed)).toEqual([]);
  });

  test("marking paid confirms a claim of what is due; delivering collects only what no claim is about", async () => {
    const [marked, delivered, other] = [
      await order({ paymentMethod: "upi" }),
      await order({ paymentMethod: "cash" }),
      await order({ paymentMethod: "cash" }),
    ];
    const reference = newReference();
    addClaim(marked, 20_000, reference);
    expect((await read(marked)).payments).toEqual([
      expect.objectContaining({ kind: "claim", state: "claimed", reference }),
    ]);
    addClaim(delivered, 20_000, newReference());
    addClaim(other, 19_000, newReference());
    await admin.api.patch(`/api/orders/${marked.id}/payment`, { paymentStatus: "paid" });
    await advanceOrder(admin.api, delivered, ["preparing", "delivered"]);
    await advanceOrder(admin.api, other, ["preparing", "delivered"]);

    expect((await read(marked)).payments).toEqual([
      expect.objectContaining({ kind: "payment", state: "confirmed", reference, amount: 200 }),
    ]);
    expect((await read(delivered)).payments).toEqual([
      expect.objectContaining({ kind: "claim", state: "claimed", amount: 200 }),
    ]);
    const { payments } = await read(other);
    expect(payments.map(({ kind, state, amount }) => [kind, state, amount]).sort()).toEqual([
      ["claim", "claimed", 190],
      ["payment", "confirmed", 10],
    ]);
    expect(
      shop.database.rows(
        "select claimed_paise claimed from orders where id in (?, ?, ?) order by seq",
        ...[marked.id, delivered.id, other.id],
      ),
    ).toEqual([{ claimed: 0 }, { claimed: 20_000 }, { claimed: 19_000 }]);
  });
});

describe("reversing", () => {
  const back = (target: Target, payment: unknown, fields: FormFields = { reason: "Mistake" }) =>
    owner.postForm(`/admin/orders/${target.id}/payments/${payment}/reversal`, fields);
  const lastRow = ({ id }: Target) =>
    shop.database.value("select id from payments where order_id = ? order by id desc limit 1", id);

  test("happens once, needs a reason, and waits until its refund is reversed", async () => {
    const placed = await order();
    await pay(placed, { amount: 200, method: "card" });
    const payment = lastRow(placed);
    await refund(placed, { amount: 30, method: "cash", reason: "A dish was missing" });
    const given = lastRow(placed);
    expect(await money(placed)).toEqual({ paymentStatus: "paid", amountPaid: 170, amountDue: 0 });
    expect((await back(placed, payment, { reason: " " })).status).toBe(400);
    const refused = await back(placed, payment);
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("₹30 of this payment was refunded.");
    expect((await back(placed, given)).status).toBe(303);
    expect((await back(placed, payment)).status).toBe(303);
    expect((await back(placed, payment)).status).toBe(409);
    expect(await money(placed)).toEqual({
      paymentStatus: "pending",
      amountPaid: 0,
      amountDue: 200,
    });
    const shown = await owner.read(`/admin/orders/${placed.id}`);
    expect(shown).toMatch(/Payment \(Card\).*Reversed.*Mistake/s);
    expect(
      shop.database.rows(
        `select action, json_extract(after, '$.reason') reason from ${staffLog} where subject_id = ? order by id desc limit 2`,
        placed.id,
      ),
    ).toEqual([
      { action: "order.payment_reversed", reason: "Mistake" },
      { action: "order.refund_reversed", reason: "Mistake" },
    ]);
  });

  test("cash from the door is not owed any more; what was handed in leaves the drawer", async () => {
    const rider = await addStaff(shop, "rider");
    const deliver = async () => {
      const placed = await order({ deliveryType: "delivery" });
      await advanceOrder(admin.api, placed, ["preparing", "out_for_delivery"]);
      const due = String(placed.total * 100);
      const form = { method: "cash", duePaise: due, received: String(placed.total) };
      await rider.visitor.postForm(`/admin/deliveries/${placed.id}/delivery`, form);
      expect(rowsOf(placed)).toEqual([expect.objectContaining({ carried: 1 })]);
      return placed;
    };
    const owes = async () => {
      const form = (await owner.get("/admin/deliveries")).text;
      return (
        form.includes(`<strong>${rider.user.name}`) || form.includes(`from ${rider.user.name}`)
      );
    };
    const carried = await deliver();
    await back(carried, lastRow(carried));
    expect(rowsOf(carried).at(-1)).toMatchObject({ kind: "reversal", carried: 1 });
    expect(await owes()).toBe(false);

    const handedIn = await deliver();
    expect(await owes()).toBe(true);
    const path = "/admin/deliveries/handovers";
    await owner.postForm(path, (await owner.get("/admin/deliveries")).form(path));
    await back(handedIn, lastRow(handedIn));
    expect(rowsOf(handedIn).at(-1)).toMatchObject({ kind: "reversal", carried: 0 });
    expect(await owes()).toBe(false);
  });
});

test("confirmed bookings with a balance are a list for those who run catering, by their day, and a CSV", async () => {
  const [later, sooner] = [
    await bookEvent(customer.api, { eventDate: dayFromToday(40) }),
    await bookEvent(customer.api, { eventDate: dayFromToday(39) }),
  ];
  const unconfirmed = await bookEvent(customer.api, { eventDate: dayFromToday(41) });
  for (const event of [later, sooner]) await setEventStatus(admin.api, event, "confirmed");

  const page = await owner.read("/admin/payments?list=bookings");
  expect(page).toMatch(new RegExp(`${sooner.eventNumber}.*${later.eventNumber}`, "s"));
  expect(page).not.toContain(unconfirmed.eventNumber);
  const rows = readCsv((await owner.get("/admin/payments.csv?list=bookings")).text);
  const numbers = rows.map(([number]) => number);
  expect(numbers.indexOf(sooner.eventNumber)).toBeLessThan(numbers.indexOf(later.eventNumber));

  const payments = `/admin/events/${sooner.id}/payments`;
  await owner.fillIn(payments, { method: "cash", amount: String(sooner.pricing.total) });
  expect(await owner.read("/admin/payments?list=bookings")).not.toContain(sooner.eventNumber);

  const counter = await addStaff(shop, "counter");
  const seen = await counter.visitor.read("/admin/payments?list=bookings");
  expect(seen).not.toContain(later.eventNumber);
  expect(seen).not.toContain("Bookings ₹");
});

describe("the lists of payments", () => {
  const list = async (name: string, who = owner) => {
    return who.read(name === "open" ? "/admin/payments" : `/admin/payments?list=${name}`);
  };
  const csv = async (name: string) =>
    readCsv((await owner.get(`/admin/payments.csv?list=${name}`)).text);

  test("show what is open, claimed and to be refunded, each until it is settled", async () => {
    const placed = await order();
    expect(await list("open")).toContain(placed.orderNumber);
    const reference = newReference();
    addClaim(placed, 20_000, reference);
    expect(await list("claims")).toMatch(
      new RegExp(`${placed.orderNumber}.*${reference}.*₹200\\.00`, "s"),
    );
    // First the sums, then the finder, then the rows.
    const claims = await owner.get("/admin/payments?list=claims");
    expect(claims.visibleText).toMatch(
      new RegExp(
        `Open ₹.* To confirm ₹.* Refunds due ₹.* Bookings ₹.* Find payments .*${placed.orderNumber}`,
      ),
    );
    expect((await csv("claims")).flat()).toContain(reference.replace(/(\d{4})(?=\d)/g, "$1 "));
    await admin.api.patch(`/api/orders/${placed.id}/payment`, { paymentStatus: "paid" });
    expect(await list("open")).not.toContain(placed.orderNumber);
    expect(await list("claims")).not.toContain(placed.orderNumber);

    await advanceOrder(admin.api, placed, ["cancelled"]);
    expect(await list("refunds")).toContain(placed.orderNumber);
    expect((await csv("refunds")).at(-1)).toEqual(
      expect.arrayContaining([placed.orderNumber, "cancelled", "200.00"]),
    );
    const counter = await addStaff(shop, "counter");
    expect(await list("refunds", counter.visitor)).toContain(placed.orderNumber);
    expect((await counter.visitor.get("/admin/payments?list=refunds")).text).not.toContain(
      `/admin/orders/${placed.id}/refunds`,
    );
    const own = await shop.signedIn(customer);
    const shown = async () => await own.read(`/my-orders?order=${placed.orderNumber}`);
    expect(await shown()).toContain("Refund due ₹200");
    await refund(placed, { amount: 200, method: "upi", reason: "Cancelled" });
    expect(await list("refunds")).not.toContain(placed.orderNumber);
    expect(await shown()).toMatch(/Refunded ₹200.*Payment \(UPI\).*Refund \(UPI\)/s);
  });
});

describe("a part of what was paid for a cancelled one", () => {
  /** Uses the forms, without scripts. */
  async function keepAndRefund(path: string, kept: string, back: string): Promise<string> {
    const list = await owner.get("/admin/payments?list=refunds");
    expect(list.text).toContain(`href="${path}/cancellation-fee"`);
    const form = await owner.formOn(`${path}/cancellation-fee`);
    expect(form.amount, "all that is left").not.toBe("0");
    const send = (fields: FormFields) => owner.postForm(`${path}/cancellation-fee`, fields);
    const unexplained = await send({ ...form, amount: kept, reason: "" });
    expect([unexplained.status, unexplained.visibleText]).toEqual([
      400,
      expect.stringContaining("Say why: the customer reads it"),
    ]);
    const tooMuch = await send({ ...form, amount: "90000", reason: "No" });
    expect([tooMuch.status, tooMuch.visibleText]).toEqual([
      400,
      expect.stringContaining("can be kept"),
    ]);
    const saved = await send({ ...form, amount: kept, reason: "Cancelled too late" });
    expect(saved.status, saved.visibleText).toBe(303);
    const refunds = await owner.get(`${path}/refunds`);
    expect(refunds.form(`${path}/refunds`).amount).toBe(back);
    const fields = { ...refunds.form(`${path}/refunds`), method: "cash", reason: "Cancelled" };
    expect((await owner.postForm(`${path}/refunds`, fields)).status).toBe(303);
    expect((await owner.get("/admin/payments?list=refunds")).text).not.toContain(`href="${path}"`);
    return (await owner.follow(saved)).visibleText;
  }

  test("is kept of an order, with a reason that its customer reads", async () => {
    const placed = await order();
    await admin.api.patch(`/api/orders/${placed.id}/payment`, { paymentStatus: "paid" });
    await advanceOrder(admin.api, placed, ["cancelled"]);

    const page = await keepAndRefund(`/admin/orders/${placed.id}`, "50", "150");

    expect(page).toMatch(/Cancellation fee ₹50.* ₹50 kept/s);
    const own = await shop.signedIn(customer);
    const shown = await own.read(`/my-orders?order=${placed.orderNumber}`);
    expect(shown).toContain("Refunded ₹150 · ₹50 kept: Cancelled too late");
    const bill = await own.read(`/my-orders/${placed.orderNumber}/bill`);
    expect(bill).toContain("Cancellation fee ₹50 kept: Cancelled too late");
    const hindi = await own.get(`/my-orders?order=${placed.orderNumber}`, {
      "accept-language": "hi",
    });
    expect(hindi.visibleText).toContain("बहुत देर से रद्द किया गया");
    const log = shop.database.row(
      `select action, after from ${staffLog} log
      where subject_id = ? and action = 'order.part_kept'`,
      placed.id,
    );
    expect(JSON.parse(String(log.after))).toEqual({
      keptPaise: 5000,
      reason: "Cancelled too late",
    });
  });

  test("is kept of a booking, and its credit note credits only the rest", async () => {
    const event = await bookEvent(customer.api);
    const { total } = event.pricing;
    const path = `/admin/events/${event.id}`;
    await owner.postForm(`${path}/payments`, { amount: String(total), method: "bank" });
    await owner.postForm(`${path}/cancellation`, { reason: "The customer called" });

    await keepAndRefund(path, "1000.50", String(total - 1000.5));

    const bills = shop.database.rows(
      "select kind, total_paise paise from bills where event_id = ? order by id",
      event.id,
    );
    expect(bills).toEqual([
      { kind: "bill", paise: total * 100 },
      { kind: "credit_note", paise: total * 100 - 100_050 },
    ]);
    const number = shop.database.value("select event_number from events where id = ?", event.id);
    const own = await shop.signedIn(customer);
    expect(await own.read(`/my-events?event=${number}`)).toContain("₹1,000.50 kept");
    expect(
      shop.database.value(
        "select count(*) from audit_log where action = 'event.part_kept' and subject_id = ?",
        event.id,
      ),
    ).toBe(1);
  });
});

describe("the list of orders", () => {
  const dayOf = (placed: OrderOutput | { createdAt: string }) =>
    dayInIndia(new Date(placed.createdAt));
  const found = async (query: Record<string, string>) => {
    const url = `/admin/orders?${new URLSearchParams(query)}`;
    const csv = readCsv(
      (await owner.get(url.replace("orders?", "orders/export.csv?"))).text.slice(1),
    );
    const listed = (await owner.get(url)).text;
    return (placed: { orderNumber: string }) => {
      const isExported = csv.some(([number]) => number === placed.orderNumber);
      const card = `aria-label="${placed.orderNumber}"`;
      expect(listed.includes(card), `${placed.orderNumber} ${url}`).toBe(isExported);
      return isExported;
    };
  };

  test("is filtered by payment, days, status and search, and so is its file", async () => {
    const upi = await order({ paymentMethod: "upi" });
    const part = await order();
    await pay(part, { amount: 50, method: "cash" });
    const paid = await order();
    await admin.api.patch(`/api/orders/${paid.id}/payment`, { paymentStatus: "paid" });
    const [due, back, dropped] = [await order(), await order(), await order()];
    for (const placed of [due, back]) {
      await admin.api.patch(`/api/orders/${placed.id}/payment`, { paymentStatus: "paid" });
    }
    await advanceOrder(admin.api, dropped, ["cancelled"]);
    await advanceOrder(admin.api, due, ["cancelled"]);
    await advanceOrder(admin.api, back, ["cancelled"]);
    await refund(back, { amount: 200, method: "cash", reason: "Cancelled" });
    const old = await order();
    shop.database.change(
      "update orders set created_at = ? where id = ?",
      Date.parse("2026-01-31T18:29:59Z"),
      old.id,
    );

    const every = { upi, part, paid, due, back, dropped, old };
    const namesFor = async (query: Record<string, string>) => {
      const isFound = await found(query);
      return Object.entries(every).flatMap(([name, placed]) => (isFound(placed) ? [name] : []));
    };
    const today = dayOf(upi);
    expect(await namesFor({ payment: "unpaid" })).toEqual(["upi", "part", "old"]);
    expect(await namesFor({ payment: "unpaid_upi" })).toEqual(["upi"]);
    expect(await namesFor({ payment: "partly_paid" })).toEqual(["part"]);
    expect(await namesFor({ payment: "paid" })).toEqual(["paid"]);
    expect(await namesFor({ payment: "refund_due" })).toEqual(["due"]);
    expect(await namesFor({ payment: "refunded" })).toEqual(["back"]);
    expect(await namesFor({ from: "2026-01-31", to: "2026-01-31" })).toEqual(["old"]);
    expect(await namesFor({ to: "2026-01-30", status: "all" })).toEqual([]);
    expect(await namesFor({ from: "2026-02-01", status: "cancelled" })).toEqual([
      "due",
      "back",
      "dropped",
    ]);
    const search = { search: paid.orderNumber, from: today, to: today };
    expect(await namesFor({ ...search, payment: "paid" })).toEqual(["paid"]);
    expect(await namesFor({ ...search, payment: "unpaid" })).toEqual([]);
  });
});

describe("catering", () => {
  test("advance, balance, refund and reversal are in one ledger", async () => {
    const event = await bookEvent(customer.api);
    const path = `/admin/events/${event.id}`;
    const total = event.pricing.total;
    const kinds = () =>
      shop.database
        .rows(
          "select kind, amount_paise amount from payments where event_id = ? order by id",
          event.id,
        )
        .map(({ kind, amount }) => `${kind} ${Number(amount) / 100}`);
    const first = await owner.formOn(`${path}/payments`);
    expect(first.amount, "the advance").toBe(String(total / 2));
    await owner.postForm(`${path}/payments`, { ...first, amount: "1500", method: "upi" });
    expect(kinds()).toEqual(["payment 1500"]);
    const refund = await owner.formOn(`${path}/refunds`);
    expect(refund.amount, "no refund while something is to be paid").toBe("");

    const form = await owner.formOn(`${path}/payments`);
    expect(form.amount, "the rest of the advance").toBe(String(total / 2 - 1500));
    const rest = { ...form, amount: String(total - 1500), method: "bank" };
    await owner.postForm(`${path}/payments`, rest);
    await owner.postForm(`${path}/payments`, rest);
    const details = await owner.read(`/admin/events?event=${event.id}`);
    expect(details).toMatch(/Payments Paid .*Payment \(Bank transfer\)/s);

    const { text } = await owner.get("/api/catering/export.csv?all=true&payments=true");
    const [titles, ...lines] = readCsv(text.slice(1));
    expect(titles?.slice(-5)).toEqual(["Not Charged", "Paid", "Due", "Refund Due", "Kept"]);
    expect(lines.map((line) => line.slice(-4, -1))).toContainEqual([
      total.toFixed(2),
      "0.00",
      "0.00",
    ]);
    await owner.postForm(`${path}/cancellation`, { reason: "The customer called" });
    const number = String(
      shop.database.value("select event_number from events where id = ?", event.id),
    );
    const due = await owner.read("/admin/payments?list=refunds");
    expect(due).toContain(number);
    const given = await owner.formOn(`${path}/refunds`);
    expect(given.amount).toBe(String(total));
    await owner.postForm(`${path}/refunds`, { ...given, method: "bank", reason: "Cancelled" });
    expect(kinds().slice(1)).toEqual([`payment ${total - 1500}`, `refund ${total}`]);
    const own = await shop.signedIn(customer);
    expect(await own.read(`/my-events?event=${number}`)).toContain("Refunded ₹");
  });

  test("an advance that is corrected makes no bill of a booking that is half paid", async () => {
    const event = await bookEvent(customer.api);
    const path = `/admin/events/${event.id}/payments`;
    const count = (table: string) =>
      shop.database.value(`select count(*) from ${table} where event_id = ?`, event.id);
    const record = async (method: string) => {
      await owner.fillIn(path, { method });
    };
    await record("upi");
    const advance = shop.database.value("select id from payments where event_id = ?", event.id);

    await owner.postForm(`${path}/${advance}/reversal`, { reason: "It was cash" });
    await record("cash");

    expect(count("payments"), "advance, reversal, advance").toBe(3);
    expect(count("bills")).toBe(0);
    await record("cash");
    expect(count("bills")).toBe(1);
  });

  test("an advance by another method is corrected in one step, which makes no bill either", async () => {
    const event = await bookEvent(customer.api);
    const path = `/admin/events/${event.id}/payments`;
    await owner.fillIn(path, { method: "upi" });
    const rows = (columns: string) =>
      shop.database
        .rows(`select ${columns} from payments where event_id = ? order by id`, event.id)
        .map((row) => Object.values(row).join(" "));
    const reversal = `${path}/${rows("id")[0]}/reversal`;

    const form = await owner.formOn(reversal);
    const fields = { ...form, reason: "Wrong method", paidBy: "bank" };
    expect((await owner.postForm(reversal, fields)).status).toBe(303);
    await owner.postForm(reversal, fields);

    expect(rows("kind, method")).toEqual(["payment upi", "reversal upi", "payment bank"]);
    const paid = "select paid_paise from events where id = ?";
    expect(shop.database.value(paid, event.id)).toBe(event.pricing.advancePayment * 100);
    expect(shop.database.value("select count(*) from bills where event_id = ?", event.id)).toBe(0);
  });
});

test("a payment of an order by another method is corrected in one step, and its bill stays", async () => {
  const order = await placeOrder(customer.api, [addDish(shop.database)]);
  await owner.postForm(`/admin/orders/${order.id}/payment`);
  const rows = (sql: string) => shop.database.rows(sql, order.id);
  const [payment] = rows("select id from payments where order_id = ?");
  const bills = rows("select * from bills where order_id = ?");
  expect(bills).toHaveLength(1);

  const reversal = `/admin/orders/${order.id}/payments/${payment?.id}/reversal`;
  await owner.postForm(reversal, { reason: "Wrong method", paidBy: "card" });

  expect(rows("select kind, method from payments where order_id = ? order by id")).toEqual([
    { kind: "payment", method: "cash" },
    { kind: "reversal", method: "cash" },
    { kind: "payment", method: "card" },
  ]);
  expect(rows("select payment_status from orders where id = ?")).toEqual([
    { payment_status: "paid" },
  ]);
  expect(rows("select * from bills where order_id = ?")).toEqual(bills);
});
