import { beforeAll, describe, expect, test } from "vitest";
import { type AppRoute, allRoutes } from "#tests/support/http/admin-routes.ts";
import { loadContract } from "#tests/support/http/contract.ts";
import type { FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { addRouteRecords, type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { customerWith, putInCart } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import type { Person } from "#tests/support/records/people.ts";
import { addStaff, type StaffMember } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

type Audience = "admin" | "API client" | "owner" | "customer" | "customer's form" | "everybody";

// The first rule that matches a path decides who may open it. A path without a rule fails the first test.
const rules: [audience: Audience, ...patterns: RegExp[]][] = [
  // Needs the cookie of a device instead of a session; see staff.test.ts.
  ["everybody", /^\/admin\/switch(\/login)?$/],
  // Browsers request it without cookies.
  ["everybody", /^\/admin\/manifest\.webmanifest$/],
  // For the individual staff roles, see admin-access.test.ts.
  ["admin", /^\/admin(\/|$)/, /^\/profile\/second-factor(\/|$)/],
  ["API client", /^\/api\//],
  ["owner", /^\/my-(orders|events)\/:/, /^\/cart\/lines\/:/, /^\/profile\/addresses\/:/],
  ["customer's form", /^\/blog\/:slug\/(likes|saves)/, /^\/reviews\/:reviewId\/votes$/],
  [
    "customer",
    /^\/(profile|my-orders|my-events|wishlist|reviews\/new)(\/|$)/,
    /^\/order-confirmation$/,
    /^\/catering\/book(\/|$)/,
  ],
  [
    "everybody",
    /^\/(menu|menu\/:dishSlug|cart|cart\/lines|cart\/portions\/removal|cart\/clearance|coupon|checkout|reviews|blog|blog\/:slug|catering|catering\/days)?$/,
    /^\/(login|login\/code|register|logout|preferences(\/(theme|language|diets))?|newsletter(\/subscriptions)?|password-reset.*|email-verification)$/,
    /^\/(about|contact|faqs|order|delivery|pincode|takeaway|corporate|wedding|privacy|terms|sitemap|cookie-check|api)$/,
    /^\/(home|order-online|sitemap\.xml|robots\.txt|manifest\.webmanifest|rss\.xml|healthz|tokens)$/,
    /^\/here(\/(:table|order))?$/,
    // For anyone with the link: see tracking.test.ts.
    /^\/track\/:token(\/(cancellation|wait))?$/,
    /^\/pay\/:payToken(\/another-way)?$/,
    /^\/quote\/:quoteToken(\/change)?$/,
    // For anyone with a signature from the payment provider: see online-payments.test.ts.
    /^\/(payment-return|api\/payment-webhook)$/,
    /^\/(\*|client-errors|images\/:id\/:width)$/,
  ],
];

function audienceOf({ path }: AppRoute): Audience | undefined {
  return rules.find(([, ...patterns]) => patterns.some((pattern) => pattern.test(path)))?.[0];
}

const appRoutes = await allRoutes();
const routesFor = (audience: Audience) =>
  appRoutes.filter((appRoute) => audienceOf(appRoute) === audience);
const endpoints = [...(await loadContract())].flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { audience }]) => ({ method, path, audience })),
);

const shop = runningShop();
let owner: Person & { visitor: FormVisitor };
let otherCustomer: Person & { visitor: FormVisitor };
const admin = shop.owner;
let staff: Record<"manager" | "counter" | "kitchen" | "rider", StaffMember>;
let ids: RouteIds;
const DISH = "Owned Puri";

beforeAll(async () => {
  const dish = addDish(shop.database, { name: DISH });
  owner = await customerWith(shop, [dish]);
  otherCustomer = await customerWith(shop);
  staff = {
    manager: await addStaff(shop, "manager"),
    counter: await addStaff(shop, "counter"),
    kitchen: await addStaff(shop, "kitchen"),
    rider: await addStaff(shop, "rider"),
  };
  ids = await addRouteRecords(shop, { owner, admin: admin.visitor, dish });
});

function statusOf({ path }: AppRoute): number {
  // The link was used or never sent, and nothing proves a payment.
  if (path === "/payment-return") return 400;
  if (path === "/password-reset/new" || path === "/email-verification") return 410;
  return /\*|:id(\/|$)/.test(path) ? 404 : 200;
}

