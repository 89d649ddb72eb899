import { beforeAll, describe, expect, test } from "vitest";
import { addDays, instantInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { readCsv } from "#tests/support/http/csv.ts";
import type { FormFields } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { closeAnyway } from "#tests/support/records/day-closing.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { verifyEmail } from "#tests/support/records/people.ts";
import { saveSettings } from "#tests/support/records/settings.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import type { StaffMember } from "#tests/support/records/staff.ts";
import { shopDays } from "#tests/support/shop/shop-days.ts";

const days = shopDays("2040-02-28", "15:00");
const { shop, at, report } = days;
let { owner, manager, counter, rider, customer, dish } = days.people;
beforeAll(() => {
  ({ owner, manager, counter, rider, customer, dish } = days.people);
});

/** The text about a closed day on its page. */
async function shownReport(day: string): Promise<string> {
  const { text } = await owner.visitor.get(page(day));
  return visibleText(/<div class="day-report">.*<h2>Closed days/s.exec(text)?.[0] ?? "");
}

const page = (day = days.today) => `/admin/day/${day}`;
const post = (by: StaffMember, path: string, fields: FormFields, day = days.today) =>
  by.visitor.postForm(`${page(day)}/${path}`, fields);

async function sold(payments: { method: string; amount: number }[] = []) {
  const items = [{ product: dish.id, quantity: 1 }];
  const body = { items, channel: "counter", payments };
  const reply = await counter.api.post<OrderOutput>("/api/orders", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data;
}

/** A completed sale that does not prevent the day from being closed. */
async function handedOver(payments: { method: string; amount: number }[]) {
  return advanceOrder(owner.api, await sold(payments), ["delivered"]);
}

async function closeExactly(day = days.today) {
  const counted = String((await report(day)).cash.expected);
  return toastAfter(owner.visitor, closeAnyway(owner.visitor, day, { counted }));
}

/** An order that does not expire, however late it gets. */
async function answered(): Promise<OrderOutput> {
  return advanceOrder(owner.api, await placeOrder(customer.api, [dish]), ["confirmed"]);
}

async function delivered(): Promise<OrderOutput> {
  const order = await placeOrder(customer.api, [dish]);
  await advanceOrder(owner.api, order, ["preparing", "out_for_delivery"]);
  const path = `/admin/deliveries/${order.id}/delivery`;
  const form = (await rider.visitor.get("/admin/deliveries")).form(path);
  await rider.visitor.postForm(path, { ...form, received: String(order.total) });
  return order;
}

function handIn(amount: number, owed: number) {
  return counter.visitor.postForm("/admin/deliveries/handovers", {
    riderId: rider.user._id,
    owedPaise: String(owed * 100),
    amount: String(amount),
  });
}

function refund(order: OrderOutput, amount: number, method: string) {
  return owner.visitor.postForm(`/admin/orders/${order.id}/refunds`, {
    amount: String(amount),
    method,
    reason: "Cold",
    paymentKey: crypto.randomUUID(),
  });
}

test("weeks and months count orders, dishes and customers who came back", async () => {
  const known = { phone: "+91 98220 55555", customerName: "Meera" };
  const take = async (fields: object) => {
    const items = [{ product: dish.id, quantity: 2 }];
    const body = { items, channel: "phone", deliveryType: "pickup", ...fields };
    const reply = await counter.api.post<OrderOutput>("/api/orders", body);
    expect(reply.status, reply.text).toBe(201);
    return reply.body.data;
  };
  await take(known);
  await take(known);
  const other = await take({ phone: "+91 98220 66666", customerName: "Anil" });
  await take({ phone: "+91 98220 77777", customerName: "Usha" });
  await advanceOrder(owner.api, other, ["cancelled"]);

  const text = await owner.visitor.read("/admin/reports?by=months");

  expect(text).toContain("March 2040");
  expect(text).toContain("25%");
  expect(text).toContain("6 portions");
  expect(text).toContain("1 more were cancelled");
  expect((await counter.visitor.get("/admin/reports")).status).toBe(403);
  expect((await owner.visitor.get("/admin/reports?by=weeks&day=2039-99-99")).status).toBe(200);
});

describe("the drawer", () => {
  test("expects the float, sales in cash, what riders hand in and cash in, less refunds and cash out", async () => {
    await post(counter, "opening", { float: "2,000" });
    const split = await sold([
      { method: "cash", amount: 150 },
      { method: "upi", amount: 50 },
    ]);
    await sold([{ method: "cash", amount: 200 }]);
    await sold();
    const first = await delivered();
    await delivered();
    await handIn(first.total, first.total * 2);
    expect((await refund(split, 60, "cash")).status).toBe(303);
    await post(counter, "entries", { kind: "out", amount: "120.50", reason: "Ice" });
    await post(counter, "entries", { kind: "in", amount: "500", reason: "Change from the bank" });

    const { cash, cashWithRiders, drawer, methods, people, channels, orders, unpaid } =
      await report();

    expect(cash).toEqual({
      float: 2000,
      payments: 350,
      refunds: 60,
      reversals: 0,
      handedIn: first.total,
      in: 500,
      out: 120.5,
      expected: 2000 + 350 - 60 + first.total + 500 - 120.5,
    });
    expect(cashWithRiders).toEqual([{ name: "Ravi Rider", amount: first.total }]);
    expect(drawer.map(({ kind, by }) => [kind, by])).toEqual([
      ["out", "Neha Counter"],
      ["in", "Neha Counter"],
    ]);
    const cashNet = 350 + 2 * first.total - 60;
    expect(methods.map(({ method, net }) => [method, net])).toEqual([
      ["cash", cashNet],
      ["upi", 50],
    ]);
    expect(people).toEqual([
      { name: "Anjali Owner", cash: -60, upi: 0, card: 0, bank: 0, online: 0 },
      { name: "Neha Counter", cash: 350, upi: 50, card: 0, bank: 0, online: 0 },
      { name: "Ravi Rider", cash: 2 * first.total, upi: 0, card: 0, bank: 0, online: 0 },
    ]);
    expect(channels).toEqual([
      { channel: "counter", orders: 3, ordered: 600, net: 340 },
      { channel: "web", orders: 2, ordered: 2 * first.total, net: 2 * first.total },
    ]);
    expect(orders).toMatchObject({ count: 5, total: 600 + 2 * first.total, cancelled: 0 });
    expect(unpaid.map(({ due }) => due)).toEqual([200]);
  });

  test("reports what each dish came to, and what was discarded", async () => {
    await sold();
    await sold();
    await counter.api.post("/api/counter/discards", {
      ...{ clientOrderId: crypto.randomUUID(), tokenNumber: "A1", total: 30 },
      ...{ takenAt: new Date().toISOString(), lines: ["1 × Chai"], reason: "The customer left" },
    });

    const { dishes, discards } = await report();

    expect(dishes).toEqual([{ name: dish.name, sold: 2, amount: 400 }]);
    expect(discards).toMatchObject([{ name: "Token A1", reason: "The customer left", amount: 30 }]);
    const shown = await owner.visitor.read(`${page()}?figures`);
    expect(shown).toContain(`2 × ${dish.name} ₹400`);
    expect(shown).toContain("Token A1 The customer left ₹30");
  });

  test("is opened once, and tells the second person so", async () => {
    const [first, second] = await Promise.all([
      post(counter, "opening", { float: "1000" }),
      post(owner, "opening", { float: "1000" }),
    ]);
    const toasts = [
      await toastAfter(counter.visitor, first),
      await toastAfter(owner.visitor, second),
    ].sort();

    expect(toasts[0]).toContain("Failed to open the drawer");
    expect(toasts[0]).toMatch(/The drawer was opened by .* at 3:00 PM with ₹1,000/);
    expect(toasts[1]).toContain("The drawer is open");
    expect(
      shop.database.value(
        "select count(*) from audit_log where action = 'day.opened' and subject_id = ?",
        days.today,
      ),
    ).toBe(1);
  });

  test("is handed over within the day, and the report says what each shift counted", async () => {
    await post(counter, "opening", { float: "500" });
    await handedOver([{ method: "cash", amount: 200 }]);
    const open = await counter.visitor.get(page());
    expect(open.visibleText).not.toContain("Expected");

    const hand = () =>
      post(counter, "shifts", { ...open.form(`${page()}/shifts`), counted: "690" });
    expect(await toastAfter(counter.visitor, hand())).toContain("₹10 missing");
    // A double tap counts once.
    await hand();
    at("21:00");
    await handedOver([{ method: "cash", amount: 200 }]);
    await closeAnyway(owner.visitor, days.today, { counted: "890" });

    const shown = await shownReport(days.today);
    expect(shown).toMatch(
      new RegExp(
        `Shifts ${counter.name} · 3:00 PM Expected ₹700, counted ₹690 ₹10 missing ` +
          `${owner.name} · 9:00 PM Expected ₹890, counted ₹890 Exactly as expected`,
      ),
    );
    expect(shown).toContain("Expected ₹900 Counted ₹890 ₹10 missing");
    expect((await post(counter, "shifts", { counted: "1" })).status).toBe(303);
    expect(shop.database.value("select count(*) from shifts")).toBe(1);
  });

  test("keeps a refused count where it can be seen without scripts", async () => {
    await post(counter, "opening", { float: "500" });
    const unfolded = /<details[^>]* open=""[^>]*><summary>Hand over the drawer/;
    expect((await counter.visitor.get(page())).text).not.toMatch(unfolded);

    await counter.visitor.follow(await post(counter, "shifts", { counted: "12x4" }));

    const refused = await counter.visitor.get(page());
    expect(refused.form(`${page()}/shifts`)).toMatchObject({ counted: "12x4" });
    expect(refused.text).toMatch(unfolded);
  });

  test("unfolds a step that is not the next one if something typed there is not saved", async () => {
    await post(counter, "entries", { kind: "out", amount: "ten", reason: "Ice" });

    const { text } = await counter.visitor.get(page());
    const steps = [...text.matchAll(/<details([^>]*day-step[^>]*)>/g)].map(([, start = ""]) =>
      start.includes('open=""'),
    );
    expect(steps.slice(0, 2)).toEqual([true, true]);
  });

  test("gives out no more than it should hold, without saying how much that is", async () => {
    await post(counter, "opening", { float: "500" });
    await sold([{ method: "cash", amount: 200 }]);
    await post(counter, "shifts", { counted: "690" });
    const out = (amount: string) => ({ kind: "out", amount, reason: "Ice" });
    const entries = () => shop.database.value("select sum(amount_paise) from drawer_entries");

    for (const amount of ["999999", "690.01"]) {
      const refused = await post(counter, "entries", out(amount));
      const toast = await toastAfter(counter.visitor, refused);
      expect(toast).toContain("The drawer should not hold that much.");
      expect(toast).not.toMatch(/6\d\d|700/);
      const kept = (await counter.visitor.get(page())).form(`${page()}/entries`);
      expect(kept).toMatchObject(out(amount));
    }
    expect(entries()).toBeNull();
    await post(counter, "entries", out("690"));
    expect(entries()).toBe(69_000);
    await post(counter, "entries", out("1"));
    expect(entries()).toBe(69_000);
  });

  test("takes no entry without an amount or a reason, and shows what was typed", async () => {
    const entry = { kind: "out", amount: "100", reason: "Ice" };
    const form = async () =>
      (await counter.visitor.get(`/admin/day/${days.today}`)).form(
        `/admin/day/${days.today}/entries`,
      );
    for (const wrong of [{ amount: "0" }, { amount: "-5" }, { amount: "ten" }, { reason: " " }]) {
      const reply = await post(counter, "entries", { ...entry, ...wrong });
      expect(await toastAfter(counter.visitor, reply)).toContain("Failed to record the cash");
      expect(await form()).toMatchObject({ ...entry, ...wrong });
    }
    await post(counter, "entries", entry);
    expect(await form()).not.toMatchObject({ amount: "100" });
    expect(shop.database.value("select count(*) from drawer_entries")).toBe(1);
  });
});

describe("closing", () => {
  test("asks once more when the count differs from what was shown, and not when it is exact", async () => {
    await handedOver([{ method: "cash", amount: 200 }]);

    const asked = await post(owner, "closing", { counted: "180", note: "Recounted" });

    expect(asked.status).toBe(409);
    expect(asked.visibleText).toContain("₹20 missing. Count again, or close the day");
    const again = asked.form(`${page()}/closing`);
    expect(again).toMatchObject({ counted: "180", note: "Recounted", shownPaise: "-2000" });
    await handedOver([{ method: "cash", amount: 200 }]);
    expect((await post(owner, "closing", again)).status, "₹220 are missing now").toBe(409);
    expect(shop.database.value("select count(*) from business_days")).toBe(0);

    const toast = await toastAfter(
      owner.visitor,
      await post(owner, "closing", { ...again, shownPaise: "-22000" }),
    );

    expect(toast).toContain("is closed");
    expect(toast).toContain("₹220 missing");
    expect((await report()).closing).toEqual({
      by: "Anjali Owner",
      at: days.now.toISOString(),
      counted: 180,
      difference: -220,
      note: "Recounted",
    });
    expect(
      shop.database.row(
        "select actor_name, after from audit_log where action = 'day.closed' and subject_id = ?",
        days.today,
      ),
    ).toMatchObject({ actor_name: "Anjali Owner", after: expect.stringContaining("-22000") });
  });

  test("is counted blind: what is expected is shown once somebody has counted", async () => {
    await handedOver([{ method: "cash", amount: 200 }]);

    const open = await owner.visitor.get(page());
    const counted = (await post(owner, "closing", { counted: "180" })).visibleText;

    // It could be derived from the sales, or from the totals by method or person.
    for (const told of ["₹200", "expectedPaise", "netPaise"]) expect(open.text).not.toContain(told);
    const figures = await owner.visitor.get(`${page()}?figures`);
    expect(figures.visibleText).toContain("Money by method Cash");
    expect(figures.text).not.toContain(`action="${page()}/closing"`);
    expect(await owner.visitor.read(`${page()}/closing`)).not.toContain("Expected in the drawer");
    expect(counted).toContain("Expected in the drawer ₹200");
  });

  test("adds up notes and coins", async () => {
    await handedOver([{ method: "cash", amount: 200 }]);
    const notes = { "notes.100": "1", "notes.50": "1", "notes.10": "5" };

    const wrong = await post(owner, "closing", { ...notes, counted: "150" });
    expect(wrong.status).toBe(400);
    expect(wrong.visibleText).toContain("The notes and coins add up to ₹200");
    const many = await post(owner, "closing", { "notes.500": "3", counted: "150" });
    expect(many.visibleText).toContain("The notes and coins add up to ₹1,500.");
    expect((await post(owner, "closing", {})).status).toBe(400);

    expect(await toastAfter(owner.visitor, await post(owner, "closing", notes))).toContain(
      "Exactly as expected",
    );
  });

  test("twice at once closes it once, and tells the second person so", async () => {
    const [first, second] = await Promise.all([
      post(owner, "closing", { counted: "0" }),
      post(manager, "closing", { counted: "5", shownPaise: "500" }),
    ]);

    const toasts = [
      await toastAfter(owner.visitor, first),
      await toastAfter(manager.visitor, second),
    ];
    expect(toasts.filter((text) => text.includes("is closed"))).toHaveLength(1);
    expect(toasts.filter((text) => /was closed by .* at 3:00 PM/.test(text))).toHaveLength(1);
    expect(
      shop.database.value(
        "select count(*) from audit_log where action = 'day.closed' and subject_id = ?",
        days.today,
      ),
    ).toBe(1);
  });

  test("goes in order of the days, up to today", async () => {
    const yesterday = days.today;
    await post(counter, "opening", { float: "100" });
    days.today = addDays(days.today, 1);
    at("09:00");
    await sold([{ method: "cash", amount: 200 }]);

    expect(await owner.visitor.read(page())).toContain("is still open");
    expect(await owner.visitor.read("/admin/day")).toContain("Opened with ₹100");
    expect(
      await toastAfter(owner.visitor, await post(owner, "closing", { counted: "200" })),
    ).toMatch(/Close .* first/);
    const tomorrow = addDays(days.today, 1);
    expect((await owner.visitor.get(page(tomorrow))).status).toBe(404);
    await closeExactly(yesterday);
    expect(await closeExactly()).toContain("is closed");
    expect(
      shop.database.rows("select day from business_days where closed_at is not null order by day"),
    ).toEqual([{ day: yesterday }, { day: days.today }]);
    expect((await post(owner, "closing", { counted: "0" }, tomorrow)).status).toBe(303);
    expect(shop.database.value("select count(*) from business_days")).toBe(2);
  });
});

describe("a closed day", () => {
  test("stays as it is, and what comes later counts on the next day and is marked there", async () => {
    const closed = days.today;
    const device = addShopDevice(shop.database, "D");
    await post(counter, "opening", { float: "1000" });
    const paid = await sold([{ method: "cash", amount: 200 }]);
    const token = await sold();
    const mistake = await sold([{ method: "cash", amount: 200 }]);
    const cancelled = await answered();
    at("22:00");
    await closeExactly();
    const before = await report(closed);
    const pageBefore = await shownReport(closed);
    expect(before.cash.expected).toBe(1400);
    expect(before.unpaid).toHaveLength(2);

    // A payment, a refund, a cancellation, a new order and cash out, still on the same evening.
    at("22:30");
    const row = shop.database.row(
      "select id, amount_paise from payments where order_id = ?",
      mistake.id,
    );
    await owner.api.patch(`/api/orders/${token.id}/payment`, { paymentStatus: "paid" });
    await refund(paid, 50, "upi");
    await advanceOrder(owner.api, cancelled, ["cancelled"]);
    const late = await answered();
    expect(
      await toastAfter(
        counter.visitor,
        await post(counter, "entries", { kind: "out", amount: "1", reason: "Ice" }),
      ),
    ).toContain("is closed and does not change");
    days.today = addDays(days.today, 1);
    const nextDay = days.today;
    expect((await owner.visitor.get(page(nextDay))).status).toBe(200);
    await post(counter, "entries", { kind: "out", amount: "90", reason: "Gas" });
    // An order that a device took offline before the closing.
    at("11:00");
    const tablet = counter.api.withHeaders({ cookie: device.cookie });
    const takenAt = instantInIndia(closed, 20 * 60).toISOString();
    const sent = await tablet.post<OrderOutput>("/api/orders", {
      channel: "counter",
      items: [{ product: dish.id, quantity: 1 }],
      payments: [{ method: "cash", amount: 200 }],
      device: { clientOrderId: crypto.randomUUID(), tokenNumber: "D1", takenAt, takenBy: "" },
    });
    expect(sent.status, sent.text).toBe(201);
    // Reversed in the same way as by the ledger.
    shop.database.change(
      `insert into payments (id, order_id, kind, method, amount_paise, applies_to, day, created_at)
       values (?, ?, 'reversal', 'cash', ?, ?, ?, ?)`,
      crypto.randomUUID(),
      mistake.id,
      Number(row.amount_paise),
      String(row.id),
      nextDay,
      days.now.getTime(),
    );

    expect(await report(closed)).toEqual(before);
    expect(pageBefore).toContain("Exactly as expected");
    expect(await shownReport(closed)).toBe(pageBefore);
    const after = await report(nextDay);
    expect(after.cash).toMatchObject({ payments: 400, reversals: 200, out: 90, expected: 110 });
    expect(after.orders).toMatchObject({ count: 2, cancelled: 1 });
    expect(after.late.map(({ what, amount }) => `${what} ${amount}`).sort()).toEqual(
      [
        "cash out 90",
        `order ${late.total}`,
        "order 200",
        "payment 200",
        "payment 200",
        "refund 50",
      ].sort(),
    );
    expect(await owner.visitor.read(`${page(nextDay)}?figures`)).toContain("From earlier days");
    // One line each in the export.
    const csv = await owner.visitor.get(`/admin/day/export.csv?from=${closed}&to=${nextDay}`);
    const lines = readCsv(csv.text);
    expect(lines).toHaveLength(3);
    expect(lines[1]?.slice(0, 1)).toEqual([closed]);
    const column = (name: string) => lines[0]?.indexOf(name) ?? -1;
    expect(lines[1]?.[column("Expected Cash")]).toBe("1400");
    expect(lines[2]?.[column("Late Rows")]).toBe("6");
    expect((await owner.visitor.get("/admin/day/export.csv?from=soon")).status).toBe(400);
  });

  test("is emailed to owners by a button, and when it is closed if the shop wants that", async () => {
    verifyEmail(shop.database, owner);
    const subjects = () =>
      shop.database.rows("select recipient, subject, body from emails where kind = 'day'");
    await closeExactly();
    expect(subjects()).toEqual([]);

    expect(await toastAfter(owner.visitor, await post(owner, "email", {}))).toContain(
      "The report goes to 2 people",
    );

    expect(subjects()).toHaveLength(2);
    expect(subjects().map(({ recipient }) => recipient)).toContain(owner.email);
    expect(String(subjects()[0]?.subject)).toContain("is closed");
    expect(String(subjects()[0]?.body)).toContain("Difference: Exactly as expected");
    await saveSettings(owner.visitor, "alerts", {
      days: "on",
      unansweredMinutes: "5",
      tellsOwnerBy: "email",
      expiresAfterMinutes: "60",
    });
    days.today = addDays(days.today, 1);
    at("22:00");
    await closeExactly();
    expect(subjects()).toHaveLength(4);
  });
});

describe("GET /api/reports/day", () => {
  test.each(["", "?date=", "?date=yesterday", "?date=2026-02-30", "?date=2026-1-1"])(
    "answers %j with 400",
    async (query) => {
      expect((await owner.api.get(`/api/reports/day${query}`)).status).toBe(400);
    },
  );

  test("is empty on a day without anything, and closed to guests", async () => {
    const empty = await report("2039-01-01");
    expect(empty).toMatchObject({ closed: false, methods: [], people: [], unpaid: [], late: [] });
    expect((await shop.api.get(`/api/reports/day?date=${days.today}`)).status).toBe(401);
  });

  test("adds up bills by tax rate, less credit notes", async () => {
    const lines = (taxablePaise: number) =>
      JSON.stringify([
        {
          basisPoints: 500,
          taxablePaise,
          cgstPaise: taxablePaise / 40,
          sgstPaise: taxablePaise / 40,
          totalPaise: taxablePaise * 1.05,
        },
      ]);
    for (const [number, kind, taxable] of [
      [1, "bill", 40_000],
      [2, "bill", 20_000],
      [3, "credit_note", 20_000],
    ] as const) {
      shop.database.change(
        `insert into bills (id, kind, series, financial_year, number, bill_number, mode, lines, tax_paise, round_off_paise,
          total_paise, day, created_at) values (?, ?, 'A', '39-40', ?, ?, 'regular', ?, 0, 0, ?, ?, 0)`,
        crypto.randomUUID(),
        kind,
        number,
        `A${number}`,
        lines(taxable),
        taxable * 1.05,
        days.today,
      );
    }

    expect((await report()).tax).toEqual({
      bills: 2,
      creditNotes: 1,
      total: 420,
      rates: [{ percent: 5, taxable: 400, tax: 20 }],
    });
  });
});
