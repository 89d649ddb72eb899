import { beforeAll, describe, expect, test, vi } from "vitest";
import type { OrderOutput } from "#app/domain/orders/present-order.ts";
import { staffLog } from "#db/staff-log.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { decodeEntities, visibleText } from "#tests/support/http/page-text.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish, type Dish } from "#tests/support/records/dishes.ts";
import { advanceOrder, placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer } from "#tests/support/records/people.ts";
import { loggedFailure } from "#tests/support/shop/logged-failure.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const limited = runningShop({ env: { RATE_LIMITS: "on" } });
const { visitor: staff } = shop.owner;
const admin = shop.owner;
let dish: Dish;

beforeAll(() => {
  dish = addDish(shop.database, { name: "Tracked Puri" });
});

type Tracked = { order: OrderOutput; customer: Person; path: string; token: string };

async function tracked(of: RunningShop = shop, overrides = {}): Promise<Tracked> {
  const customer = await registerCustomer(of.api);
  const ordered = of === shop ? dish : addDish(of.database);
  const order = await placeOrder(customer.api, [{ ...ordered, quantity: 3 }], overrides);
  const path = new URL(order.trackingUrl ?? "").pathname;
  return { order, customer, path, token: path.replace("/track/", "") };
}

const stored = (order: OrderOutput, column: string) =>
  shop.database.value(`select ${column} from orders where id = ?`, order.id);

/** The page without the parts that differ in each response. */
const pageText = (html: string, token: string) =>
  visibleText(html.replaceAll(token, "")).replace(/[0-9a-f-]{36}/g, "");

function withOtherEnd(token: string): string {
  const end = token.endsWith("A") ? "E" : "A";
  return token.slice(0, -1) + end;
}

