import { beforeAll, describe, expect, test } from "vitest";
import { type AppRoute, allRoutes } from "#tests/support/admin-routes.ts";
import { customerWith, putInCart } from "#tests/support/checkout.ts";
import { loadContract } from "#tests/support/contract.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { bookEvent } from "#tests/support/events.ts";
import type { FormReply, FormVisitor } from "#tests/support/form.ts";
import { placeOrder } from "#tests/support/orders.ts";
import { type Person, signInAdmin } from "#tests/support/people.ts";
import { anyPost } from "#tests/support/posts.ts";
import { writeReview } from "#tests/support/reviews.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";

type Audience = "admin" | "caller" | "owner" | "customer" | "customer's form" | "everybody";

// Who may open an address, by what it is called; the first that fits. An address under none fails the first test: say who may.
const rules: [audience: Audience, ...addresses: RegExp[]][] = [
  ["admin", /^\/admin(\/|$)/],
  ["caller", /^\/api\//],
  ["owner", /^\/my-(orders|events)\/:/, /^\/cart\/lines\/:/],
  ["customer's form", /^\/blog\/:slug\/(likes|saves)/, /^\/reviews\/:reviewId\/votes$/],
  [
    "customer",
    /^\/(profile|my-orders|my-events|wishlist|reviews\/new)(\/|$)/,
    /^\/order-confirmation$/,
    /^\/catering\/book(\/|$)/,
  ],
  [
    "everybody",
    /^\/(menu|cart|cart\/lines|cart\/clearance|checkout|reviews|blog|blog\/:slug|catering|catering\/days)?$/,
    /^\/(login|register|logout|preferences|newsletter\/subscriptions|password-reset.*)$/,
    /^\/(about|contact|faqs|order|delivery|takeaway|corporate|wedding|privacy|terms|sitemap|api)$/,
    /^\/(home|order-online|sitemap\.xml|robots\.txt|manifest\.webmanifest|rss\.xml|healthz)$/,
    /^\/(\*|client-errors|images\/:id\/:width)$/,
  ],
];

function audienceOf({ path }: AppRoute): Audience | undefined {
  return rules.find(([, ...addresses]) => addresses.some((address) => address.test(path)))?.[0];
}

const appRoutes = await allRoutes();
const of = (audience: Audience) =>
  appRoutes.filter((appRoute) => audienceOf(appRoute) === audience);
const calls = [...(await loadContract())].flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { audience }]) => ({ method, path, audience })),
);

const shop = runningShop();
let owner: Person & { visitor: FormVisitor };
let other: Person & { visitor: FormVisitor };
let admin: { api: Person["api"]; visitor: FormVisitor };
/** What the owner has: nobody else is to see it. */
let ids: Record<string, string>;
const DISH = "Owned Puri";

beforeAll(async () => {
  const dish = anyDish(shop.database, { name: DISH });
  owner = await customerWith(shop, [dish]);
  other = await customerWith(shop, []);
  const visitor = shop.visitor();
  await visitor.signInAs(firstAdmin);
  admin = { api: (await signInAdmin(shop.api)).api, visitor };
  const order = await placeOrder(owner.api, [dish]);
  const event = await bookEvent(owner.api);
  ids = {
    orderNumber: order.orderNumber,
    orderId: order.id,
    eventNumber: String(
      shop.database.value("select event_number from events where id = ?", event.id),
    ),
    eventId: event.id,
    lineId: String(shop.database.value("select id from cart_lines where product_id = ?", dish.id)),
    slug: anyPost(shop.database).slug,
    reviewId: (await writeReview(owner.api)).id,
    width: "400",
    version: "1",
    id: "unknown",
    sessionId: "unknown",
  };
});

function urlOf({ path }: AppRoute): string {
  return path
    .replace(/:(\w+)/g, (_, param: string) => {
      const id = ids[param];
      if (!id) throw new Error(`No id for ":${param}" in ${path}: add one to \`ids\`.`);
      return id;
    })
    .replace("*", "unknown");
}

/** What an address that leads to nothing in particular answers. */
function statusOf({ path }: AppRoute): number {
  // A link that was used up, or never sent.
  if (path === "/password-reset/new") return 410;
  return /\*|:id(\/|$)/.test(path) ? 404 : 200;
}

/** What the owner has, as it is stored. */
function stored() {
  return Object.fromEntries(
    ["orders", "order_changes", "events", "event_changes", "cart_lines", "reviews"].map((table) => [
      table,
      shop.database.rows(`select * from ${table}`),
    ]),
  );
}

function isSentToLogin(reply: FormReply): boolean {
  return reply.status === 302 && /^\/login\?returnTo=/.test(reply.location ?? "");
}

/** Opens an address, and the page that it leads to within the shop. */
async function open(visitor: FormVisitor, address: string): Promise<FormReply> {
  const reply = await visitor.get(address);
  if (reply.location === null || isSentToLogin(reply)) return reply;
  return visitor.get(reply.location);
}

test("each address of the URL table is somebody's", () => {
  const nobodys = appRoutes.filter((appRoute) => audienceOf(appRoute) === undefined);
  expect(nobodys.map(({ path }) => path)).toEqual([]);
  for (const [audience] of rules) expect(of(audience).length, audience).toBeGreaterThan(1);
  expect(calls.length).toBeGreaterThan(40);
});

describe("everybody", () => {
  test.each(of("everybody").filter(({ canBeOpened }) => canBeOpened))(
    "opens $path",
    async (appRoute) => {
      for (const visitor of [shop.visitor(), other.visitor, admin.visitor]) {
        const reply = await open(visitor, urlOf(appRoute));
        expect(isSentToLogin(reply)).toBe(false);
        expect(reply.status).toBe(statusOf(appRoute));
        expect(reply.text).not.toContain(owner.email);
      }
    },
  );
});