function ownedRows() {
  return Object.fromEntries(
    [
      "orders",
      "order_changes",
      "payments",
      "payment_references",
      "cash_handovers",
      "events",
      "event_changes",
      "event_quotes",
      "cart_lines",
      "reviews",
      "addresses",
    ].map((table) => [table, shop.database.rows(`select * from ${table}`)]),
  );
}

function isSentToLogin(reply: FormReply): boolean {
  return reply.status === 302 && /^\/login\?returnTo=/.test(reply.location ?? "");
}

// Follows one redirect, except to the login page.
async function open(visitor: FormVisitor, url: string): Promise<FormReply> {
  const reply = await visitor.get(url);
  if (reply.location === null || isSentToLogin(reply)) return reply;
  return visitor.get(reply.location);
}

test("every path in the route table has an access rule", () => {
  const routesWithoutRule = appRoutes.filter((appRoute) => audienceOf(appRoute) === undefined);
  expect(routesWithoutRule.map(({ path }) => path)).toEqual([]);
  for (const [audience] of rules) expect(routesFor(audience).length, audience).toBeGreaterThan(1);
  expect(endpoints.length).toBeGreaterThan(40);
});

describe("public pages", () => {
  test.each(routesFor("everybody").filter(({ respondsToGet }) => respondsToGet))(
    "$path opens for guests, customers and admins",
    async (appRoute) => {
      for (const visitor of [shop.visitor(), otherCustomer.visitor, admin.visitor]) {
        const reply = await open(visitor, urlOf(appRoute, ids));
        expect(isSentToLogin(reply)).toBe(false);
        expect(reply.status).toBe(statusOf(appRoute));
        // Logged-in visitors are redirected to their first page, which for admins shows the orders.
        const isAway = visitor === admin.visitor && /^\/(login|register)/.test(appRoute.path);
        if (!isAway) expect(reply.text).not.toContain(owner.email);
      }
    },
  );
});

describe("customer pages", () => {
  test.each(routesFor("customer").filter(({ respondsToGet }) => respondsToGet))(
    "$path requires a login and shows no other customer's data",
    async (appRoute) => {
      expect(isSentToLogin(await open(shop.visitor(), urlOf(appRoute, ids)))).toBe(true);
      for (const { visitor } of [otherCustomer, admin]) {
        const reply = await open(visitor, urlOf(appRoute, ids));
        expect(isSentToLogin(reply)).toBe(false);
        expect([200, 404]).toContain(reply.status);
        expect(reply.text).not.toContain(ids.orderNumber);
        expect(reply.text).not.toContain(ids.eventNumber);
        expect(reply.text).not.toContain(owner.email);
      }
    },
  );

  test("each have a Sign Out button", async () => {
    const personal = [...routesFor("customer"), ...routesFor("owner")];
    const pages = await Promise.all(
      personal
        .filter(({ respondsToGet }) => respondsToGet)
        .map(async (appRoute) => ({
          appRoute,
          ...(await open(owner.visitor, urlOf(appRoute, ids))),
        })),
    );
    const shown = pages.filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
    expect(shown.length).toBeGreaterThan(10);
    for (const { text, appRoute } of shown) {
      expect(text, appRoute.path).toContain('action="/logout"');
    }
  });

  const formRoutes = [...routesFor("customer"), ...routesFor("customer's form")];

  test.each(formRoutes.filter(({ hasAction }) => hasAction))(
    "$path sends a guest's form to the login page",
    async (appRoute) => {
      const before = ownedRows();
      const reply = await shop.visitor().postForm(urlOf(appRoute, ids), {});
      expect(isSentToLogin(reply)).toBe(true);
      expect(ownedRows()).toEqual(before);
    },
  );
});

