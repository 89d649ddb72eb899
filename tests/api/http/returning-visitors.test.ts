import { describe, expect, test } from "vitest";
import type { FormReply } from "#tests/support/http/form.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const DAY_MS = 86_400_000;

function setCookieHeader(reply: FormReply, name: string): string | undefined {
  return reply.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

function valueIn(cookie: string | undefined): string {
  return /^[^=]+=([^;]*)/.exec(cookie ?? "")?.[1] ?? "";
}

/** The cookie as it would have been sent on another day: its value is the token and the day. */
function agedCookie(value: string, days: number): string {
  const [token] = JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString()).split(
    ".",
  );
  const day = Math.floor(Date.now() / DAY_MS) - days;
  return encodeURIComponent(Buffer.from(JSON.stringify(`${token}.${day}`)).toString("base64"));
}

describe("a customer who returns on another day", () => {
  async function signedIn() {
    const person = await registerCustomer(shop.api);
    const visitor = await shop.signedIn(person);
    return { person, session: visitor.cookies().session ?? "" };
  }

  test("gets the session cookie for another thirty days, and the stored session is extended", async () => {
    const { person, session } = await signedIn();
    shop.database.change(
      "update sessions set last_seen_at = ?, expires_at = ? where user_id = ?",
      Date.now() - 29 * DAY_MS,
      Date.now() + DAY_MS,
      person.user.id,
    );
    const cookie = `session=${agedCookie(session, 29)}`;

    const reply = await shop.visitor().get("/profile", { cookie });

    expect(reply.status).toBe(200);
    expect(setCookieHeader(reply, "session")).toContain("Max-Age=2592000");
    expect(setCookieHeader(reply, "session")).toContain("HttpOnly");
    expect(valueIn(setCookieHeader(reply, "session"))).toBe(session);
    expect(reply.headers.get("cache-control")).toMatch(/private|no-store/);
    const expiresAt = shop.database.value(
      "select max(expires_at) from sessions where user_id = ?",
      person.user.id,
    );
    expect(Number(expiresAt)).toBeGreaterThan(Date.now() + 29.9 * DAY_MS);
  });

  test("gets the session cookie once a day, also on uncached pages", async () => {
    const { session } = await signedIn();
    const sameDay = await shop.visitor().get("/profile", { cookie: `session=${session}` });
    expect(sameDay.status).toBe(200);
    expect(setCookieHeader(sameDay, "session")).toBeUndefined();
    const due = { cookie: `session=${agedCookie(session, 1)}` };
    const checkout = await shop.visitor().get("/checkout", due);
    expect(checkout.headers.get("cache-control")).toBe("no-store");
    expect(setCookieHeader(checkout, "session")).toBeDefined();
  });

  test("gets no cookie for an ended session", async () => {
    const { person, session } = await signedIn();
    shop.database.change("delete from sessions where user_id = ?", person.user.id);
    const cookie = `session=${agedCookie(session, 3)}`;
    const reply = await shop.visitor().get("/", { cookie });
    expect(reply.status).toBe(200);
    expect(setCookieHeader(reply, "session")).toBeUndefined();
  });
});

describe("a guest who returns on another day", () => {
  test("gets the cart cookie for another half year, and the stored cart is extended", async () => {
    const guest = shop.visitor();
    await guest.postForm("/cart/lines", { product: addDish(shop.database).id });
    const cart = guest.cookies().cart ?? "";
    shop.database.change("update carts set updated_at = 0");
    const reply = await shop.visitor().get("/menu", { cookie: `cart=${agedCookie(cart, 170)}` });
    expect(setCookieHeader(reply, "cart")).toContain("Max-Age=15552000");
    expect(valueIn(setCookieHeader(reply, "cart"))).toBe(cart);
    expect(Number(shop.database.value("select max(updated_at) from carts"))).toBeGreaterThan(0);
  });

  test("gets no cookie for a deleted cart", async () => {
    const guest = shop.visitor();
    await guest.postForm("/cart/lines", { product: addDish(shop.database).id });
    const cart = guest.cookies().cart ?? "";
    shop.database.change("delete from carts");
    const reply = await shop.visitor().get("/menu", { cookie: `cart=${agedCookie(cart, 2)}` });
    expect(reply.status).toBe(200);
    expect(setCookieHeader(reply, "cart")).toBeUndefined();
  });
});