describe("the page of a tracking link", () => {
  const steps = {
    pending: ["Order Confirmed", "Pending"],
    confirmed: ["Order Confirmed", "Confirmed"],
    preparing: ["Preparing Your Order", "Preparing"],
    out_for_delivery: ["On the Way", "Out for Delivery"],
    delivered: [undefined, "Delivered"],
  };

  test("follows an order through each status, without a login", async () => {
    const { order, path, token } = await tracked();
    const visitor = shop.visitor();
    for (const [status, [step, label]] of Object.entries(steps)) {
      if (status !== "pending") await advanceOrder(admin.api, order, [status]);
      const page = await visitor.get(path);
      const text = page.visibleText;

      expect(page.status, status).toBe(200);
      expect(page.text).toContain(`<title>Order ${order.orderNumber}: ${label} · Chatpata</title>`);
      if (step) expect(text).toContain(`Now: ${step}`);
      else expect(text).not.toContain("Now: ");
      expect(text.includes("Expected by")).toBe(status !== "delivered");
      expect(/http-equiv="refresh"/i.test(page.text)).toBe(status !== "delivered");
      const { body } = await shop.api.get<Record<string, unknown>>(`/api/track/${token}`);
      expect(body.data.status).toBe(status);
      expect(body.data.isCancellable).toBe(status === "pending");
    }
  });

  test("shows a ready and a cancelled order as such", async () => {
    const ready = await tracked(shop, { deliveryType: "pickup" });
    await advanceOrder(admin.api, ready.order, ["preparing"]);
    await staff.postForm(`/admin/orders/${ready.order.id}/ready`);
    const cancelled = await tracked();
    await advanceOrder(admin.api, cancelled.order, ["confirmed", "cancelled"]);
    const visitor = shop.visitor();

    const page = await visitor.get(ready.path);
    expect(page.visibleText).toContain("Ready for pickup");
    expect(page.visibleText).toContain("Main Branch, Shop 4, Jangli Maharaj Road");
    expect(page.text).toContain('href="https://www.google.com/maps/dir/');
    const text = await visitor.read(cancelled.path);
    expect(text).toContain("This order was cancelled");
    expect(text).not.toContain("To pay");
    expect(text).not.toContain("We are closing early");
  });

  test("shows the first name, dishes, amount due and phone, and nothing else about the customer", async () => {
    const { order, customer, path, token } = await tracked(shop, {
      notes: "Ring the bell twice",
      deliveryInstructions: "Behind the temple",
    });
    const page = await shop.visitor().get(path);
    const api = await shop.api.get<Record<string, unknown>>(`/api/track/${token}`);
    const text = page.visibleText;

    expect(text).toContain("Hello Asha");
    expect(text).toContain(order.orderNumber);
    expect(text).toContain("3 × Tracked Puri");
    expect(text).toContain(`To pay: ₹${order.amountDue}`);
    expect(text).toContain("In cash at your door");
    expect(page.text).toContain('href="tel:+912048905511"');
    expect(api.body.data).toEqual({
      status: "pending",
      isReady: false,
      firstName: "Asha",
      orderNumber: order.orderNumber,
      tokenNumber: order.tokenNumber,
      expectedAt: order.promisedAt,
      amountDue: order.amountDue,
      items: [{ name: "Tracked Puri", quantity: 3 }],
      shopPhone: "+91 20 4890 5511",
      isCancellable: true,
    });
    const secrets = ["Kulkarni", customer.email, "98220", "Laxmi", "411030", "Ring the", "temple"];
    for (const secret of [...secrets, order.id, customer.user.id]) {
      expect(page.text, secret).not.toContain(secret);
      expect(api.text, secret).not.toContain(secret);
    }
  });

  test("says the time that the kitchen expects", async () => {
    const { order, path, token } = await tracked();
    const change = "update orders set promised_at = ?, delay_minutes = ? where id = ?";
    const tomorrow = new Date(Date.now() + 86_400_000);
    tomorrow.setUTCHours(13, 30, 0, 0);
    shop.database.change(change, tomorrow.getTime(), 0, order.id);
    expect(await shop.visitor().read(path)).toMatch(/Expected by .*, 7:00 PM/);

    shop.database.change(change, tomorrow.getTime(), 20, order.id);

    const text = await shop.visitor().read(path);
    expect(text).toMatch(/Expected by .*, 7:20 PM/);
    expect(text).toContain("A little late");
    const api = await shop.api.get<{ expectedAt: string }>(`/api/track/${token}`);
    expect(api.body.data.expectedAt).toBe(new Date(tomorrow.getTime() + 1_200_000).toISOString());
  });

  test("is stored by no cache, sends no referrer and is in no search engine", async () => {
    const { path, token } = await tracked();
    const visitor = shop.visitor();
    const missing = withOtherEnd(path);
    for (const url of [path, path, `${path}.data`, `${path}/cancellation`, missing]) {
      const { headers } = await visitor.get(url);
      expect(headers.get("cache-control"), url).toBe("no-store");
      expect(headers.get("referrer-policy"), url).toBe("no-referrer");
      expect(headers.get("x-robots-tag"), url).toBe("noindex");
      // The page cache gives one to each page that it stores.
      expect(headers.get("etag"), url).toBeNull();
    }
    const { headers } = await shop.api.get(`/api/track/${token}`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");

    expect((await visitor.get("/robots.txt")).text).toContain("Disallow: /track/");
    for (const list of ["/sitemap.xml", "/sitemap", "/rss.xml"]) {
      const { status, text } = await visitor.get(list);
      expect(status, list).toBe(200);
      expect(text, list).not.toContain(token);
      expect(text, list).not.toContain('href="/track');
      expect(text, list).not.toContain(`${shop.server.baseUrl}/track`);
    }
  });
});

describe("a link that leads nowhere", () => {
  test("is a 404 that does not tell why", async () => {
    const real = await tracked();
    const other = await tracked();
    const expired = await tracked();
    shop.database.change(
      "update orders set promised_at = ? where id = ?",
      Date.now() - 7 * 86_400_000 - 60_000,
      expired.order.id,
    );
    const foreign =
      Buffer.from(real.token, "base64url").subarray(0, 16).toString("hex") +
      Buffer.from(other.token, "base64url").subarray(16).toString("hex");
    const tokens = [
      withOtherEnd(real.token),
      Buffer.from(foreign, "hex").toString("base64url"),
      expired.token,
      real.order.id,
      real.order.orderNumber,
      "guess",
    ];
    expect((await shop.visitor().get(real.path)).status).toBe(200);

    const seen = new Set<string>();
    for (const token of tokens) {
      for (const path of [`/track/${token}`, `/track/${token}/cancellation`]) {
        const page = await shop.visitor().get(path);
        expect(page.status, path).toBe(404);
        expect(page.text).not.toContain("Tracked Puri");
        seen.add(pageText(page.text, token));
      }
      const api = await shop.api.get(`/api/track/${token}`);
      expect(api.status).toBe(404);
      expect(api.text).toBe('{"success":false,"message":"Order not found"}');
      const sent = await shop.visitor().postForm(`/track/${token}/cancellation`);
      expect(sent.status).toBe(404);
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain("Oops! Page Not Found");
    expect(stored(real.order, "status")).toBe("pending");
    const { data } = (
      await expired.customer.api.get<OrderOutput>(`/api/orders/${expired.order.id}`)
    ).body;
    expect(data.trackingUrl).toBeNull();
  });

  test("is refused after sixty guesses, while a correct one still opens", async () => {
    const { path, token } = await tracked(limited);
    const guess = `/api/track/${withOtherEnd(token)}`;
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await limited.api.get(guess)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));

    const refused = await limited.api.get(guess);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const page = await limited.visitor().get(`/track/${withOtherEnd(token)}`);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await limited.visitor().get(path)).status).toBe(200);
  });
});