describe("pages with one owner", () => {
  test.each(routesFor("owner").filter(({ respondsToGet }) => respondsToGet))(
    "$path is shown to its owner only",
    async (appRoute) => {
      for (const visitor of [shop.visitor(), otherCustomer.visitor, admin.visitor]) {
        const reply = await open(visitor, urlOf(appRoute, ids));
        if (reply.status === 302) expect(isSentToLogin(reply)).toBe(true);
        expect(reply.text).not.toContain(DISH);
        expect(reply.text).not.toContain(owner.email);
        expect(reply.text).not.toContain("Mira turns five");
      }
      expect((await open(owner.visitor, urlOf(appRoute, ids))).status).toBe(200);
    },
  );

  test.each(routesFor("owner").filter(({ hasAction }) => hasAction))(
    "$path accepts changes from its owner only",
    async (appRoute) => {
      const before = ownedRows();
      for (const visitor of [shop.visitor(), otherCustomer.visitor, admin.visitor]) {
        for (const url of [urlOf(appRoute, ids), `${urlOf(appRoute, ids)}.data`]) {
          const reply = await visitor.postForm(url, {
            quantity: "7",
            reason: "Not mine",
            reference: "632512345678",
          });
          expect(reply.status).toBeLessThan(500);
        }
      }
      expect(ownedRows()).toEqual(before);
    },
  );
});

