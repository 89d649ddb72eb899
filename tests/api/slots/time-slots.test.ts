import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { dayInIndia, formatShortDate, formatSlot } from "#app/domain/clock.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { customerWith, filledCheckout, orderNumberIn } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });
const { visitor: admin } = shop.owner;

beforeAll(async () => {
  await saveSettings(admin, "hours", openAllDay);
});

afterEach(() => {
  shop.database.change("delete from settings where key <> 'hours'");
  shop.database.change("delete from slots");
});

const TIMES = "/admin/settings/times";

/** Quarter-hour slots, today and tomorrow, so that there are some at any time of day. */
async function offerSlots(changes: FormFields = {}) {
  const slots = { slotMinutes: "15", daysAhead: "1" };
  const both = ["delivery", "pickup"].flatMap((type) =>
    Object.entries(slots).map(([name, value]) => [`${type}.${name}`, value]),
  );
  const saved = await admin.fillIn(TIMES, { ...Object.fromEntries(both), ...changes });
  expect(saved.status, saved.visibleText).toBe(303);
}

type Radio = { value: string; label: string; isDisabled: boolean };

/** The slots without "as soon as possible". */
function slotsOn(html: string): Radio[] {
  const radios = html.matchAll(
    /<label class="choice"><input ([^>]*name="requestedFor"[^>]*)\/><span>(.*?)<\/span><\/label>/g,
  );
  return [...radios]
    .map(([, input = "", label = ""]) => ({
      value: /value="([^"]*)"/.exec(input)?.[1] ?? "",
      label: visibleText(label),
      isDisabled: input.includes("disabled"),
    }))
    .filter(({ value }) => value !== "");
}

/** A slot in the next few hours. */
async function laterSlot(visitor: FormVisitor): Promise<Radio> {
  const slots = slotsOn((await visitor.get("/checkout")).text);
  const slot = slots[8];
  if (!slot) throw new Error(`Only ${slots.length} slots are offered`);
  return slot;
}

const usedOf = (start: string) =>
  shop.database.row(
    "select orders, plates from slots where delivery_type = 'delivery' and starts_at = ?",
    Date.parse(start),
  );

const orderRow = (orderNumber: string) =>
  shop.database.row("select * from orders where order_number = ?", orderNumber);

describe("the settings of times", () => {
  test.each<[string, FormFields, string]>([
    [
      "neither as soon as possible nor slots",
      { "delivery.asap": [] },
      "Enter how long a slot is, or offer as soon as possible",
    ],
    [
      "a limit without slots",
      { "pickup.ordersPerSlot": "5" },
      "Enter how long a slot is: limits count per slot",
    ],
    [
      "an override that ends before it starts",
      {
        "delivery.slotMinutes": "15",
        "delivery.overrides[0].from": "20:00",
        "delivery.overrides[0].until": "18:00",
        "delivery.overrides[0].orders": "5",
      },
      "Choose an end after the beginning",
    ],
    [
      "an override without a limit",
      {
        "delivery.slotMinutes": "15",
        "delivery.overrides[0].from": "18:00",
        "delivery.overrides[0].until": "20:00",
      },
      "Enter how many orders or plates",
    ],
    ["15 days ahead", { "delivery.daysAhead": "15" }, "The days must be 0 to 14"],
    ["slots of 4 minutes", { "delivery.slotMinutes": "4" }, "The minutes must be 5 to 240"],
    [
      "no orders per slot",
      { "delivery.slotMinutes": "15", "delivery.ordersPerSlot": "0" },
      "Enter at least 1",
    ],
  ])("refuse %s", async (_, changes, message) => {
    const refused = await admin.fillIn(TIMES, changes);

    expect(refused.status).toBe(400);
    expect(refused.visibleText).toContain(message);
    expect(shop.database.value("select count(*) from settings where key = 'times'")).toBe(0);
  });

  test("are kept, shown again, summed up and in the audit log", async () => {
    await admin.fillIn(TIMES, {
      "delivery.slotMinutes": "15",
      "delivery.preparationMinutes": "40",
      "delivery.ordersPerSlot": "8",
      "delivery.overrides[0].days": "5",
      "delivery.overrides[0].from": "22:00",
      "delivery.overrides[0].until": "01:00",
      "delivery.overrides[0].plates": "30",
      cateringPercent: "50",
    });

    expect(await admin.formOn(TIMES)).toMatchObject({
      "delivery.slotMinutes": "15",
      "delivery.overrides[0].from": "22:00",
      "delivery.overrides[0].until": "01:00",
      "delivery.overrides[0].plates": "30",
      "delivery.overrides[1].plates": "",
      cateringPercent: "50",
    });
    expect(await admin.read("/admin/settings")).toContain(
      "Delivery: as soon as possible (40 minutes); slots of 15 minutes, 8 orders per slot",
    );
    const after = shop.database.value(
      "select after from audit_log where action = 'settings.changed' order by id desc limit 1",
    );
    expect(String(after)).toContain("Saturday, 10:00 PM to 1:00 AM: 30 plates per slot");
  });
});