describe("cancelling by a tracking link", () => {
  test("is recorded as the customer's", async () => {
    const { order, customer, path } = await tracked();
    const visitor = shop.visitor();
    const page = await visitor.get(path);
    expect(page.text).toContain(`href="${path}/cancellation"`);
    expect(await visitor.read(`${path}/cancellation`)).toContain("3 × Tracked Puri");

    const reply = await visitor.postForm(`${path}/cancellation`);

    expect(reply.location).toBe(path);
    expect((await visitor.follow(reply)).visibleText).toContain("Order cancelled successfully");
    expect(stored(order, "status")).toBe("cancelled");
    expect(
      shop.database.row(
        "select kind, to_value, by_user_id, by_role from order_changes where order_id = ?",
        order.id,
      ),
    ).toEqual({
      kind: "status",
      to_value: "cancelled",
      by_user_id: customer.user.id,
      by_role: "customer",
    });

    expect((await visitor.postForm(`${path}/cancellation`)).location, "a second tap").toBe(path);
  });

  test("is in the audit log as done by the link, with the address it came from", async () => {
    const { order, path } = await tracked();

    await shop.visitor().postForm(`${path}/cancellation`);

    expect(
      shop.database.row(
        `select actor_id, action, origin, "after" from ${staffLog} where subject_id = ?`,
        order.id,
      ),
    ).toEqual({
      actor_id: "link",
      action: "order.cancelled",
      origin: "127.0.0.1",
      after: JSON.stringify({ status: "cancelled" }),
    });
    const log = await staff.read("/admin/log?kind=order");
    expect(log).toContain("the customer's link");
    const details = await staff.read(`/admin/orders/${order.id}`);
    expect(details).toContain("Cancelled by the customer's link");
  });

  test("is refused by a link that only shows the order, such as those in the shop's messages", async () => {
    const { order } = await tracked();
    const message = await staff.postForm(`/admin/orders/${order.id}/messages`, {
      channel: "whatsapp",
      topic: "pending",
    });
    const link = /http\S+\/track\/[\w-]{43}/.exec(
      new URL(message.location ?? "").searchParams.get("text") ?? "",
    )?.[0];
    const path = new URL(link ?? "").pathname;
    const visitor = shop.visitor();
    const page = await visitor.get(path);
    expect(page.visibleText).toContain(order.orderNumber);
    expect(page.text).not.toContain(`${path}/cancellation`);
    const api = await shop.api.get<{ isCancellable: boolean }>(`/api${path}`);
    expect(api.body.data.isCancellable).toBe(false);

    expect(await visitor.read(`${path}/cancellation`)).toContain("This link only shows the order");
    const refused = await visitor.postForm(`${path}/cancellation`);

    expect(refused.status).toBe(403);
    expect(refused.visibleText).toContain("This link only shows the order");
    expect((await visitor.postForm(`${path}/wait`)).status).not.toBe(500);
    expect(stored(order, "status")).toBe("pending");
    expect(stored(order, "customer_waits_at")).toBeNull();
  });

  test("is refused once the order is no longer pending", async () => {
    const { order, path } = await tracked();
    await advanceOrder(admin.api, order, ["confirmed"]);
    const visitor = shop.visitor();

    expect(await visitor.read(path)).not.toContain("Cancel Order");
    const reply = await visitor.postForm(`${path}/cancellation`);

    expect(reply.status).toBe(409);
    expect(reply.visibleText).toContain("can no longer be cancelled here. Please call us.");
    expect(stored(order, "status")).toBe("confirmed");
  });

  test("needs a form of the shop; a browser that does not say so is told to call", async () => {
    const { order, path } = await tracked();
    const send = (headers: Record<string, string>) =>
      fetch(`${shop.server.baseUrl}${path}/cancellation`, {
        method: "POST",
        headers,
        body: new URLSearchParams(),
      });

    const crossSite = await send({ "sec-fetch-site": "cross-site", origin: "https://evil.test" });
    expect(crossSite.status).toBe(403);
    expect(await crossSite.text()).toContain("This form was sent from another site");
    const silent = await send({ origin: "null" });
    expect(silent.status).toBe(403);
    expect(await silent.text()).toContain("Please call us: +91 20 4890 5511");
    expect(silent.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await send({ "sec-fetch-site": "cross-site", origin: "null" })).status).toBe(403);
    expect(stored(order, "status")).toBe("pending");

    // What browsers send from a page without a referrer.
    const own = await send({ "sec-fetch-site": "same-origin", origin: "null" });
    expect(own.status).toBe(200);
    expect(stored(order, "status")).toBe("cancelled");
  });
});

