import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { openAllDay, saveSettings } from "#tests/support/records/settings.ts";
import { addStaff, givePin, makeDevice } from "#tests/support/records/staff.ts";
import { type PushBrowser, startPushServer } from "#tests/support/shop/push-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const push = await startPushServer();
const shop = runningShop({ env: push.env });

let admin: Person;
let dish: Dish;

beforeAll(async () => {
  admin = await signInAdmin(shop.api);
  dish = addDish(shop.database);
});
afterAll(() => push.stop());

type Customer = Person & { visitor: FormVisitor; browser: PushBrowser; page: string };

const ADMIN_PAGE = "/admin/notifications";

function turnOn(visitor: FormVisitor, page: string, fields: PushBrowser["fields"]) {
  return visitor.postForm(page, fields);
}

async function expectOn(reply: Promise<FormReply>): Promise<void> {
  const { status, text } = await reply;
  expect(status, text).toBe(303);
}

/** A customer with an order, and a browser that gets messages about it. */
async function newCustomer(): Promise<Customer> {
  const person = await registerCustomer(shop.api);
  const visitor = await shop.signedIn(person);
  const { orderNumber } = await placeOrder(person.api, [dish]);
  const page = `/my-orders/${orderNumber}/notifications`;
  const browser = push.newBrowser();
  await expectOn(turnOn(visitor, page, browser.fields));
  return { ...person, visitor, browser, page };
}

async function newStaff(...[role, overrides]: [Parameters<typeof addStaff>[1], object?]) {
  const member = await addStaff(shop, role, overrides);
  const browser = push.newBrowser();
  await expectOn(turnOn(member.visitor, ADMIN_PAGE, browser.fields));
  return { ...member, browser };
}

const titles = ({ received }: PushBrowser) => received.map(({ title }) => title);

const rowsOf = ({ fields }: PushBrowser) =>
  shop.database.rows("select * from push_subscriptions where endpoint = ?", fields.endpoint);

const waiting = () => shop.database.value("select count(*) from push_messages");

/** Every message queued earlier has been sent or given up. */
async function expectAllSent(): Promise<void> {
  await expect.poll(waiting).toBe(0);
}

async function cancelledOrder(api: Person["api"]) {
  const order = await placeOrder(api, [dish]);
  return advanceOrder(admin.api, order, ["cancelled"]);
}

/** A new message about an order replaces a waiting one, so staff are notified of the order before it is cancelled. */
async function cancelledOrderOfWhichStaffKnow(api: Person["api"]) {
  const order = await placeOrder(api, [dish]);
  await expectAllSent();
  return advanceOrder(admin.api, order, ["cancelled"]);
}