test("a checkout without configured times offers none and keeps its estimates", async () => {
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  const page = await visitor.get("/checkout");
  expect(page.text).not.toContain('name="requestedFor"');
  expect(page.text).not.toContain('name="tip"');
  expect(page.visibleText).toContain("Estimated time: 30-45 minutes");
});

describe("a checkout with slots", () => {
  test("takes an order for a slot, which every page and ticket names", async () => {
    await offerSlots({ "delivery.preparationMinutes": "30" });
    const dish = addDish(shop.database, { plates: 2 });
    const { visitor, ...person } = await customerWith(shop, [dish]);
    verifyEmail(shop.database, person);
    const slot = await laterSlot(visitor);

    const placed = await visitor.postForm(
      "/checkout",
      await filledCheckout(visitor, { requestedFor: slot.value, email: person.email }),
    );

    const orderNumber = orderNumberIn(placed);
    const startsAt = new Date(slot.value);
    const endsAt = new Date(startsAt.getTime() + 15 * 60_000);
    const order = orderRow(orderNumber);
    expect(order).toMatchObject({
      promised_at: startsAt.getTime(),
      promised_until: endsAt.getTime(),
      due_at: startsAt.getTime() - 30 * 60_000,
      plates: 2,
    });
    expect(usedOf(slot.value)).toEqual({ orders: 1, plates: 2 });
    // Open all day, so that no time belongs to the night before.
    const text = `${formatShortDate(startsAt)}, ${formatSlot({ startsAt, endsAt })}`;
    const confirmation = (await visitor.follow(placed)).visibleText;
    expect(confirmation).toContain(`For ${text}`);
    expect(confirmation).toContain("You ordered ahead: we start on it at");
    expect(await admin.read("/admin/orders")).toContain(`For ${text}`);
    const ticket = await admin.read(`/admin/orders/${order?.id}/ticket`);
    expect(ticket).toContain(`Due ${text}`);
    expect(ticket).toContain("Start at");
    const email = shop.database.value(
      "select body from emails where subject like ?",
      `%${orderNumber}%`,
    );
    expect(String(email)).toContain(`Time: ${text}.`);
  });

  test("refuses a slot that filled up, keeps the form and offers the nearest free ones", async () => {
    await offerSlots({ "delivery.ordersPerSlot": "1" });
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop, [dish]);
    const slot = await laterSlot(visitor);
    const typed = await filledCheckout(visitor, {
      requestedFor: slot.value,
      specialInstructions: "Ring twice",
    });
    const other = await registerCustomer(shop.api);
    await placeOrder(other.api, [dish], { requestedFor: slot.value });

    const refused = await visitor.postForm("/checkout", typed);

    expect(refused.status).toBe(409);
    const text = refused.visibleText;
    expect(text).toContain(`${slot.label} is full. Choose another time.`);
    expect(text).toContain("The nearest free times");
    expect(refused.form("/checkout")).toMatchObject({
      specialInstructions: "Ring twice",
      address: typed.address,
    });
    expect(refused.form("/checkout").requestedFor).toBeUndefined();
    const slots = slotsOn(refused.text);
    expect(slots.find(({ value }) => value === slot.value)).toMatchObject({
      isDisabled: true,
      label: expect.stringContaining("Full"),
    });
    const nearest = slots.slice(0, 3);
    for (const { value, isDisabled } of nearest) {
      expect(isDisabled).toBe(false);
      expect(Math.abs(Date.parse(value) - Date.parse(slot.value))).toBeLessThanOrEqual(30 * 60_000);
    }
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
    const disabled = /<button[^>]*disabled=""[^>]*>Place Order</;
    expect(refused.text).toMatch(disabled);
    const form = { ...refused.form("/checkout"), requestedFor: nearest[0]?.value ?? "" };
    const rechecked = await visitor.follow(
      await visitor.postForm("/checkout", { ...form, update: "total" }),
    );
    expect(rechecked.text).not.toMatch(disabled);
    const again = await visitor.postForm("/checkout", rechecked.form("/checkout"));
    expect(again.location).toContain("/order-confirmation");
  });

  test("does not make 'as soon as possible' later without asking, after a slot was shown", async () => {
    await offerSlots({ "delivery.ordersPerSlot": "1" });
    const dish = addDish(shop.database);
    const { visitor, user } = await customerWith(shop, [dish]);
    const { value: requestedFor } = await laterSlot(visitor);
    const typed = await filledCheckout(visitor, { requestedFor });
    const shown = await visitor.follow(
      await visitor.postForm("/checkout", { ...typed, update: "total" }),
    );
    const other = await registerCustomer(shop.api);
    await placeOrder(other.api, [dish]);

    const form = { ...shown.form("/checkout"), requestedFor: "" };
    const refused = await visitor.postForm("/checkout", form);

    expect(refused.status).toBe(409);
    // Around midnight, nothing is left of the day.
    expect(refused.visibleText).toMatch(
      /would be made later than this page said|no time left today|fully booked for today/,
    );
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
  });

  test("drops a remembered time that is no longer offered, and says so", async () => {
    await offerSlots();
    const { visitor, user } = await customerWith(shop, [addDish(shop.database)]);
    const slot = await laterSlot(visitor);
    const typed = await filledCheckout(visitor, { requestedFor: slot.value, update: "total" });
    await visitor.postForm("/checkout", typed);
    expect((await visitor.formOn("/checkout")).requestedFor).toBe(slot.value);
    const day = dayInIndia(new Date(slot.value));
    await admin.fillIn("/admin/settings/holidays", { day, name: "Diwali" });

    const page = await visitor.get("/checkout");

    expect(page.visibleText).toContain("We are closed at that time");
    expect(page.form("/checkout").requestedFor).toBeUndefined();
    const unchosen = await visitor.postForm("/checkout", page.form("/checkout"));
    expect(unchosen.status).toBe(400);
    expect(unchosen.visibleText).toContain("Choose a time for your order");
    expect(shop.database.value("select count(*) from orders where user_id = ?", user._id)).toBe(0);
  });

  test("shows the times of the other delivery type after an update", async () => {
    await offerSlots({ "pickup.slotMinutes": "60" });
    const { visitor } = await customerWith(shop, [addDish(shop.database)]);
    const length = ({ label }: Radio) => label;
    const delivery = slotsOn((await visitor.get("/checkout")).text).map(length);
    const typed = await filledCheckout(visitor, { deliveryType: "pickup", update: "total" });

    await visitor.postForm("/checkout", typed);

    const pickup = slotsOn((await visitor.get("/checkout")).text).map(length);
    expect(pickup.length).toBeGreaterThan(10);
    expect(pickup.length).toBeLessThan(delivery.length / 3);
  });

  test("judges dishes with hours at the requested time", async () => {
    await offerSlots();
    const dish = addDish(shop.database);
    const { visitor, api } = await customerWith(shop, [dish]);
    const slot = await laterSlot(visitor);
    const minutes = (Math.floor(Date.parse(slot.value) / 60_000) + 330) % 1440;
    // Only for the hour of the slot, which has not started.
    const [from, until] = [minutes, Math.min(1440, minutes + 15)];
    shop.database.change(
      "update products set sale_from_minutes = ?, sale_until_minutes = ? where id = ?",
      from,
      until,
      dish.id,
    );

    expect((await api.post("/api/orders", orderOf([dish]))).status).toBe(409);
    expect(await visitor.read("/checkout")).toContain("cannot be ordered");
    const update = await filledCheckout(visitor, { requestedFor: slot.value, update: "total" });
    await visitor.postForm("/checkout", update);
    const placed = await visitor.postForm("/checkout", await filledCheckout(visitor));
    expect(orderNumberIn(placed)).toMatch(/^CP-/);
  });
});

