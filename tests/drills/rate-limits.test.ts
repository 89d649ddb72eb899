import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimitOf } from "#app/http/endpoint/endpoint.server.ts";
import { rateLimits } from "#app/http/limits/rate-limits.server.ts";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import type { Reply } from "#tests/support/http/client.ts";
import { loadContract } from "#tests/support/http/contract.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import {
  customerWith,
  filledCheckout,
  putInCart,
  typedAtCheckout,
} from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { orderOf, placeOrder } from "#tests/support/records/orders.ts";
import { anyPerson, registerCustomer } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const clock = serverClock();
afterAll(clock.removeFiles);
let stoppedAtMs = Date.now();
beforeEach(() => passMinutes(0));

/** The clock stands still in between, so that no attempt is forgotten while a test makes the next one. */
function passMinutes(minutes: number): void {
  stoppedAtMs += minutes * 60_000;
  clock.stopAt(new Date(stoppedAtMs));
}

const shop = runningShop({ env: { RATE_LIMITS: "on", ...clock.env } });

const proxied = runningShop({
  env: {
    RATE_LIMITS: "on",
    TRUST_PROXY: "1",
    SITE_URL: "https://chatpata.test",
    ...clock.env,
  },
});

async function repeat<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < count; done += 1) results.push(await act());
  return results;
}