describe("a customer's device", () => {
  test("is told of each status and of nothing about the customer but the order's number", async () => {
    const customer = await newCustomer();
    const other = await newCustomer();
    const order = await placeOrder(customer.api, [dish]);
    const owner = await shop.signedIn(firstAdmin);
    const { received } = customer.browser;

    for (const [index, [step, title]] of [
      ["confirmed", "Your order is confirmed"],
      ["preparing", "Your order is being prepared"],
      ["ready", "Your order is ready"],
      ["out_for_delivery", "Your order is on its way"],
      ["delivered", "Your order has arrived"],
    ].entries()) {
      if (step === "ready") await owner.postForm(`/admin/orders/${order.id}/ready`);
      else await advanceOrder(admin.api, order, [step ?? ""]);
      await expect.poll(() => titles(customer.browser)[index]).toBe(title);
    }
    const cancelled = await cancelledOrder(customer.api);
    await expect.poll(() => titles(customer.browser)[5]).toBe("Your order was cancelled");

    expect(received.map(({ body }) => body.includes(order.orderNumber))).toEqual([
      ...Array<boolean>(5).fill(true),
      false,
    ]);
    expect(received[5]?.body).toContain(cancelled.orderNumber);
    for (const { title, body, path, tag, headers, claims } of received) {
      expect(`${title} ${body}`).not.toMatch(/Asha|Laxmi|98220/);
      expect(path).toMatch(/^\/track\/[\w-]{43}$/);
      expect(tag).toMatch(/^order-/);
      expect(headers.topic).toMatch(/^[\w-]{32}$/);
      expect(Number(headers.ttl)).toBeGreaterThan(7000);
      expect(Number(headers.ttl)).toBeLessThanOrEqual(7200);
      expect(claims.aud).toBe(push.env.PUSH_TEST_ORIGIN);
    }
    const topics = received.map(({ headers }) => headers.topic);
    expect(new Set(topics.slice(0, 5)).size).toBe(1);
    expect(topics[5]).not.toBe(topics[0]);
    await expectAllSent();
    expect(other.browser.received).toEqual([]);
  });

  test("is told when the kitchen needs longer", async () => {
    const customer = await newCustomer();
    const order = await placeOrder(customer.api, [dish]);
    const kitchen = (await addStaff(shop, "kitchen")).visitor;

    await kitchen.postForm(`/admin/orders/${order.id}/delay`, {
      delayMinutes: "20",
      shownMinutes: "0",
    });

    await expect.poll(() => titles(customer.browser)).toEqual(["Your order is taking longer"]);
    const { trackingUrl } = order;
    const page = await shop.visitor().get(new URL(trackingUrl ?? "").pathname);
    const [, expected] = /Expected by (.+? [AP]M)/.exec(page.visibleText) ?? [];
    expect(expected).toBeDefined();
    expect(customer.browser.received[0]?.body).toContain(`Expected now: ${expected}`);
  });

  test("is told nothing more once it was turned off, by a plain form", async () => {
    const customer = await newCustomer();
    const page = await customer.visitor.get(customer.page);
    expect(page.visibleText).toContain("On for this device");
    const removal = `${customer.page}/removal`;

    const reply = await customer.visitor.postForm(removal, page.form(removal));

    expect(reply.location).toBe(customer.page);
    const after = await customer.visitor.get(customer.page);
    expect(after.visibleText).toContain("Off for this device");
    expect(after.visibleText).toContain("Turning notifications on needs JavaScript");
    await cancelledOrder(customer.api);
    await expectAllSent();
    expect(customer.browser.received).toEqual([]);
  });

  test("of another customer cannot be turned off through its order", async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];

    const replies = [
      await other.visitor.get(customer.page),
      await other.visitor.postForm(`${customer.page}/removal`),
      await turnOn(other.visitor, customer.page, push.newBrowser().fields),
    ];

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(rowsOf(customer.browser)).toHaveLength(1);
  });

  test("is in the customer's data, without what it takes to write to it", async () => {
    const { visitor, browser } = await newCustomer();

    const { text } = await visitor.get("/profile/data.json");

    expect(JSON.parse(text).notifications).toEqual([
      { audience: "customer", pushService: "127.0.0.1", since: expect.any(String) },
    ]);
    for (const secret of [...Object.values(browser.fields), "/send/"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("is forgotten when the account is deleted", async () => {
    const customer = await newCustomer();

    await admin.api.delete(`/api/auth/users/${customer.user._id}`);

    expect(rowsOf(customer.browser)).toEqual([]);
  });

  test("replaces the oldest of ten others of the same person", async () => {
    const customer = await newCustomer();
    const browsers = [customer.browser];
    for (let index = 0; index < 10; index += 1) {
      const visitor = await shop.logIn(customer);
      const browser = push.newBrowser();
      await expectOn(turnOn(visitor, customer.page, browser.fields));
      browsers.push(browser);
    }

    expect(browsers.map((browser) => rowsOf(browser).length)).toEqual([0, ...Array(10).fill(1)]);
  });
});

describe("a subscription is refused", () => {
  const { publicKey, authSecret } = push.newBrowser().fields;
  const offCurve = `B${"A".repeat(86)}`;

  test.each<[what: string, wrong: Partial<PushBrowser["fields"]>]>([
    ["any other site", { endpoint: "https://evil.test/fcm.googleapis.com" }],
    ["no key", { publicKey: "" }],
    ["a point that is not on the curve", { publicKey: offCurve }],
    ["a compressed point", { publicKey: `C${publicKey.slice(1)}` }],
    ["a short key", { publicKey: authSecret }],
    ["no secret", { authSecret: "" }],
    ["a long secret", { authSecret: publicKey }],
    ["a secret in another alphabet", { authSecret: `${authSecret.slice(0, 21)}!` }],
  ])("with %s", async (_what, wrong) => {
    const customer = await newCustomer();
    const fields = { ...push.newBrowser().fields, ...wrong };

    const reply = await turnOn(customer.visitor, customer.page, fields);

    expect(reply.status).toBe(400);
    expect(reply.visibleText).toContain("Notifications are still off");
    expect(rowsOf(customer.browser)).toHaveLength(1);
  });

  test("if it is another person's, unless the browser has its keys", async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const [before] = rowsOf(owner.browser);
    const { endpoint } = owner.browser.fields;

    const taken = await turnOn(other.visitor, other.page, { ...other.browser.fields, endpoint });

    expect(taken.status).toBe(409);
    expect(rowsOf(owner.browser)).toEqual([before]);
    // The next person in the same browser.
    await expectOn(turnOn(other.visitor, other.page, owner.browser.fields));
    expect(rowsOf(owner.browser)).toEqual([expect.objectContaining({ user_id: other.user._id })]);
  });
});

describe("when the push service", () => {
  test.each([404, 410])("answers %i, the subscription is deleted", async (status) => {
    const customer = await newCustomer();
    customer.browser.answer(status);

    await cancelledOrder(customer.api);

    await expect.poll(() => rowsOf(customer.browser)).toEqual([]);
    expect(customer.browser.received).toHaveLength(1);
    const page = await customer.visitor.get(customer.page);
    expect(page.visibleText).toContain("Off for this device");
  });

  test("asks to wait, the message waits as long", async () => {
    const customer = await newCustomer();
    customer.browser.answer({ status: 429, headers: { "retry-after": "1" } });

    await cancelledOrder(customer.api);

    await expect.poll(() => customer.browser.received.length, { timeout: 5000 }).toBe(2);
    const [first, second] = customer.browser.received;
    expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(990);
    expect(second?.title).toBe(first?.title);
    await expectAllSent();
  });

  test.each([400, { status: 307, headers: { location: "/elsewhere" } }])(
    "answers %j, the message is given up and no redirect followed",
    async (answer) => {
      const customer = await newCustomer();
      customer.browser.answer(answer);

      await cancelledOrder(customer.api);

      await expect.poll(() => customer.browser.received.length).toBe(1);
      await expectAllSent();
      expect(customer.browser.received).toHaveLength(1);
      expect(rowsOf(customer.browser)).toHaveLength(1);
      expect(push.strayRequests).toEqual([]);
    },
  );

  test("does not answer, others are not kept waiting and it is tried again", async () => {
    const [stuck, customer] = [await newCustomer(), await newCustomer()];
    stuck.browser.answer("never");
    await cancelledOrder(stuck.api);
    await expect.poll(() => stuck.browser.received.length).toBe(1);

    await cancelledOrder(customer.api);

    await expect.poll(() => customer.browser.received.length).toBe(1);
    await expect.poll(() => stuck.browser.received.length).toBe(2);
    await expectAllSent();
  });

  test("fails until nobody needs the message, it is dropped", async () => {
    const customer = await newCustomer();
    customer.browser.answer(...Array<number>(1000).fill(500));
    await cancelledOrder(customer.api);
    await expect.poll(() => customer.browser.received.length).toBeGreaterThan(0);

    shop.database.change("update push_messages set expires_at = ?", Date.now() - 1);

    await expectAllSent();
    expect(rowsOf(customer.browser)).toHaveLength(1);
  });

  test("and the shop were off, the message arrives once both are back", async () => {
    const customer = await newCustomer();
    await push.stop();
    await cancelledOrder(customer.api);
    expect(waiting()).toBe(1);

    await shop.server.restart();
    expect(waiting()).toBe(1);
    await push.restart();

    await expect
      .poll(() => titles(customer.browser), { timeout: 10_000 })
      .toEqual(["Your order was cancelled"]);
    await expectAllSent();
  });

  test("gets several messages about one order, only the newest of those that wait is sent", async () => {
    const customer = await newCustomer();
    customer.browser.answer({ status: 429, headers: { "retry-after": "1" } });
    const order = await placeOrder(customer.api, [dish]);
    await advanceOrder(admin.api, order, ["confirmed"]);
    await expect.poll(() => customer.browser.received.length).toBe(1);
    await advanceOrder(admin.api, order, ["preparing"]);

    await expectAllSent();

    expect(titles(customer.browser)).toEqual([
      "Your order is confirmed",
      "Your order is being prepared",
    ]);
  });
});

describe("staff", () => {
  test("are told of new orders, bookings and cancellations that their role may read", async () => {
    const kitchen = await newStaff("kitchen");
    const manager = await newStaff("manager");
    const rider = await newStaff("rider");
    const customer = await registerCustomer(shop.api);

    const order = await cancelledOrderOfWhichStaffKnow(customer.api);
    await bookEvent(customer.api);
    await expectAllSent();

    expect(titles(kitchen.browser)).toEqual(["New order", "Order cancelled"]);
    expect(titles(manager.browser)).toEqual(["New order", "Order cancelled", "New booking"]);
    expect(titles(rider.browser)).toEqual([]);
    for (const { title, body, path } of manager.browser.received) {
      expect(`${title} ${body}`).not.toMatch(/Asha|Laxmi|98220/);
      expect(path).toMatch(/^\/admin\/(orders\/|events\?event=)/);
    }
    const [toManager, toKitchen] = [manager, kitchen].map(({ browser }) => browser.received[0]);
    expect(toManager?.body).toContain(order.orderNumber);
    expect(toManager?.body).toContain("₹");
    expect(toKitchen?.body).toContain(order.orderNumber);
    expect(toKitchen?.body).not.toContain("₹");
  });

  test("who own the shop are told of what nobody answers, if they chose push messages", async () => {
    const owner = await newStaff("owner");
    const manager = await newStaff("manager");
    await saveSettings(owner.visitor, "hours", openAllDay);
    const settings = "/admin/settings/alerts";
    const fields = await owner.visitor.formOn(settings);
    await saveSettings(owner.visitor, "alerts", { ...fields, tellsOwnerBy: "push" });
    const order = await placeOrder((await registerCustomer(shop.api)).api, [dish]);

    shop.database.change(
      "update orders set created_at = created_at - 600000, rings_since = rings_since - 600000 where id = ?",
      order.id,
    );

    const told = `Nobody has confirmed order ${order.orderNumber} yet`;
    await expect.poll(() => titles(owner.browser), { timeout: 10_000 }).toContain(told);
    await expectAllSent();
    expect(titles(manager.browser)).toEqual(["New order"]);
  });

  test("send themselves a test message, and only to this device", async () => {
    const [here, elsewhere] = [await newStaff("counter"), await newStaff("counter")];
    const page = await here.visitor.get(ADMIN_PAGE);
    const action = `${ADMIN_PAGE}/test`;

    const reply = await here.visitor.postForm(action, page.form(action));

    expect(reply.location).toBe(ADMIN_PAGE);
    await expect.poll(() => titles(here.browser)).toEqual(["Test message"]);
    await here.visitor.postForm(`${ADMIN_PAGE}/removal`);
    await here.visitor.postForm(action);
    await expectAllSent();
    expect(titles(here.browser)).toEqual(["Test message"]);
    expect(elsewhere.browser.received).toEqual([]);
  });

  test("on one browser are not told as customers, nor customers as staff", async () => {
    const member = await newStaff("kitchen");
    const { orderNumber } = await placeOrder(member.api, [dish]);
    await expectOn(
      turnOn(member.visitor, `/my-orders/${orderNumber}/notifications`, member.browser.fields),
    );
    expect(
      rowsOf(member.browser)
        .map(({ audience }) => audience)
        .sort(),
    ).toEqual(["customer", "staff"]);
    const customer = await newCustomer();

    const refused = await turnOn(customer.visitor, ADMIN_PAGE, customer.browser.fields);

    expect(refused.status).toBe(403);
    expect(rowsOf(customer.browser).map(({ audience }) => audience)).toEqual(["customer"]);
  });

  test("who sign out are told nothing more on this device", async () => {
    const [left, stayed] = [await newStaff("kitchen"), await newStaff("kitchen")];

    await left.visitor.postForm("/logout");
    await cancelledOrderOfWhichStaffKnow((await registerCustomer(shop.api)).api);
    await expectAllSent();

    expect(left.browser.received).toEqual([]);
    expect(titles(stayed.browser)).toEqual(["New order", "Order cancelled"]);
  });

  test.each([
    ["are deactivated", "update users set is_active = 0 where id = ?"],
    ["become customers", "update users set role = 'customer' where id = ?"],
  ])("who %s are told nothing, whatever else ended their session", async (_what, change) => {
    const member = await newStaff("kitchen");
    shop.database.change(change, member.user._id);

    await cancelledOrder((await registerCustomer(shop.api)).api);
    await expectAllSent();

    expect(member.browser.received).toEqual([]);
  });

  test("who are deactivated or get another role lose their subscriptions", async () => {
    const owner = await shop.signedIn(firstAdmin);
    const [inactive, promoted] = [await newStaff("kitchen"), await newStaff("kitchen")];

    await owner.postForm(`/admin/staff/${inactive.user._id}/deactivation`);
    const page = `/admin/staff/${promoted.user._id}`;
    await owner.fillIn(page, { role: "counter" });

    expect(rowsOf(inactive.browser)).toEqual([]);
    expect(rowsOf(promoted.browser)).toEqual([]);
  });

  test("keep them when they log in again in the same browser after a session that ran out", async () => {
    const member = await newStaff("kitchen");
    const sql = "update sessions set expires_at = ? where user_id = ?";
    shop.database.change(sql, Date.now() - 1000, member.user._id);

    await signInAdmin(shop.api);
    expect((await member.visitor.get(ADMIN_PAGE)).location).toMatch(/^\/login/);
    expect(rowsOf(member.browser)).toHaveLength(1);
    await member.visitor.signInAs(member);

    const page = await member.visitor.get(ADMIN_PAGE);
    expect(page.visibleText).toContain("On for this device");
  });

  test("who switch on a device of the shop end those of the person before, as does its removal", async () => {
    const owner = await shop.signedIn(firstAdmin);
    await makeDevice(owner, "Kitchen tablet");
    const [one, two] = [await addStaff(shop, "kitchen"), await addStaff(shop, "kitchen")];
    await givePin(owner, one, "2580");
    await givePin(owner, two, "3691");
    const [first, second] = [push.newBrowser(), push.newBrowser()];

    await owner.postForm("/admin/switch", { person: one.user._id, pin: "2580" });
    await expectOn(turnOn(owner, ADMIN_PAGE, first.fields));
    expect(rowsOf(first)[0]?.device_id).not.toBeNull();
    await owner.postForm("/admin/switch", { person: two.user._id, pin: "3691" });
    expect(rowsOf(first)).toEqual([]);
    await expectOn(turnOn(owner, ADMIN_PAGE, second.fields));
    const device = rowsOf(second)[0]?.device_id;
    const manager = await shop.signedIn(firstAdmin);
    await manager.postForm(`/admin/devices/${device}/removal`);

    expect(rowsOf(second)).toEqual([]);
  });
});

test("the keys were generated once, and are the same after a restart", async () => {
  const stored = () => shop.database.value("select value from secrets where name = 'push'");
  const before = stored();
  expect(JSON.parse(String(before))).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    privateKey: expect.stringMatching(/^[\w-]{43}$/),
  });

  await shop.server.restart();

  expect(stored()).toBe(before);
});