describe("the tracking URL", () => {
  test("is on the confirmation and in My Orders, but not in the admin's order", async () => {
    const { visitor, api } = await customerWith(shop);
    const { orderNumber, id, trackingUrl } = await placeOrder(api, [dish]);
    const href = `href="${trackingUrl}"`;

    expect((await visitor.get(`/order-confirmation?order=${orderNumber}`)).text).toContain(href);
    expect((await visitor.get(`/my-orders?order=${orderNumber}`)).text).toContain(href);
    const details = await staff.get(`/admin/orders/${id}`);
    expect(details.visibleText).toContain(orderNumber);
    expect(details.text).not.toContain("/track/");
  });
});

describe("a message to the customer", () => {
  const messages = (order: OrderOutput) => `/admin/orders/${order.id}/messages`;

  test("is opened in WhatsApp or as SMS with the tracking link, and logged as opened", async () => {
    const { order } = await tracked();
    const details = await staff.get(`/admin/orders/${order.id}`);
    expect(details.form(messages(order))).toEqual({ channel: "whatsapp", topic: "pending" });

    const topics = ["pending", "confirmed", "preparing", "ready", "late"];
    const others = ["out_for_delivery", "delivered", "cancelled"];
    for (const topic of [...topics, ...others]) {
      const reply = await staff.postForm(messages(order), { channel: "whatsapp", topic });
      const target = new URL(reply.location ?? "");
      expect(reply.status).toBe(303);
      expect(target.origin + target.pathname).toBe("https://wa.me/919822012345");
      const text = target.searchParams.get("text");
      expect(text).toContain("Hello Asha, ");
      expect(text).toContain(order.orderNumber);
      expect(text).toContain("/track/");
      expect(text).not.toContain(order.trackingUrl);
    }
    const sms = await staff.postForm(messages(order), { channel: "sms", topic: "late" });
    expect(sms.location).toMatch(/^sms:\+919822012345\?body=Hello%20Asha%2C%20we%20are%20sorry/);

    const entries = shop.database.rows(
      `select action, "before", "after" from audit_log where subject_id = ? order by id desc`,
      order.id,
    );
    expect(entries[0]).toEqual({
      action: "order.message_opened",
      before: null,
      after: '{"channel":"sms","topic":"late"}',
    });
    expect(entries).toHaveLength(9);
    expect(JSON.stringify(entries)).not.toContain("sent");
    expect(await staff.read("/admin/log")).toMatch(/message opened/i);
  });

  test("is not offered without a mobile number", async () => {
    const { order } = await tracked();
    shop.database.change("update orders set phone = '020 4890 5511' where id = ?", order.id);

    const details = await staff.get(`/admin/orders/${order.id}`);
    expect(details.text).not.toContain(messages(order));
    const reply = await staff.postForm(messages(order), { channel: "sms", topic: "late" });
    expect((await staff.follow(reply)).visibleText).toContain("no Indian mobile number");
  });

  test.each([{ channel: "telegram", topic: "late" }, { channel: "sms", topic: "lost" }, {}])(
    "is refused if it is unknown: %j",
    async (fields) => {
      const { order } = await tracked();
      const reply = await staff.postForm(messages(order), fields as Record<string, string>);
      expect(reply.location).toBe(`/admin/orders/${order.id}`);
    },
  );

  test("may leave the shop from admin pages only", async () => {
    const policyOf = async (visitor: FormVisitor, path: string) =>
      (await visitor.get(path)).headers.get("content-security-policy") ?? "";
    const { path } = await tracked();

    expect(await policyOf(staff, "/admin/orders")).toMatch(
      /form-action 'self' https:\/\/wa\.me https:\/\/api\.whatsapp\.com sms:$/,
    );
    for (const url of ["/", "/administrator", path]) {
      expect(await policyOf(shop.visitor(), url), url).toMatch(/form-action 'self'$/);
    }
  });
});

