import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays, dayInIndia } from "#app/domain/clock.ts";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import type { ApiClient, Reply } from "#tests/support/http/client.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { addCoupon } from "#tests/support/records/coupons.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import type { Person } from "#tests/support/records/people.ts";
import { instantOf } from "#tests/support/records/quote-fixtures.ts";
import { addStaff, givePin, makeDevice, type StaffMember } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

// Orders that a shop device sends some time after taking them.

const clock = serverClock();
afterAll(clock.removeFiles);
const shop = runningShop({ env: clock.env });

const COUNTER = "/admin/counter";
const PINS = { meera: "1357", ravi: "2468" };

/** Each test has its own day. */
let day = dayInIndia(new Date());
const timeOf = (text: string) => instantOf(`${day} ${text}`);
const goTo = (text: string) => clock.stopAt(timeOf(text));

let dish: Dish;
let owner: FormVisitor;
let meera: StaffMember;
let ravi: StaffMember;
let tablet: FormVisitor;

beforeAll(async () => {
  goTo("09:00");
  dish = addDish(shop.database, { pricePaise: 8000, stock: 1000 });
  owner = await shop.logIn(firstAdmin);
  meera = await addStaff(shop, "counter", { name: "Meera Joshi" });
  ravi = await addStaff(shop, "counter", { name: "Ravi Patil" });
  await givePin(owner, meera, PINS.meera);
  await givePin(owner, ravi, PINS.ravi);
  await addCoupon(owner, shop.database, {
    name: "Happy hour",
    code: "",
    value: "50",
    from: "17:00",
    until: "18:00",
  });
});

beforeEach(async () => {
  day = addDays(day, 1);
  goTo("10:00");
  owner = await shop.logIn(firstAdmin);
  tablet = await shop.logIn(firstAdmin);
  await makeDevice(tablet, `Tablet ${day}`);
});

async function switchTo({ user }: Person, pin: string): Promise<void> {
  const reply = await tablet.postForm("/admin/switch", { person: user._id, pin });
  if (reply.status !== 303) throw new Error(`Not switched (${reply.status}): ${reply.text}`);
}

/** With the tablet's cookies. */
function tabletApi(): ApiClient {
  return shop.api.withHeaders({ cookie: tablet.cookieHeader(), origin: shop.server.baseUrl });
}

type Sale = { takenAt: string; takenBy?: string; total?: number };

function send(sale: Sale, api = tabletApi()): Promise<Reply<OrderOutput>> {
  const { takenAt, takenBy = "", total } = sale;
  return api.post<OrderOutput>("/api/orders", {
    channel: "counter",
    items: [{ product: dish.id, quantity: 1 }],
    device: {
      clientOrderId: crypto.randomUUID(),
      tokenNumber: "",
      takenAt: timeOf(takenAt).toISOString(),
      takenBy,
      ...(total !== undefined && { total }),
    },
  });
}

async function sent(sale: Sale, api?: ApiClient): Promise<OrderOutput> {
  const reply = await send(sale, api);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data;
}

const storedOrder = ({ id }: { id: string }) =>
  shop.database.row("select taken_by, sent_by, device_id, created_at from orders where id = ?", id);
const deviceId = () =>
  shop.database.value("select id from devices where name = ?", `Tablet ${day}`);
const auditOf = ({ id }: { id: string }) =>
  shop.database.row("select * from audit_log where subject_id = ?", id) as
    | Record<string, string>
    | undefined;

