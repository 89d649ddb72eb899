import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Ringing } from "#app/domain/alerts/ringing.ts";
import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { visibleText } from "#tests/support/http/page-text.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { bookEvent, setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addStaff, type StaffMember } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

// No mail server listens at this port, so emails stay in the queue.
const shop = runningShop({
  env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
});
const ACKNOWLEDGEMENT = "/admin/alerts/acknowledgement";
const SETTINGS = "/admin/settings/alerts";
const MINUTE_MS = 60_000;

const { visitor: owner, api: ownerApi } = shop.owner;
let asha: Person;
let buyer: FormVisitor;
let staff: Record<"manager" | "counter" | "kitchen" | "rider", StaffMember>;
let dish: Dish;

beforeAll(async () => {
  asha = await registerCustomer(shop.api, { name: "Asha Kulkarni" });
  buyer = await shop.signedIn(asha);
  staff = {
    manager: await addStaff(shop, "manager"),
    counter: await addStaff(shop, "counter"),
    kitchen: await addStaff(shop, "kitchen", { name: "Kiran" }),
    rider: await addStaff(shop, "rider"),
  };
  dish = addDish(shop.database, { stock: 1000 });
  await saveSettings(owner, "hours", openAllDay);
});

beforeEach(async () => {
  await owner.postForm(ACKNOWLEDGEMENT, { all: "on" });
  expect(await ringingFor(owner)).toEqual([]);
});

async function newsFor(visitor: FormVisitor): Promise<ShopNews> {
  return JSON.parse((await visitor.get("/admin/news.json")).text);
}

const ringingFor = async (visitor: FormVisitor): Promise<Ringing[]> =>
  (await newsFor(visitor)).ringing;

const ringingIds = async (visitor: FormVisitor) =>
  (await ringingFor(visitor)).map(({ kind, id }) => `${kind} ${id}`);

const history = (table: "order" | "event", id: string) =>
  shop.database.rows(
    `select kind, to_value, reason, users.name as by from ${table}_changes
     left join users on users.id = by_user_id where ${table}_id = ? order by ${table}_changes.id`,
    id,
  );

const newOrder = () => placeOrder(asha.api, [dish]);

async function changeAlerts(fields: Record<string, string>): Promise<void> {
  await saveSettings(owner, "alerts", { ...(await owner.formOn(SETTINGS)), ...fields });
}

/** As if the order or booking had come in this many minutes earlier. */
function makeOlder(table: "orders" | "events", id: string, minutes: number): void {
  shop.database.change(
    `update ${table} set created_at = created_at - ?, rings_since = rings_since - ? where id = ?`,
    minutes * MINUTE_MS,
    minutes * MINUTE_MS,
    id,
  );
}

describe("a new order", () => {
  test("rings for everybody who may read orders until one of them acknowledges it", async () => {
    const order = await newOrder();

    for (const visitor of [owner, staff.manager.visitor, staff.counter.visitor]) {
      expect(await ringingFor(visitor)).toEqual([
        {
          kind: "order",
          isBooking: false,
          id: order.id,
          number: order.orderNumber,
          token: order.tokenNumber,
          since: order.createdAt,
          path: `/admin/orders/${order.id}`,
        },
      ]);
    }
    expect(await ringingFor(staff.rider.visitor)).toEqual([]);
    const before = await newsFor(owner);

    const { status, location } = await staff.kitchen.visitor.postForm(ACKNOWLEDGEMENT, {
      orderId: order.id,
      redirectTo: "/admin/orders?status=pending",
    });

    expect([status, location]).toEqual([303, "/admin/orders?status=pending"]);
    for (const { visitor } of Object.values(staff)) expect(await ringingFor(visitor)).toEqual([]);
    expect((await newsFor(owner)).version, "the pages are told").toBeGreaterThan(before.version);
    expect(history("order", order.id)).toEqual([
      { kind: "seen", to_value: "", reason: "", by: "Kiran" },
    ]);
    expect(
      shop.database.value("select status from orders where id = ?", order.id),
      "nobody has answered it",
    ).toBe("pending");
  });

  test.each(["confirmed", "preparing"])("falls silent once it is %s", async (status) => {
    const order = await newOrder();
    expect(await ringingFor(owner)).toHaveLength(1);

    await advanceOrder(ownerApi, order, [status]);

    expect(await ringingFor(owner)).toEqual([]);
  });

  test("that staff took at the counter does not ring", async () => {
    const reply = await staff.counter.api.post("/api/orders", {
      channel: "counter",
      items: [{ product: dish.id, quantity: 1 }],
      paymentMethod: "cash",
      deliveryType: "pickup",
    });
    expect(reply.status, reply.text).toBe(201);

    expect(await ringingFor(owner)).toEqual([]);
  });

  test("that came in after the page was shown is not acknowledged with it", async () => {
    await newOrder();
    const page = await owner.get("/admin/orders");
    const later = await newOrder();

    const reply = await owner.postForm(ACKNOWLEDGEMENT, page.form(ACKNOWLEDGEMENT));

    expect(reply.location, "back to the page").toBe("/admin/orders");
    expect(await ringingIds(owner)).toEqual([`order ${later.id}`]);
  });
});