test("the log names no endpoint and no key", () => {
  const output = shop.server.output();
  expect(output).toContain("A push message was not sent");
  expect(output).toContain("A push service refused a message");
  expect(output).not.toContain("/send/");
  for (const { public_key, auth_secret } of shop.database.rows(
    "select * from push_subscriptions",
  )) {
    expect(output).not.toContain(String(public_key));
    expect(output).not.toContain(String(auth_secret));
  }
  const keys = shop.database.value("select value from secrets where name = 'push'");
  expect(output).not.toContain(JSON.parse(String(keys)).privateKey);
});

describe("the shop can be installed", () => {
  test.each([
    ["/manifest.webmanifest", "/menu", ["/menu", "/my-orders", "/cart"]],
    [
      "/admin/manifest.webmanifest",
      "/admin",
      ["/admin/counter", "/admin/kitchen", "/admin/orders"],
    ],
  ])("%s", async (path, start, shortcuts) => {
    const { status, text, headers } = await shop.visitor().get(path);

    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text);
    expect(manifest.start_url).toBe(start);
    expect(manifest.display).toBe("standalone");
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(shortcuts);
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: "maskable" }));
  });

  test("each area links its own manifest, and no other", async () => {
    const owner = await shop.signedIn(firstAdmin);
    const linked = (text: string) =>
      [...text.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map(([, href]) => href);

    expect(linked((await owner.get("/menu")).text)).toEqual(["/manifest.webmanifest"]);
    expect(linked((await owner.get("/admin/orders")).text)).toEqual([
      "/admin/manifest.webmanifest",
    ]);
  });
});