describe("the capacity of a slot", () => {
  test("lets exactly 10 of 50 concurrent buyers order; the others see alternatives", async () => {
    await offerSlots({ "delivery.ordersPerSlot": "10" });
    const dish = addDish(shop.database, { stock: 1000 });
    const first = await customerWith(shop, [dish]);
    const { value: requestedFor } = await laterSlot(first.visitor);
    const more = await Promise.all(Array.from({ length: 9 }, () => customerWith(shop, [dish])));
    const formBuyers = [first, ...more];
    const forms = await Promise.all(
      formBuyers.map(({ visitor }) => filledCheckout(visitor, { requestedFor })),
    );
    const byForm = formBuyers.map(({ visitor }, index) =>
      visitor.postForm("/checkout", forms[index] ?? {}),
    );
    const byApi = Array.from({ length: 40 }, (_, index) =>
      formBuyers[index % 10]?.api.post("/api/orders", orderOf([dish], { requestedFor })),
    );

    const [pages, replies] = await Promise.all([Promise.all(byForm), Promise.all(byApi)]);

    const placed =
      pages.filter(({ status }) => status === 303).length +
      replies.filter((reply) => reply?.status === 201).length;
    expect(placed).toBe(10);
    expect(usedOf(requestedFor)).toEqual({ orders: 10, plates: 10 });
    const refused = pages.filter(({ status }) => status !== 303);
    expect(refused.length + replies.filter((reply) => reply?.status === 409).length).toBe(40);
    for (const page of refused) {
      expect(page.status).toBe(409);
      expect(page.visibleText).toContain("The nearest free times");
      expect(page.form("/checkout").address).toBe("12 Laxmi Road");
    }
  });

  test("is released by a cancellation, once", async () => {
    await offerSlots({ "delivery.ordersPerSlot": "2" });
    const dish = addDish(shop.database);
    const { visitor, api } = await customerWith(shop, [dish]);
    const { value: requestedFor } = await laterSlot(visitor);
    const [order] = [
      await placeOrder(api, [dish], { requestedFor }),
      await placeOrder(api, [dish], { requestedFor }),
    ];
    expect((await api.post("/api/orders", orderOf([dish], { requestedFor }))).status).toBe(409);
    const cancel = () => api.patch(`/api/orders/${order.id}/status`, { status: "cancelled" });

    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);

    expect(usedOf(requestedFor)).toEqual({ orders: 1, plates: 1 });
    await placeOrder(api, [dish], { requestedFor });
    expect((await api.post("/api/orders", orderOf([dish], { requestedFor }))).status).toBe(409);
  });

  test("is exceeded by staff who say why, once they are told that it is full", async () => {
    await offerSlots({ "delivery.platesPerSlot": "3" });
    const dish = addDish(shop.database);
    const { visitor, api } = await customerWith(shop, [dish]);
    const { value: requestedFor } = await laterSlot(visitor);
    const order = await placeOrder(api, [dish], { requestedFor });
    const path = `/admin/orders/${order.id}/changes`;
    const shown = await admin.formOn(path);
    expect(shown, "there is room").not.toHaveProperty("overfillReason");
    const line = Object.keys(shown).find((name) => name.startsWith("lines.")) ?? "";
    const wanted = { ...shown, [line]: "5", reason: "They called", save: "1" };

    const refused = await admin.postForm(path, wanted);
    expect(refused.status).toBe(409);
    const asked = refused.form(path);
    expect(asked).toMatchObject({ overfillReason: "", [line]: "5" });
    const saved = await admin.postForm(path, { ...asked, overfillReason: "A regular", save: "1" });

    expect(saved.status, saved.visibleText).toBe(303);
    expect(usedOf(requestedFor)).toEqual({ orders: 1, plates: 5 });
  });

  test("is shown to the owner for today", async () => {
    await offerSlots({ "delivery.ordersPerSlot": "7" });
    const text = await admin.read(TIMES);
    expect(text).toContain("Today's slots Delivery: 0 orders to come");
    expect(text).toContain("0 of 7 orders, 0 plates");
  });
});

test("a tip is refused while tips are off, and one of parts of a rupee", async () => {
  const { api } = await customerWith(shop);
  const dish = addDish(shop.database);
  const statusFor = async (tip: number) =>
    (await api.post("/api/orders", orderOf([dish], { tip }))).status;
  expect(await statusFor(20)).toBe(400);
  await admin.fillIn("/admin/settings/charges", { takesTips: "on" });
  expect(await statusFor(20.5)).toBe(400);
  expect(await statusFor(20)).toBe(201);
});
