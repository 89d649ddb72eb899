import { beforeAll, describe, expect, test } from "vitest";
import { addDays, instantInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { closeAnyway, closeAnywayKey } from "#tests/support/records/day-closing.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { verifyEmail } from "#tests/support/records/people.ts";
import { saveSettings } from "#tests/support/records/settings.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import type { StaffMember } from "#tests/support/records/staff.ts";
import { shopDays } from "#tests/support/shop/shop-days.ts";

const days = shopDays("2040-03-20", "20:00");
const { shop, at, report } = days;
let { owner, manager, counter, rider, customer, dish } = days.people;
beforeAll(() => {
  ({ owner, manager, counter, rider, customer, dish } = days.people);
});

const page = (day = days.today) => `/admin/day/${day}`;
const closing = (by: StaffMember, fields: FormFields) =>
  by.visitor.postForm(`${page()}/closing`, fields);

async function sold(fields: object = {}) {
  const items = [{ product: dish.id, quantity: 1 }];
  const payments = [{ method: "cash", amount: 200 }];
  const body = { items, channel: "counter", payments, ...fields };
  const reply = await counter.api.post<OrderOutput>("/api/orders", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data;
}

/** A counter sale that is delivered at once. */
async function handedOver(): Promise<OrderOutput> {
  return advanceOrder(owner.api, await sold(), ["delivered"]);
}

const expectedCash = async (day = days.today) => String((await report(day)).cash.expected);

async function closeEarly() {
  const counted = await expectedCash();
  expect((await closeAnyway(owner.visitor, days.today, { counted })).status).toBe(303);
}

async function reopen(by = owner, fields: FormFields = {}) {
  const path = `${page()}/reopening`;
  const { typedBy: _, ...form } = (await owner.visitor.get(page())).form(path);
  return by.visitor.postForm(path, { ...form, reason: "Closed too early", ...fields });
}

const billsOf = (order: { id: string }) =>
  shop.database.rows("select bill_number, day from bills where order_id = ?", order.id);

describe("closing too early", () => {
  test("lists open orders and cash that riders carry, keeps the input, and closes once that is confirmed", async () => {
    const open = await sold();
    const collected = await placeOrder(customer.api, [dish]);
    await advanceOrder(owner.api, collected, ["preparing", "out_for_delivery"]);
    const door = `/admin/deliveries/${collected.id}/delivery`;
    const form = (await rider.visitor.get("/admin/deliveries")).form(door);
    await rider.visitor.postForm(door, { ...form, received: String(collected.total) });
    await handedOver();
    const counted = await expectedCash();
    const typed = { counted, note: "One is late", "notes.100": "0", "notes.200": "2" };

    const asked = await closing(owner, typed);

    expect(asked.status).toBe(409);
    expect(asked.visibleText).toContain("Finish what is listed below");
    expect(asked.visibleText).toMatch(new RegExp(`Token ${open.tokenNumber}\\s*Preparing\\s*₹200`));
    expect(asked.visibleText).toMatch(
      new RegExp(`Cash still with riders\\s*Ravi Rider\\s*₹${collected.total}`),
    );
    expect(asked.text).toContain(`/admin/orders/${open.id}`);
    expect(asked.form(`${page()}/closing`)).toMatchObject({ ...typed, "notes.100": "0" });
    expect((await report()).closed).toBe(false);
    // The page of the day shows the same list, and an unticked box confirms nothing.
    expect(closeAnywayKey(await owner.visitor.get(page()))).toBe(closeAnywayKey(asked));
    expect((await closing(owner, asked.form(`${page()}/closing`))).status).toBe(409);

    const ticked = { ...asked.form(`${page()}/closing`), unfinished: closeAnywayKey(asked) };
    const another = await sold();
    const again = await closing(owner, {
      ...ticked,
      counted: await expectedCash(),
      "notes.200": "3",
    });
    expect(again.status, "one more was sold meanwhile").toBe(409);
    expect(again.visibleText).toContain(`Token ${another.tokenNumber}`);
    expect(again.text).not.toMatch(/name="unfinished"[^>]*checked/);
    const toast = await toastAfter(
      owner.visitor,
      closing(owner, {
        ...again.form(`${page()}/closing`),
        unfinished: closeAnywayKey(again),
      }),
    );

    expect(toast).toContain("is closed");
    expect((await report()).closing).toMatchObject({ difference: 0, note: "One is late" });
  });

  test("lists the refunds that are due, whose forms the list and the order lead to", async () => {
    const cancelled = await advanceOrder(owner.api, await sold(), ["cancelled"]);

    const asked = await owner.visitor.get(page());

    expect(asked.visibleText).toMatch(/Refunds due\s*1\s*₹200/);
    const refunds = "/admin/payments?list=refunds";
    expect(asked.text).toContain(`href="${refunds}"`);
    expect((await closing(owner, { counted: "200" })).status).toBe(409);
    const form = `/admin/orders/${cancelled.id}/refunds`;
    expect(await owner.visitor.read(refunds)).toContain("Refund");
    const [, problems = ""] = (await owner.visitor.get(`/admin/orders/${cancelled.id}`)).text.split(
      "Please note",
    );
    expect(problems.split("</dl>")[0]).toContain(`href="${form}"`);
  });

  test("asks about the difference and what is unfinished at once", async () => {
    await sold();

    const asked = await closing(owner, { counted: "150" });

    expect(asked.visibleText).toContain("Finish what is listed below");
    expect(asked.visibleText).toContain("₹50 missing");
    const ticked = { ...asked.form(`${page()}/closing`), unfinished: closeAnywayKey(asked) };
    expect((await closing(owner, ticked)).status).toBe(303);
  });

  test("asks nothing about what is promised for a later day, and does not close without the box", async () => {
    const order = await sold({ payments: [] });
    const late = await advanceOrder(owner.api, await sold({ payments: [] }), ["cancelled"]);
    expect(late.status).toBe("cancelled");
    shop.database.change(
      "update orders set promised_at = ? where id = ?",
      instantInIndia(addDays(days.today, 1), 13 * 60).getTime(),
      order.id,
    );
    expect((await closing(owner, { counted: "0" })).status).toBe(303);
  });

  test("dates bills and tokens by the sale, also on the last evening of the financial year", async () => {
    days.today = "2040-03-31";
    at("20:00");
    const before = await handedOver();
    at("20:51");
    await closeEarly();

    at("21:30");
    const after = await handedOver();
    days.today = "2040-04-01";
    at("00:20");
    const device = addShopDevice(shop.database, "E");
    const tablet = counter.api.withHeaders({ cookie: device.cookie });
    const sent = await tablet.post<OrderOutput>("/api/orders", {
      channel: "counter",
      items: [{ product: dish.id, quantity: 1 }],
      payments: [{ method: "cash", amount: 200 }],
      device: {
        clientOrderId: crypto.randomUUID(),
        tokenNumber: "E1",
        takenAt: instantInIndia("2040-03-31", 23 * 60 + 50).toISOString(),
        takenBy: "",
      },
    });
    expect(sent.status, sent.text).toBe(201);
    const next = await handedOver();

    expect([before, after, sent.body.data, next].flatMap(billsOf)).toEqual([
      { bill_number: "CP/39-40/000001", day: "2040-03-31" },
      { bill_number: "CP/39-40/000002", day: "2040-03-31" },
      { bill_number: "CP/39-40/000003", day: "2040-03-31" },
      { bill_number: "CP/40-41/000001", day: "2040-04-01" },
    ]);
    expect(after.orderNumber).toMatch(/^CP-400331-/);
    expect(Number(after.tokenNumber)).toBe(Number(before.tokenNumber) + 1);
    // Each bill is in exactly one report.
    expect((await report("2040-03-31")).tax).toMatchObject({ bills: 1, total: 200 });
    expect((await report("2040-04-01")).tax).toMatchObject({ bills: 3, total: 600 });
  });
});

describe("reopening", () => {
  test("counts the rest of the evening on the day again, in every book, and sends a corrected report", async () => {
    await saveSettings(owner.visitor, "alerts", {
      days: "on",
      unansweredMinutes: "5",
      tellsOwnerBy: "email",
      expiresAfterMinutes: "60",
    });
    verifyEmail(shop.database, owner);
    const mails = () => shop.database.rows("select subject, body from emails where kind = 'day'");
    const day = days.today;
    const opened = await counter.visitor.postForm(`${page()}/opening`, { float: "1000" });
    expect(opened.status).toBe(303);
    await handedOver();
    const waiting = await sold();
    at("20:51");
    await closeEarly();
    const sentBefore = mails().length;
    expect(sentBefore).toBeGreaterThan(0);
    const closedAt = (await report()).closing?.at;

    at("21:10");
    await advanceOrder(owner.api, waiting, ["delivered"]);
    await handedOver();
    await counter.visitor.postForm(`${page(addDays(day, 1))}/entries`, {
      kind: "out",
      amount: "90",
      reason: "Gas",
    });
    const lost = await sold();
    await advanceOrder(owner.api, lost, ["cancelled"]);
    expect((await report(addDays(day, 1))).cash).toMatchObject({ payments: 400, out: 90 });

    at("21:30");
    expect(await toastAfter(owner.visitor, reopen())).toContain("is open again");

    const open = await report();
    expect(open.closed).toBe(false);
    expect(open.cash).toMatchObject({ float: 1000, payments: 800, out: 90, expected: 1710 });
    expect(open.orders).toMatchObject({ count: 3, total: 600, cancelled: 1 });
    expect(open.tax).toMatchObject({ bills: 4 });
    expect(open.late).toEqual([]);
    const empty = await report(addDays(day, 1));
    expect(empty).toMatchObject({ methods: [], late: [], drawer: [] });
    expect(empty.orders).toMatchObject({ count: 0, cancelled: 0 });
    expect(await owner.visitor.read(page())).toContain("Reopened by Anjali Owner on");
    expect(
      shop.database.row(
        "select actor_name, before, after from audit_log where action = 'day.reopened' and subject_id = ?",
        day,
      ),
    ).toEqual({
      actor_name: "Anjali Owner",
      before: JSON.stringify({
        closedBy: "Anjali Owner",
        closedAt,
        expectedPaise: 140_000,
        countedPaise: 140_000,
        differencePaise: 0,
      }),
      after: JSON.stringify({ reason: "Closed too early" }),
    });

    at("22:00");
    await closeEarly();
    const closed = await report();
    expect(closed).toMatchObject({
      closed: true,
      reopened: { by: "Anjali Owner", reason: "Closed too early" },
      closing: { counted: 1710, difference: 0 },
    });
    const corrected = mails().slice(sentBefore);
    expect(corrected).toHaveLength(sentBefore);
    expect(String(corrected[0]?.subject)).toContain("corrected report");
    expect(String(corrected[0]?.body)).toContain("replaces the report that was sent before");
    const csv = await owner.visitor.get(`/admin/day/export.csv?from=${day}&to=${day}`);
    const [titles = [], line = []] = readCsv(csv.text);
    const cell = (name: string) => line[titles.indexOf(name)];
    expect(["Orders", "Bills", "Expected Cash", "Reopened"].map(cell)).toEqual([
      "3",
      "4",
      "1710",
      "Closed too early",
    ]);
  });

  test("is for the owner, and says why", async () => {
    await closeEarly();
    for (const person of [manager, counter, rider]) {
      expect((await reopen(person)).status).toBe(403);
      expect(await person.visitor.read(page())).not.toContain("Reopen the day");
    }
    expect(await toastAfter(owner.visitor, reopen(owner, { reason: " " }))).toContain(
      "Say why the day is reopened",
    );
    expect((await report()).closed).toBe(true);
    expect((await counter.api.get(`/api/reports/day?date=${days.today}`)).status).toBe(403);
  });

  test("counts once when it is tapped twice, and not from a page that is out of date", async () => {
    await closeEarly();
    const path = `${page()}/reopening`;
    const old = {
      ...(await owner.visitor.get(page())).form(path),
      reason: "Closed too early",
    };
    const answers = await Promise.all([
      owner.visitor.postForm(path, old),
      owner.visitor.postForm(path, old),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const reopenings = () =>
      shop.database.value(
        "select count(*) from audit_log where action = 'day.reopened' and subject_id = ?",
        days.today,
      );
    expect(reopenings()).toBe(1);

    at("21:00");
    await closeEarly();
    const again = await owner.visitor.postForm(path, {
      ...old,
      once: "1234567890",
      reason: "Closed too early again",
    });
    expect(await toastAfter(owner.visitor, again)).toContain("was closed again meanwhile");
    expect((await report()).closed).toBe(true);
    expect(reopenings()).toBe(1);
  });

  test("is refused for an earlier day, and once the drawer of a later day was opened", async () => {
    const first = days.today;
    const path = `${page()}/reopening`;
    await closeEarly();
    const old = { ...(await owner.visitor.get(page())).form(path), reason: "Closed too early" };
    days.today = addDays(days.today, 1);
    at("09:00");
    await counter.visitor.postForm(`${page()}/opening`, { float: "100" });

    expect(await owner.visitor.read(page(first))).not.toContain("Reopen the day");
    const refused = await owner.visitor.postForm(path, old);
    expect(await toastAfter(owner.visitor, refused)).toContain("has been opened already");
    await closeEarly();
    const later = await owner.visitor.postForm(path, { ...old, once: "1234567890" });
    expect(await toastAfter(owner.visitor, later)).toContain("is closed already");
    expect((await report(first)).closed).toBe(true);
  });

  test("leaves a day that never had an opened drawer usable", async () => {
    await closeEarly();
    expect((await reopen()).status).toBe(303);

    const opened = await counter.visitor.postForm(`${page()}/opening`, { float: "500" });

    expect(await toastAfter(counter.visitor, opened)).toContain("The drawer is open");
    expect((await report()).cash.expected).toBe(500);
    await closeEarly();
    expect((await report()).closing?.counted).toBe(500);
  });
});

test("a closing asks once about a refund, which later ones only list", async () => {
  const cancelled = async () => advanceOrder(owner.api, await sold(), ["cancelled"]);
  await cancelled();
  expect((await closing(owner, { counted: "200" })).status).toBe(409);
  await closeEarly();

  days.today = addDays(days.today, 1);
  at("20:00");
  const listed = await owner.visitor.get(page());
  expect(listed.visibleText).toMatch(/Refunds due\s*1\s*₹200/);
  expect(closeAnywayKey(listed)).toBe("");
  expect((await closing(owner, { counted: "0" })).status).toBe(303);

  days.today = addDays(days.today, 1);
  at("20:00");
  await cancelled();
  expect((await closing(owner, { counted: "200" })).status).toBe(409);
  await closeEarly();
});