test("no log contains a token of an order", async () => {
  const { order, path, token } = await tracked();
  const guess = withOtherEnd(token);
  const visitor = shop.visitor();
  for (const url of [path, `${path}.data`, `${path}/cancellation`, `${path}/`, `/track/${guess}`]) {
    await visitor.get(url);
  }
  await visitor.get(`/%74rack/${token}`);
  await shop.api.get(`/api/track/${token}`);
  await visitor.postForm(
    `${path}/cancellation`,
    {},
    { headers: { "sec-fetch-site": "cross-site" } },
  );
  await fetch(`${shop.server.baseUrl}/client-errors`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: `Failed at ${order.trackingUrl}`,
  });
  shop.database.change("alter table order_items rename to lost_items");
  try {
    expect((await visitor.get(path)).status).toBe(500);
    expect((await visitor.postForm(`${path}/cancellation`)).status).toBe(500);
    expect((await shop.api.get(`/api/track/${token}`)).status).toBe(500);
    const failures = [await loggedFailure(shop.server)];
    await vi.waitFor(() => {
      failures.push(...shop.server.takeUnexpectedErrors());
      expect(failures.join().match(/"status":500/g)).toHaveLength(3);
    }, 30_000);
    expect(failures.join()).toContain('"path":"/track/[token]"');
  } finally {
    shop.database.change("alter table lost_items rename to order_items");
  }
  const health = decodeEntities((await staff.get("/admin/health")).text);
  const log = (await staff.get("/admin/log")).text;

  await vi.waitFor(() => expect(shop.server.output()).toContain("Failed at"), 30_000);
  const output = shop.server.output();
  expect(output).toContain('"path":"/track/[token]/cancellation"');
  expect(output).toContain('"path":"/api/track/[token]"');
  expect(health).toContain("SqliteError");
  for (const secret of [token, guess, token.slice(0, 20), token.slice(-20)]) {
    for (const text of [output, health, log]) expect(text).not.toContain(secret);
  }
});