describe("a cancellation", () => {
  test("by the customer rings, also after the order was acknowledged", async () => {
    const order = await newOrder();
    await owner.postForm(ACKNOWLEDGEMENT, { orderId: order.id });

    await buyer.postForm(`/my-orders/${order.orderNumber}/cancellation`);

    expect(await ringingIds(staff.kitchen.visitor)).toEqual([`cancellation ${order.id}`]);
    await staff.kitchen.visitor.postForm(ACKNOWLEDGEMENT, { orderId: order.id });
    expect(await ringingFor(owner)).toEqual([]);
  });

  test("of an order that the kitchen has begun rings", async () => {
    const order = await newOrder();

    await advanceOrder(ownerApi, order, ["preparing", "cancelled"]);

    expect(await ringingIds(staff.kitchen.visitor)).toEqual([`cancellation ${order.id}`]);
  });
});

describe("a booking", () => {
  test("rings for those who run catering, until one of them answers or acknowledges it", async () => {
    const [seen, answered] = [await bookEvent(asha.api), await bookEvent(asha.api)];

    expect(await ringingIds(staff.manager.visitor)).toEqual([
      `booking ${seen.id}`,
      `booking ${answered.id}`,
    ]);
    expect(await ringingFor(staff.counter.visitor)).toEqual([]);
    await staff.counter.visitor.postForm(ACKNOWLEDGEMENT, { eventId: seen.id });
    await staff.counter.visitor.postForm(ACKNOWLEDGEMENT, { all: "on" });
    expect(await ringingFor(owner), "not for the counter to silence").toHaveLength(2);

    await owner.postForm(ACKNOWLEDGEMENT, { eventId: seen.id });
    await setEventStatus(ownerApi, answered, "confirmed");

    expect(await ringingFor(owner)).toEqual([]);
    expect(history("event", seen.id)).toMatchObject([{ kind: "seen" }]);
  });
});