describe("a customer", () => {
  test.each(of("customer").filter(({ canBeOpened }) => canBeOpened))(
    "opens $path, a guest logs in first, and nobody sees another's there",
    async (appRoute) => {
      expect(isSentToLogin(await open(shop.visitor(), urlOf(appRoute)))).toBe(true);
      for (const { visitor } of [other, admin]) {
        const reply = await open(visitor, urlOf(appRoute));
        expect(isSentToLogin(reply)).toBe(false);
        expect([200, 404]).toContain(reply.status);
        expect(reply.text).not.toContain(ids.orderNumber);
        expect(reply.text).not.toContain(ids.eventNumber);
        expect(reply.text).not.toContain(owner.email);
      }
    },
  );

  test.each([...of("customer"), ...of("customer's form")].filter(({ hasAction }) => hasAction))(
    "sends the form of $path, a guest logs in first",
    async (appRoute) => {
      const before = stored();
      const reply = await shop.visitor().postForm(urlOf(appRoute), {});
      expect(isSentToLogin(reply)).toBe(true);
      expect(stored()).toEqual(before);
    },
  );
});

describe("what somebody owns", () => {
  test.each(of("owner").filter(({ canBeOpened }) => canBeOpened))(
    "$path is shown to nobody else",
    async (appRoute) => {
      for (const visitor of [shop.visitor(), other.visitor, admin.visitor]) {
        const reply = await open(visitor, urlOf(appRoute));
        if (reply.status === 302) expect(isSentToLogin(reply)).toBe(true);
        expect(reply.text).not.toContain(DISH);
        expect(reply.text).not.toContain(owner.email);
        expect(reply.text).not.toContain("Mira turns five");
      }
      expect((await open(owner.visitor, urlOf(appRoute))).status).toBe(200);
    },
  );

  test.each(of("owner").filter(({ hasAction }) => hasAction))(
    "nobody else changes it by $path",
    async (appRoute) => {
      const before = stored();
      for (const visitor of [shop.visitor(), other.visitor, admin.visitor]) {
        for (const address of [urlOf(appRoute), `${urlOf(appRoute)}.data`]) {
          const reply = await visitor.postForm(address, { quantity: "7", reason: "Not mine" });
          expect(reply.status).toBeLessThan(500);
        }
      }
      expect(stored()).toEqual(before);
    },
  );
});

describe("a call", () => {
  const address = (path: string, id: string) => path.replace(/\{\w+\}/g, id);
  const body = (method: string) => (method === "GET" ? {} : { body: {} });

  test.each(calls.filter(({ audience }) => audience !== "all"))(
    "$method $path is refused to a guest",
    async ({ method, path }) => {
      const reply = await shop.api.send(method, address(path, "some-id"), body(method));
      expect(reply.status).toBe(401);
    },
  );

  test.each(calls.filter(({ audience, method }) => audience === "all" && method === "GET"))(
    "$method $path answers everybody",
    async ({ method, path }) => {
      for (const api of [shop.api, other.api, admin.api]) {
        const reply = await api.send(method, address(path, "some-id"));
        expect([200, 404]).toContain(reply.status);
        expect(reply.text).not.toContain(owner.email);
      }
    },
  );

  test.each(
    calls.filter(
      ({ audience, path }) => audience === "user" && /^\/api\/(orders|catering)\/\{/.test(path),
    ),
  )("$method $path is refused for what another owns", async ({ method, path }) => {
    const id = (path.includes("orders") ? ids.orderId : ids.eventId) ?? "";
    const before = stored();
    const reply = await other.api.send(method, address(path, id), {
      ...(method !== "GET" && { body: { status: "cancelled", reason: "Not mine" } }),
    });
    expect([403, 404]).toContain(reply.status);
    expect(reply.text).not.toContain(ids.orderNumber);
    expect(stored()).toEqual(before);
    if (method === "GET") {
      expect((await owner.api.get(address(path, id))).status).toBe(200);
      expect((await admin.api.get(address(path, id))).status).toBe(200);
    }
  });
});

describe("what stands in the file lets nobody in", () => {
  test("a session's stored form is no token, as a cookie or as a bearer", async () => {
    const hashes = shop.database.rows("select token_hash from sessions");
    expect(hashes.length).toBeGreaterThan(2);
    for (const { token_hash } of hashes) {
      const stolen = String(token_hash);
      expect((await shop.api.withToken(stolen).get("/api/auth/verify")).status).toBe(401);
      for (const value of [
        stolen,
        btoa(JSON.stringify(`${stolen}.0`)),
        btoa(JSON.stringify(stolen)),
      ]) {
        const cookie = `session=${encodeURIComponent(value)}`;
        expect(isSentToLogin(await shop.visitor().get("/profile", { cookie }))).toBe(true);
      }
    }
    // The same way in, with what the browser holds.
    const { session = "" } = owner.visitor.cookies();
    const own = await shop.visitor().get("/profile", { cookie: `session=${session}` });
    expect(own.status).toBe(200);
  });

  test("a guest's cart is not found by its stored form", async () => {
    const guest = shop.visitor();
    await putInCart(guest, anyDish(shop.database, { name: "Guest Puri" }));
    const columns = shop.database.row("select * from carts where user_id is null");
    const kept = Object.values(columns).filter((value) => typeof value === "string");
    for (const value of kept) {
      const cookie = `cart=${encodeURIComponent(btoa(JSON.stringify(`${value}.0`)))}`;
      expect((await shop.visitor().get("/cart", { cookie })).text).not.toContain("Guest Puri");
    }
    expect((await guest.get("/cart")).text).toContain("Guest Puri");
  });
});