function expectRateLimited(reply: Reply<unknown> | undefined, withinMinutes: number): void {
  expect(reply?.status).toBe(429);
  expect(reply?.body.message).toMatch(
    /^Too many attempts\. Please wait \d+ minutes? and try again\.$/,
  );
  const seconds = Number(reply?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(withinMinutes * 60);
}

/** A client behind the proxy with its own address. */
const from = (ip: string) => proxied.api.withHeaders({ "x-forwarded-for": ip });

test("nobody locks the owner out: neither one address nor many keep the right password from logging in elsewhere", async () => {
  const { email, password } = await registerCustomer(from("198.51.100.1"));
  const fails = (ip: string, count: number) =>
    repeat(count, () => from(ip).post("/api/auth/login", { email, password: "wrong-password" }));

  const one = await fails("203.0.113.20", 12);
  await fails("203.0.113.21", 1);

  expect(one.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
  const right = { email: email.toUpperCase(), password };
  expectRateLimited(await from("203.0.113.20").post("/api/auth/login", right), 15);
  expect((await from("198.51.100.7").post("/api/auth/login", right)).status).toBe(200);
});

test("an address that guesses at many accounts is stopped, and counts against none of them", async () => {
  const { email, password } = await registerCustomer(from("198.51.100.1"));
  const guesser = from("203.0.113.30");
  const guesses = await repeat(60, () =>
    guesser.post("/api/auth/login", { email: anyPerson().email, password: "wrong-password" }),
  );
  expect(guesses.map(({ status }) => status)).toEqual(Array(60).fill(401));

  const blocked = await repeat(11, () =>
    guesser.post("/api/auth/login", { email, password: "wrong-password" }),
  );

  expect(blocked.map(({ status }) => status)).toEqual(Array(11).fill(429));
  expect((await from("198.51.100.7").post("/api/auth/login", { email, password })).status).toBe(
    200,
  );
});

test("the addresses of one IPv6 network count as one, those of another do not", async () => {
  const { email, password } = await registerCustomer(from("198.51.100.1"));
  const attempt = (ip: string, typed: string) =>
    from(ip).post("/api/auth/login", { email, password: typed });
  for (let host = 1; host <= 10; host += 1)
    await attempt(`2001:db8:0:1::${host}`, "wrong-password");

  expect((await attempt("2001:db8:0:1:ffff::1", password)).status).toBe(429);
  expect((await attempt("2001:db8:0:2::1", password)).status).toBe(200);
});

test("unknown email addresses have the same limit as known ones", async () => {
  const { email } = anyPerson();

  const attempts = await repeat(11, () =>
    shop.api.post("/api/auth/login", { email, password: "wrong-password" }),
  );

  expect(attempts.map((reply) => reply.status)).toEqual([...Array(10).fill(401), 429]);
});

test("registration is limited to five attempts per email address", async () => {
  const person = anyPerson();

  const attempts = await repeat(6, () => shop.api.post("/api/auth/register", person));

  expect(attempts.map((reply) => reply.status)).toEqual([201, 409, 409, 409, 409, 429]);
  expectRateLimited(attempts.at(-1), 15);
});

test("an IP address can start three hundred carts per hour, and existing carts still work", async () => {
  const behindProxy = { headers: { "x-forwarded-for": "203.0.113.7" } };
  const dish = addDish(proxied.database, { stock: 10_000 });
  const add = (visitor: FormVisitor) =>
    visitor.postForm("/cart/lines", { product: dish.id }, behindProxy);
  const carts = () => proxied.database.value("select count(*) from carts");
  const first = proxied.visitor();
  await repeat(300, () => add(carts() === 0 ? first : proxied.visitor()));
  expect(carts()).toBe(300);
  const late = proxied.visitor();
  const refused = await late.follow(await add(late));
  expect(refused.visibleText).toContain("Too many attempts. Please wait");
  expect(carts()).toBe(300);
  await add(first);
  expect(proxied.database.value("select max(quantity) from cart_lines")).toBe(2);
});

test("refused input counts, before it is read", async () => {
  const api = from("203.0.113.50");
  const invalid = await repeat(200, () => api.post("/api/auth/register", { name: "" }));
  expect(new Set(invalid.map(({ status }) => status))).toEqual(new Set([400]));

  const unreadable = await api.send("POST", "/api/auth/register", { rawBody: "{" });
  expectRateLimited(unreadable, 1);
});

test("of a form, too, which shows again what was typed, in the language of its page", async () => {
  const headers = { "x-forwarded-for": "203.0.113.51" };
  const visitor = proxied.visitor();
  await repeat(60, () => visitor.postForm("/contact", { name: "Asha" }, { headers }));
  const typed = { name: "Asha", email: "asha@chatpata.test", message: "Where are you today?" };
  for (const [path, text] of [
    ["/contact", "Too many attempts."],
    ["/hi/contact", "बहुत बार कोशिश हुई"],
    ["/mr/contact", "खूप वेळा प्रयत्न झाला"],
  ] as const) {
    const refused = await visitor.postForm(path, typed, { headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.visibleText).toContain(text);
    expect(refused.form(path)).toMatchObject(typed);
  }
  expect(proxied.database.value("select count(*) from contact_messages")).toBe(0);
});

test("a customer can order twenty times in ten minutes", async () => {
  const { api } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 100 });

  const attempts = await repeat(21, () => api.post("/api/orders", orderOf([dish])));

  expect(attempts.map((reply) => reply.status)).toEqual([...Array(20).fill(201), 429]);
  expectRateLimited(attempts.at(-1), 10);
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(80);
});

test("an address that guesses coupon codes is stopped, in the cart, by link, at checkout and through the API", async () => {
  const headers = { "x-forwarded-for": "203.0.113.40" };
  const { database } = proxied;
  addDiwali();
  const visitor = proxied.visitor();
  const dish = addDish(database, { stock: 1000 });
  await visitor.postForm("/cart/lines", { product: dish.id }, { headers });
  const inCart = (coupon: string) => visitor.postForm("/coupon", { coupon }, { headers });
  const byLink = (coupon: string) => visitor.get(`/?coupon=${coupon}`, headers);
  const atCheckout = (coupon: string) =>
    visitor.postForm("/checkout", { coupon, update: "total" }, { headers });
  const { api } = await registerCustomer(from("203.0.113.40"));
  const inOrder = (coupon: string) => api.post("/api/orders", orderOf([dish], { coupon }));
  const inQuote = (coupon: string) =>
    api.post("/api/quote", { items: orderOf([dish]).items, coupon });
  for (let guess = 1; guess <= 95; guess += 1) await inCart(`GUESS${guess}`);
  expect((await inOrder("GUESS96")).status).toBe(400);
  expect((await inQuote("GUESS97")).status).toBe(200);
  await byLink("GUESS98");
  await visitor.get("/checkout?coupon=GUESS99", headers);
  await atCheckout("GUESS100");
  // The same code again is not a guess.
  await atCheckout("GUESS100");

  for (const attempt of [atCheckout, inCart, byLink]) {
    const reply = await attempt("DIWALI");
    const page = await visitor.get(reply.location ?? "", headers);
    expect(page.visibleText).toContain("Too many attempts. Please wait 1 minute");
    expect(await visitor.read("/cart")).not.toContain("Coupon DIWALI");
  }
  const asked = await visitor.get("/checkout?coupon=DIWALI", headers);
  expect(asked.visibleText).toContain("Too many attempts. Please wait");
  expect(asked.visibleText).not.toContain("Coupon DIWALI");
  expect((await visitor.formOn("/checkout")).coupon).toBe("GUESS100");
  expectRateLimited(await inOrder("DIWALI"), 1);
  expectRateLimited(await inQuote("DIWALI"), 1);
  expect((await inOrder("")).status).toBe(201);
});

test("a coupon that exists is no guess, so a whole market can use it", async () => {
  addDiwali();
  const { api } = await registerCustomer(from("203.0.113.41"));
  const { items } = orderOf([addDish(proxied.database)]);

  const quotes = await repeat(50, () => api.post("/api/quote", { items, coupon: "DIWALI" }));

  expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set([200]));
});