describe("API endpoints", () => {
  const urlWithId = (path: string, id: string) => path.replace(/\{\w+\}/g, id);
  const requiredQuery: Record<string, string> = { "/api/slots": "?type=pickup&date=2026-12-02" };
  const body = (method: string) => (method === "GET" ? {} : { body: {} });

  /** Who may open a page; somebody else's records are a different question. */
  const audiences: Record<string, string> = {
    "POST /api/auth/register": "everybody",
    "POST /api/auth/login": "everybody",
    "GET /api/auth/verify": "every account",
    "GET /api/auth/profile": "every account",
    "PUT /api/auth/profile": "every account",
    "POST /api/auth/logout": "every account",
    "GET /api/auth/users": "owner manager",
    "DELETE /api/auth/users/{id}": "owner manager",
    "GET /api/products": "everybody",
    "POST /api/products": "owner manager",
    "GET /api/products/admin": "owner manager",
    "GET /api/products/{id}": "everybody",
    "PUT /api/products/{id}": "owner manager",
    "DELETE /api/products/{id}": "owner manager",
    "GET /api/blogs": "everybody",
    "POST /api/blogs": "owner manager",
    "GET /api/blogs/published": "everybody",
    "GET /api/blogs/categories": "everybody",
    "GET /api/blogs/slug/{slug}": "everybody",
    "GET /api/blogs/{id}": "owner manager",
    "PUT /api/blogs/{id}": "owner manager",
    "DELETE /api/blogs/{id}": "owner manager",
    "GET /api/blogs/{id}/like-status": "everybody",
    "POST /api/blogs/{id}/like": "every account",
    "DELETE /api/blogs/{id}/like": "every account",
    "GET /api/blogs/stats/overview": "owner manager",
    "POST /api/quote": "everybody",
    "GET /api/slots": "everybody",
    "POST /api/counter/discards": "owner manager counter",
    "GET /api/orders": "owner manager counter kitchen",
    "POST /api/orders": "every account",
    "GET /api/orders/user": "every account",
    "GET /api/orders/stats/overview": "owner manager",
    "GET /api/orders/{id}": "every account",
    "PATCH /api/orders/{id}/status": "every account",
    "PATCH /api/orders/{id}/payment": "owner manager counter",
    "POST /api/orders/{id}/payments": "owner manager counter",
    "POST /api/orders/{id}/refunds": "owner manager counter",
    "GET /api/track/{token}": "everybody",
    "GET /api/reports/day": "owner manager",
    "GET /api/reviews": "everybody",
    "POST /api/reviews": "every account",
    "GET /api/reviews/stats": "everybody",
    "POST /api/reviews/{id}/helpful": "every account",
    "GET /api/catering": "owner manager",
    "POST /api/catering": "every account",
    "GET /api/catering/my-events": "every account",
    "GET /api/catering/stats/overview": "owner manager",
    "GET /api/catering/export.csv": "owner manager",
    "GET /api/catering/{id}": "every account",
    "PATCH /api/catering/{id}/status": "owner manager",
    "PATCH /api/catering/{id}/cancel": "every account",
    "GET /api/openapi.json": "everybody",
  };

  test.each(endpoints)("$method $path is for those who need it", async ({ method, path }) => {
    const audience = audiences[`${method} ${path}`] ?? "";
    expect(audience, `who may call ${method} ${path}`).not.toBe("");
    const refusals: Record<string, [status: number, message: string]> = {
      guest: [401, "Authentication required"],
      "made-up token": [401, "Invalid or expired token"],
      customer: [403, "Admin access required"],
    };
    const strangers = { guest: shop, "made-up token": { api: shop.api.withToken("made-up") } };
    const accounts = { customer: otherCustomer, owner: admin, ...staff };
    // Logging out would end the session for the next test.
    const callers: Record<string, Pick<Person, "api">> = path === "/api/auth/logout"
      ? strangers
      : { ...strangers, ...accounts };
    for (const [role, { api }] of Object.entries(callers)) {
      const url = urlWithId(path, "some-id") + (requiredQuery[path] ?? "");
      const reply = await api.send(method, url, body(method));
      const mayCall =
        audience === "everybody" ||
        (audience === "every account" ? role in accounts : audience.split(" ").includes(role));
      // The body of the login request is also wrong.
      if (mayCall && path !== "/api/auth/login")
        expect([401, 403], role).not.toContain(reply.status);
      if (mayCall) continue;
      const [status, message] = refusals[role] ?? [403];
      expect(reply.status, role).toBe(status);
      if (message) expect(reply.body, role).toEqual({ success: false, message });
    }
  });

  test("a kitchen that posts a payment gets 403, and nothing changes", async () => {
    const stored = () => ({
      ...ownedRows(),
      payments: shop.database.rows("select * from payments"),
      audit: shop.database.rows("select * from audit_log"),
    });
    const before = stored();
    const url = `/api/orders/${ids.orderId}/payment`;
    const paid = { body: { paymentStatus: "paid" } };
    const items = [{ product: ids.productId, quantity: 1 }];
    const taken = { channel: "counter", items, payments: [{ method: "cash", amount: 100 }] };

    expect((await staff.kitchen.api.send("PATCH", url, paid)).status).toBe(403);
    expect((await staff.kitchen.api.post("/api/orders", taken)).status).toBe(403);
    const part = { amount: 1, method: "cash", reason: "A dish was missing" };
    for (const kind of ["payments", "refunds"]) {
      const posted = await staff.kitchen.api.post(`/api/orders/${ids.orderId}/${kind}`, part);
      expect(posted.status).toBe(403);
    }
    const { visitor } = staff.kitchen;
    const form = await visitor.postForm(`/admin/orders/${ids.orderId}/payment`);
    expect(form.status).toBe(403);
    expect(stored()).toEqual(before);
    expect((await staff.counter.api.send("PATCH", url, paid)).status).toBe(200);
    expect(stored()).not.toEqual(before);
  });

  test.each(
    endpoints.filter(
      ({ audience, path }) => audience === "user" && /^\/api\/(orders|catering)\/\{/.test(path),
    ),
  )("$method $path rejects access to another customer's data", async ({ method, path }) => {
    const id = (path.includes("orders") ? ids.orderId : ids.eventId) ?? "";
    const before = ownedRows();
    const reply = await otherCustomer.api.send(method, urlWithId(path, id), {
      ...(method !== "GET" && { body: { status: "cancelled", reason: "Not mine" } }),
    });
    expect([403, 404]).toContain(reply.status);
    expect(reply.text).not.toContain(ids.orderNumber);
    expect(ownedRows()).toEqual(before);
    if (method === "GET") {
      expect((await owner.api.get(urlWithId(path, id))).status).toBe(200);
      expect((await admin.api.get(urlWithId(path, id))).status).toBe(200);
    }
  });
});

describe("values stored in the database do not grant access", () => {
  test("a stored session hash is rejected both as a cookie and as a bearer token", async () => {
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
    // The same request succeeds with the browser's own cookie.
    const { session = "" } = owner.visitor.cookies();
    const own = await shop.visitor().get("/profile", { cookie: `session=${session}` });
    expect(own.status).toBe(200);
  });

  test("a stored cart hash does not open a guest's cart", async () => {
    const guest = shop.visitor();
    await putInCart(guest, addDish(shop.database, { name: "Guest Puri" }));
    const columns = shop.database.row("select * from carts where user_id is null");
    const storedTexts = Object.values(columns).filter((value) => typeof value === "string");
    for (const value of storedTexts) {
      const cookie = `cart=${encodeURIComponent(btoa(JSON.stringify(`${value}.0`)))}`;
      expect((await shop.visitor().get("/cart", { cookie })).text).not.toContain("Guest Puri");
    }
    expect((await guest.get("/cart")).text).toContain("Guest Puri");
  });
});