describe("what nobody answers", () => {
  const alertsAbout = (number: string) =>
    shop.database.rows(
      "select recipient, subject, body from emails where kind = 'alert' and subject like ?",
      `%${number}%`,
    );
  const toldAt = (table: "orders" | "events", id: string) =>
    shop.database.value(`select owner_alerted_at from ${table} where id = ?`, id);
  const isTold = (table: "orders" | "events", id: string) =>
    vi.waitFor(() => expect(toldAt(table, id)).not.toBeNull(), { timeout: 10_000 });

  beforeAll(() => {
    shop.database.change("update users set is_email_verified = 1");
  });

  test("is told to the owner once, by email", async () => {
    const [order, fresh] = [await newOrder(), await newOrder()];
    const event = await bookEvent(asha.api);
    makeOlder("orders", order.id, 6);
    makeOlder("events", event.id, 6);

    await isTold("orders", order.id);
    await isTold("events", event.id);

    expect(alertsAbout(order.orderNumber)).toEqual([
      {
        recipient: firstAdmin.email,
        subject: `Nobody has confirmed order ${order.orderNumber} yet`,
        body: expect.stringContaining(`https://chatpata.test/admin/orders/${order.id}`),
      },
    ]);
    expect(alertsAbout(event.eventNumber)).toHaveLength(1);
    const first = toldAt("orders", order.id);
    const another = await newOrder();
    makeOlder("orders", another.id, 6);
    await isTold("orders", another.id);
    expect(alertsAbout(order.orderNumber), "not again").toHaveLength(1);
    expect(toldAt("orders", order.id)).toBe(first);
    expect(toldAt("orders", fresh.id), "not late yet").toBeNull();
  });

  test("is not told if somebody acknowledged it, nor after the owner turned it off", async () => {
    const [seen, control] = [await newOrder(), await newOrder()];
    await owner.postForm(ACKNOWLEDGEMENT, { orderId: seen.id });
    makeOlder("orders", seen.id, 6);
    makeOlder("orders", control.id, 6);
    await isTold("orders", control.id);
    expect(toldAt("orders", seen.id)).toBeNull();

    await changeAlerts({ unansweredMinutes: "0" });
    const silent = await newOrder();
    makeOlder("orders", silent.id, 60);
    expect(await buyer.read("/my-orders")).not.toContain("takes longer than usual");
    await changeAlerts({ unansweredMinutes: "30" });
    await isTold("orders", silent.id);
    await changeAlerts({ unansweredMinutes: "5" });
  });

  test("needs no email where the owner wants a push message", async () => {
    await changeAlerts({ tellsOwnerBy: "push" });
    const order = await newOrder();
    makeOlder("orders", order.id, 6);
    await isTold("orders", order.id);
    await changeAlerts({ tellsOwnerBy: "email" });

    expect(alertsAbout(order.orderNumber)).toEqual([]);
  });

  test("may be waited for by its customer, once, and rings again", async () => {
    const mira = await registerCustomer(shop.api);
    const buyer = await shop.signedIn(mira);
    const order = await placeOrder(mira.api, [dish]);
    const wait = `/my-orders/${order.orderNumber}/wait`;
    const pages = ["/my-orders", `/order-confirmation?order=${order.orderNumber}`];
    for (const page of pages) {
      expect(await buyer.read(page)).not.toContain("takes longer than usual");
    }
    await buyer.postForm(wait);
    expect(history("order", order.id), "not late yet").toEqual([]);
    makeOlder("orders", order.id, 6);
    await owner.postForm(ACKNOWLEDGEMENT, { orderId: order.id });
    for (const page of pages) {
      const { text } = await buyer.get(page);
      expect(visibleText(text)).toContain("Confirming your order takes longer than usual");
      expect(text).toContain(`href="/my-orders/${order.orderNumber}/cancellation"`);
    }

    const reply = await buyer.postForm(wait);
    await buyer.postForm(wait);

    expect(reply.location).toBe(`/my-orders?order=${order.orderNumber}`);
    expect(await buyer.read("/my-orders")).toContain("Thank you for waiting");
    expect(await ringingIds(owner)).toEqual([`order ${order.id}`]);
    expect(history("order", order.id).map(({ kind }) => kind)).toEqual(["seen", "wait"]);
    await advanceOrder(ownerApi, order, ["confirmed"]);
    expect(await buyer.read("/my-orders")).not.toContain("Thank you for wait");
  });

  test("may also be waited for by anyone with the tracking link", async () => {
    const order = await newOrder();
    const track = new URL(order.trackingUrl ?? "").pathname;
    const guest = shop.visitor();
    expect(await guest.read(track)).not.toContain("takes longer than usual");
    makeOlder("orders", order.id, 6);
    await owner.postForm(ACKNOWLEDGEMENT, { orderId: order.id });
    expect(await guest.read(track)).toContain("Confirming your order takes longer than usual");

    const reply = await guest.postForm(`${track}/wait`);

    expect(reply.location).toBe(track);
    expect(await guest.read(track)).toContain("Thank you for waiting");
    expect(await ringingIds(owner)).toEqual([`order ${order.id}`]);
    expect(history("order", order.id).map(({ kind }) => kind)).toEqual(["seen", "wait"]);
    expect((await guest.postForm(`${track.slice(0, -4)}AAAA/wait`)).status).toBe(404);
    await owner.postForm(ACKNOWLEDGEMENT, { orderId: order.id });
  });
});

test("orders are accepted at once if the owner wants it, and ring all the same", async () => {
  const asked = await newOrder();
  expect(asked.status, "off by default").toBe("pending");
  await changeAlerts({ acceptsAtOnce: "on" });
  verifyEmail(shop.database, asha);

  const order = await newOrder();
  const subjects = shop.database.rows(
    "select subject from emails where recipient = ? and subject like ? order by seq",
    asha.email,
    `%${order.orderNumber}%`,
  );
  await changeAlerts({});
  await saveSettings(owner, "alerts", { ...(await owner.formOn(SETTINGS)), acceptsAtOnce: [] });

  expect(order.status).toBe("confirmed");
  expect(await ringingIds(owner)).toEqual([`order ${asked.id}`, `order ${order.id}`]);
  expect(history("order", order.id)).toMatchObject([
    { kind: "status", to_value: "confirmed", reason: "Accepted automatically" },
  ]);
  const details = await owner.read(`/admin/orders/${order.id}`);
  expect(details).toMatch(
    /Pending → Confirmed The shop \(Automatic\).{0,40}Accepted automatically/,
  );
  expect(shop.database.value("select cancellation_reason from orders where id = ?", order.id)).toBe(
    "",
  );
  expect(subjects, "as if somebody had confirmed it").toHaveLength(2);
  expect((await newOrder()).status).toBe("pending");
});