function addDiwali(): void {
  proxied.database.change(
    "insert or ignore into coupons (id, code, name, kind, value, created_at, updated_at) values ('c', 'DIWALI', 'Diwali', 'percent', 1000, 0, 0)",
  );
}

describe("many customers behind one address", () => {
  test("go on after a script that registers accounts, which is slowed down to four a minute", async () => {
    const api = from("203.0.113.60");
    const register = async () => (await api.post("/api/auth/register", anyPerson())).status;
    await repeat(199, () => api.post("/api/auth/register", {}));

    expect(await register()).toBe(201);
    const refused = await api.post("/api/auth/register", anyPerson());
    expectRateLimited(refused, 1);
    expect(Number(refused.headers.get("retry-after"))).toBe(15);
    expect((await from("203.0.113.61").post("/api/auth/register", anyPerson())).status).toBe(201);

    passMinutes(1);
    const statuses = await repeat(6, register);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });

  test("log in although others mistype their passwords, because logins that succeed do not count", async () => {
    const { email, password } = await registerCustomer(from("203.0.113.70"));
    const logIn = (typed: object) => from("203.0.113.71").post("/api/auth/login", typed);
    await repeat(59, () => logIn({}));

    const right = await repeat(3, () => logIn({ email, password }));

    expect(right.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("an order", () => {
  test("can be changed twenty times within an hour", async () => {
    const dish = addDish(shop.database, { stock: 1000 });
    const customer = await customerWith(shop);
    const placed = await placeOrder(customer.api, [dish], { deliveryType: "pickup" });
    const path = `/my-orders/${placed.orderNumber}/changes`;
    const filled = async (quantity: number) => {
      const fields = await customer.visitor.formOn(path);
      const line = Object.keys(fields).find((name) => name.startsWith("lines.")) ?? "";
      return { fields: { ...fields, [line]: String(quantity), save: "1" }, line };
    };
    const saved: { fields: Record<string, string | string[]>; status: number }[] = [];
    for (let count = 1; count <= 20; count += 1) {
      const { fields } = await filled((count % 2) + 1);
      saved.push({ fields, status: (await customer.visitor.postForm(path, fields)).status });
    }
    expect(saved.map(({ status }) => status)).toEqual(Array(20).fill(303));

    const { fields, line } = await filled(7);
    const refused = await customer.visitor.postForm(path, fields);

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(180);
    expect(refused.visibleText).toContain("Too many attempts. Please wait 3 minutes");
    expect(refused.form(path)[line]).toBe("7");
    const again = await customer.visitor.postForm(path, saved.at(-1)?.fields);
    expect(again.status, "the last change, sent again").toBe(303);
    passMinutes(3);
    expect((await customer.visitor.postForm(path, fields)).status).toBe(303);
  });

  test("of the checkout that is sent again is answered as before after the limit, coupon and all", async () => {
    const dish = addDish(shop.database, { stock: 100 });
    const customer = await customerWith(shop, [dish]);
    const form = await filledCheckout(customer.visitor);
    const first = await customer.visitor.postForm("/checkout", form);
    await repeat(20, () => customer.api.post("/api/orders", orderOf([dish])));
    await putInCart(customer.visitor, dish);

    const fresh = await customer.visitor.postForm("/checkout", {
      ...(await filledCheckout(customer.visitor)),
    });
    const again = await customer.visitor.postForm("/checkout", form);

    expect(first.status).toBe(303);
    expect(fresh.status).toBe(429);
    expect(fresh.form("/checkout")).toMatchObject(typedAtCheckout);
    expect([again.status, again.location]).toEqual([303, first.location]);
  });
});

test("a form on several pages keeps the input, wherever it was sent from", async () => {
  const referer = `${shop.server.baseUrl}/my-orders`;
  const email = anyPerson().email;
  const guest = shop.visitor();
  const subscribe = () =>
    guest.postForm("/newsletter/subscriptions", { email }, { headers: { referer } });
  await repeat(3, subscribe);
  const page = await subscribe();
  expect(page.status).toBe(429);
  expect(page.visibleText).toContain("Too many attempts.");
  expect(page.form("/newsletter/subscriptions")).toMatchObject({ email });

  const customer = await customerWith(shop);
  const dish = addDish(shop.database);
  const order = await placeOrder(customer.api, [dish], { paymentMethod: "upi" });
  const path = `/my-orders/${order.orderNumber}/claim`;
  const claim = (reference: string) =>
    customer.visitor.postForm(path, { reference }, { headers: { referer } });
  await repeat(10, () => claim("no reference"));
  const refused = await claim("432100000001");
  expect(refused.status).toBe(429);
  expect(refused.form(path)).toMatchObject({ reference: "432100000001" });
});

describe("whatever has no limit of its own", () => {
  test("has one for the account, whichever buttons are pressed", async () => {
    const customer = await customerWith(shop);
    const { api, visitor } = customer;
    const post = addPost(shop.database);
    const dish = addDish(shop.database);
    await repeat(199, () => api.post("/api/reviews/unknown/helpful"));
    expect((await api.post(`/api/blogs/${post.id}/like`)).status).toBe(200);

    const refused = [
      await api.delete(`/api/blogs/${post.id}/like`),
      await api.post("/api/reviews/unknown/helpful"),
      await api.patch("/api/orders/unknown/status", { status: "cancelled" }),
      await api.patch("/api/catering/unknown/cancel", {}),
      await api.post("/api/orders", orderOf([dish])),
      await visitor.postForm("/cart/lines", { product: dish.id, quantity: "1" }),
      await visitor.postForm("/wishlist/dishes", { productId: dish.id }),
      await visitor.postForm(`/blog/${post.slug}/saves`),
      await visitor.postForm("/profile/addresses/new", { address: "12 Laxmi Road" }),
      await visitor.postForm("/preferences/theme", { theme: "dark" }),
      await visitor.postForm("/pincode", { pincode: "411030" }),
      await visitor.postForm("/catering/book/draft", { guestCount: "50" }),
    ];

    expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(429));
    for (const { headers } of refused) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const { id } = customer.user;
    const count = (table: string) =>
      shop.database.value(`select count(*) from ${table} where user_id = ?`, id);
    expect(["carts", "wishlist_dishes", "post_saves", "addresses"].map(count)).toEqual([
      0, 0, 0, 0,
    ]);
    expect((await api.get("/api/auth/verify")).status, "reading goes on").toBe(200);
    passMinutes(1);
    expect((await api.delete(`/api/blogs/${post.id}/like`)).status).toBe(200);
  });

  test("is much more for staff, who work with it all evening", async () => {
    const admin = await shop.signedIn(firstAdmin);
    const { id } = addDish(shop.database);
    const path = `/admin/products/${id}/stock`;

    const replies = await repeat(300, () => admin.postForm(path, { stock: "5" }));

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303]));
  });

  test("brings the visitor back to the page with the button, with the reason", async () => {
    const headers = {
      "x-forwarded-for": "203.0.113.80",
      referer: `${proxied.server.baseUrl}/menu`,
    };
    const visitor = proxied.visitor();
    await repeat(2000, () =>
      visitor.postForm("/preferences/theme", { theme: "dark" }, { headers }),
    );
    const refused = await visitor.postForm("/cart/lines", { product: "any" }, { headers });
    expect(refused.location).toBe("/menu");
    expect((await visitor.follow(refused)).visibleText).toContain("Too many attempts.");
  });
});

test("a link that was guessed is refused like the guesses before it, whatever it leads to", async () => {
  const headers = { "x-forwarded-for": "203.0.113.90" };
  const visitor = proxied.visitor();
  const guesses = [
    () => visitor.get("/track/guess", headers),
    () => visitor.get("/email-verification?key=guess", headers),
    async () => {
      await visitor.get("/password-reset/new?key=guess", headers);
      return visitor.get("/password-reset/new", headers);
    },
  ];
  for (let count = 0; count < 20; count += 1) {
    for (const guess of guesses) expect((await guess()).status).toBeOneOf([404, 410]);
  }

  for (const guess of guesses) {
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

type Limited = { rateLimit?: string };

test("every address that changes something declares a rate limit", async () => {
  // Everything sent there is answered with 404.
  const withoutForms = ["screens/shell/not-found.tsx", "api/unknown.ts"];
  const contract = await loadContract();
  const endpoints = [...contract].flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, endpoint]) => ({ path, method, endpoint })),
  );
  const changing = endpoints.filter(({ method }) => method !== "GET");
  expect(changing.length).toBeGreaterThan(20);
  for (const { path, method, endpoint } of changing) {
    expect(rateLimitOf(endpoint, method as "POST"), `${method} ${path}`).toBeDefined();
  }

  const files = import.meta.glob<{ action?: Limited & { buttons?: Record<string, Limited> } }>(
    "/app/{screens,resources}/**/*.{ts,tsx}",
  );
  const forms = (await allRoutes()).filter(
    ({ file, hasAction }) => hasAction && !file.startsWith("api/") && !withoutForms.includes(file),
  );
  expect(forms.length).toBeGreaterThan(100);
  for (const { file } of forms) {
    const { action } = (await files[`/app/${file}`]?.()) ?? {};
    for (const limited of Object.values(action?.buttons ?? { action })) {
      expect(Object.keys(rateLimits), file).toContain(limited?.rateLimit);
    }
  }
}, 60_000);
