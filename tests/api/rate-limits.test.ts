import { expect, test } from "vitest";
import type { Reply } from "#tests/support/client.ts";
import { addDish } from "#tests/support/dishes.ts";
import type { FormVisitor } from "#tests/support/form.ts";
import { orderOf } from "#tests/support/orders.ts";
import { anyPerson, registerCustomer } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop({ env: { RATE_LIMITS: "on" } });

const proxied = runningShop({
  env: { RATE_LIMITS: "on", TRUST_PROXY: "1", SITE_URL: "https://chatpata.test" },
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

test("after ten failed logins, even the right password is refused, and other accounts are unaffected", async () => {
  const { email, password } = await registerCustomer(shop.api);
  const otherPerson = await registerCustomer(shop.api);

  const attempts = await repeat(10, () =>
    shop.api.post("/api/auth/login", { email, password: "wrong-password" }),
  );
  const rightPassword = await shop.api.post("/api/auth/login", {
    email: email.toUpperCase(),
    password,
  });
  const otherAccount = await shop.api.post("/api/auth/login", otherPerson);

  expect(attempts.map((reply) => reply.status)).toEqual(Array(10).fill(401));
  expectRateLimited(rightPassword, 15);
  expect(otherAccount.status).toBe(200);
});

/** A client behind the proxy, with an address of its own. */
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

test("invalid payloads do not count", async () => {
  const { email, password } = await registerCustomer(shop.api);

  await repeat(12, () => shop.api.post("/api/auth/login", { email, password: "short" }));
  const reply = await shop.api.post("/api/auth/login", { email, password });

  expect(reply.status).toBe(200);
});

test("a customer can order twenty times in ten minutes", async () => {
  const { api } = await registerCustomer(shop.api);
  const dish = addDish(shop.database, { stock: 100 });

  const attempts = await repeat(21, () => api.post("/api/orders", orderOf([dish])));

  expect(attempts.map((reply) => reply.status)).toEqual([...Array(20).fill(201), 429]);
  expectRateLimited(attempts.at(-1), 10);
  expect(shop.database.value("select stock from products where id = ?", dish.id)).toBe(80);
});

test("an IP address can try three hundred coupon codes per hour, in the cart, by link and at checkout", async () => {
  const behindProxy = { headers: { "x-forwarded-for": "203.0.113.40" } };
  const { database } = proxied;
  database.change(
    "insert into coupons (id, code, name, kind, value, created_at, updated_at) values ('c', 'DIWALI', 'Diwali', 'percent', 1000, 0, 0)",
  );
  const visitor = proxied.visitor();
  await visitor.postForm("/cart/lines", { product: addDish(database).id }, behindProxy);
  const inCart = (coupon: string) => visitor.postForm("/coupon", { coupon }, behindProxy);
  const byLink = (coupon: string) => visitor.get(`/?coupon=${coupon}`, behindProxy.headers);
  const atCheckout = (coupon: string) =>
    visitor.postForm("/checkout", { coupon, update: "total" }, behindProxy);
  for (let guess = 1; guess <= 297; guess += 1) await inCart(`GUESS${guess}`);
  await byLink("GUESS298");
  await visitor.get("/checkout?coupon=GUESS299", behindProxy.headers);
  await atCheckout("GUESS300");
  // The same code again is no guess.
  await atCheckout("GUESS300");

  for (const attempt of [atCheckout, inCart, byLink]) {
    const reply = await attempt("DIWALI");
    const page = await visitor.get(reply.location ?? "", behindProxy.headers);
    expect(page.visibleText).toContain("Too many attempts. Please wait 60 minutes");
    expect(await visitor.read("/cart")).not.toContain("Coupon DIWALI");
  }
  const asked = await visitor.get("/checkout?coupon=DIWALI", behindProxy.headers);
  expect(asked.visibleText).toContain("Too many attempts. Please wait");
  expect(asked.visibleText).not.toContain("Coupon DIWALI");
  expect((await visitor.get("/checkout")).form("/checkout").coupon).toBe("GUESS300");
});