describe("the person who took an order", () => {
  test("is the person who was signed in on the device then; the sender is stored and shown as well", async () => {
    await switchTo(meera, PINS.meera);
    goTo("11:00");
    await switchTo(ravi, PINS.ravi);
    goTo("11:05");

    const order = await sent({ takenAt: "10:30", takenBy: meera.user._id });

    expect(storedOrder(order)).toEqual({
      taken_by: meera.user._id,
      sent_by: ravi.user._id,
      device_id: deviceId(),
      created_at: timeOf("10:30").getTime(),
    });
    const page = await owner.read(`/admin/orders/${order.id}`);
    expect(page).toContain("Meera Joshi, sent by Ravi Patil");
    const entry = auditOf(order);
    expect(entry).toMatchObject({ action: "order.sent_for_another", actor_name: "Ravi Patil" });
    expect(entry?.origin).toContain(`Tablet ${day}`);
    expect(JSON.parse(entry?.after ?? "")).toMatchObject({
      claimedTaker: "Meera Joshi",
      takenBy: "Meera Joshi",
    });
  });

  test.each([
    ["handed the device over before", "11:02", () => meera.user],
    ["signed in later", "10:05", () => meera.user],
    ["made it a device, before others signed in", "10:30", () => firstOwner()],
  ])("is not somebody who %s", async (_, takenAt, claimed) => {
    goTo("10:10");
    await switchTo(meera, PINS.meera);
    goTo("11:00");
    await switchTo(ravi, PINS.ravi);
    goTo("11:05");

    const order = await sent({ takenAt, takenBy: claimed()._id });

    expect(storedOrder(order)).toMatchObject({
      taken_by: ravi.user._id,
      sent_by: ravi.user._id,
    });
    expect(JSON.parse(auditOf(order)?.after ?? "")).toMatchObject({ takenBy: "Ravi Patil" });
  });

  test("is not somebody who had logged out, or who used another device", async () => {
    await switchTo(meera, PINS.meera);
    goTo("10:20");
    await tablet.postForm("/logout");
    goTo("11:00");
    await switchTo(ravi, PINS.ravi);

    for (const [takenAt, taker] of [
      ["10:10", meera],
      ["10:30", ravi],
    ] as const) {
      const order = await sent({ takenAt, takenBy: meera.user._id });
      expect(storedOrder(order)).toMatchObject({ taken_by: taker.user._id });
    }
    const other = await shop.logIn(firstAdmin);
    await makeDevice(other, "Another tablet");
    const [here, there] = [tablet.cookies(), other.cookies()];
    const cookie = `session=${await ownSession(ravi)}; device=${there.device}`;
    expect(there.device).not.toBe(here.device);
    const api = shop.api.withHeaders({ cookie, origin: shop.server.baseUrl });
    const order = await sent({ takenAt: "10:10", takenBy: meera.user._id }, api);
    expect(storedOrder(order)).toMatchObject({ taken_by: ravi.user._id, sent_by: ravi.user._id });
  });

  test("is the owner while the owner uses the browser that was just made a device", async () => {
    goTo("10:30");
    await switchTo(ravi, PINS.ravi);

    const order = await sent({ takenAt: "10:15", takenBy: firstOwner()._id });

    expect(storedOrder(order)).toMatchObject({ taken_by: firstOwner()._id });
  });
});

describe("the prices", () => {
  test("are those of when it was taken, if the device had no newer menu then", async () => {
    await switchTo(meera, PINS.meera);
    goTo("17:30");
    expect((await tablet.get(COUNTER)).status).toBe(200);
    // Offline until then; the page reloads its data before the order is sent.
    goTo("18:30");
    await tablet.get(`${COUNTER}.data`);
    goTo("18:31");

    const order = await sent({ takenAt: "17:40", total: 40 });

    expect(order).toMatchObject({ total: 40, createdAt: timeOf("17:40").toISOString() });
  });

  test("are not older than the menu that the device was given since", async () => {
    await switchTo(meera, PINS.meera);
    goTo("17:30");
    await tablet.get(COUNTER);
    goTo("18:10");
    await tablet.get(COUNTER);
    goTo("18:30");

    const refused = await send({ takenAt: "17:40", total: 40 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("₹80");
    const order = await sent({ takenAt: "17:40" });

    expect(order).toMatchObject({ total: 80, createdAt: timeOf("17:40").toISOString() });
  });

  test("are not those of yesterday, however early an order claims to be", async () => {
    goTo("17:30");
    await switchTo(meera, PINS.meera);
    await tablet.get(COUNTER);
    day = addDays(day, 1);
    goTo("09:00");
    await switchTo(meera, PINS.meera);
    await tablet.get(COUNTER);
    goTo("09:30");
    day = addDays(day, -1);

    expect(await sent({ takenAt: "17:40" })).toMatchObject({ total: 80 });
    day = addDays(day, 1);
  });

  test("are today's on a device that never had a menu, and in a browser that is no device", async () => {
    goTo("17:30");
    await switchTo(meera, PINS.meera);
    goTo("18:30");

    expect(await sent({ takenAt: "17:40" })).toMatchObject({ total: 80 });
    const cookie = `session=${await ownSession(meera)}`;
    const api = shop.api.withHeaders({ cookie, origin: shop.server.baseUrl });
    expect(await sent({ takenAt: "17:40" }, api)).toMatchObject({
      total: 80,
      createdAt: timeOf("18:30").toISOString(),
    });
  });
});

function firstOwner(): Person["user"] {
  const id = shop.database.value("select id from users where email = ?", firstAdmin.email);
  return { _id: String(id) } as Person["user"];
}

/** The cookie of a password login in the person's own browser. */
async function ownSession(person: StaffMember): Promise<string> {
  return (await shop.logIn(person)).cookies().session ?? "";
}
