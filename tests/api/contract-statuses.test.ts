import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import type { Reply } from "#tests/support/client.ts";
import { type Description, readDescription } from "#tests/support/contract.ts";
import { addDish } from "#tests/support/dishes.ts";
import { fillDisk } from "#tests/support/disk.ts";
import { bookEvent, eventOf, setEventStatus } from "#tests/support/events.ts";
import { loggedFailure } from "#tests/support/logged-failure.ts";
import { advanceOrder, orderOf, placeOrder } from "#tests/support/orders.ts";
import { anyPerson, type Person, registerCustomer, signInAdmin } from "#tests/support/people.ts";
import { postPayload } from "#tests/support/post-payload.ts";
import { addPost } from "#tests/support/posts.ts";
import { addProduct, validProduct } from "#tests/support/products.ts";
import { shopReview, writeReview } from "#tests/support/reviews.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";
import { serverClock } from "#tests/support/server-clock.ts";
import { addShopDevice } from "#tests/support/shop-devices.ts";

const description: Description = readDescription();
const shop = runningShop();
// Its clock stands still, so that no attempt is forgotten.
const clock = serverClock();
afterAll(clock.removeFiles);
clock.stopAt(new Date());
const limited = runningShop({ env: { RATE_LIMITS: "on", ...clock.env } });
const fullDisk = runningShop();
const broken = runningShop();

type ApiRequest = {
  person: Person | null;
  id?: string;
  search?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
type EndpointCases = {
  succeeds: (target: RunningShop) => Promise<ApiRequest>;
  conflicts?: (target: RunningShop) => Promise<ApiRequest>;
  /** For endpoints without a body, a request with an invalid parameter. */
  invalid?: (target: RunningShop) => Promise<ApiRequest>;
  /** For endpoints that accept guests, a request that still answers 401. */
  refused?: (target: RunningShop) => Promise<ApiRequest>;
};

const customer = (target: RunningShop) => registerCustomer(target.api);
const admins = new Map<RunningShop, Person>();
// Cached, because verifying a password is slow.
async function admin(target: RunningShop): Promise<Person> {
  const person = admins.get(target) ?? (await signInAdmin(target.api));
  admins.set(target, person);
  return person;
}
const byGuest = async () => ({ person: null });
const byCustomer = async (target: RunningShop) => ({ person: await customer(target) });
const byAdmin = async (target: RunningShop) => ({ person: await admin(target) });
const dishOf = (target: RunningShop, overrides = {}) => addDish(target.database, overrides);
const placeOrderBy = (target: RunningShop, person: Person) =>
  placeOrder(person.api, [dishOf(target)]);

async function orderForAdmin(target: RunningShop) {
  const { id } = await placeOrderBy(target, await customer(target));
  return { person: await admin(target), id };
}

async function eventForAdmin(target: RunningShop) {
  return { person: await admin(target), id: (await bookEvent((await customer(target)).api)).id };
}

async function cancelledEvent(target: RunningShop) {
  const { person, id } = await eventForAdmin(target);
  await setEventStatus(person.api, { id }, "cancelled");
  return { person, id };
}

async function likedPost(target: RunningShop) {
  const person = await customer(target);
  const { id } = addPost(target.database);
  expect((await person.api.post(`/api/blogs/${id}/like`)).status).toBe(200);
  return { person, id };
}

let letters = 0;
/** No two devices have the same. */
function nextLetter(): string {
  letters += 1;
  return `Z${letters}`;
}

let references = 0;
/** No two payments have the same. */
function nextReference(): string {
  references += 1;
  return `4321${String(references).padStart(8, "0")}`;
}

const endpointCases: Record<string, EndpointCases> = {
  postAuthRegister: {
    succeeds: async () => ({ person: null, body: anyPerson() }),
    conflicts: async (target) => ({
      person: null,
      body: anyPerson({ email: (await customer(target)).email }),
    }),
  },
  postAuthLogin: {
    succeeds: async (target) => {
      const { email, password } = await customer(target);
      return { person: null, body: { email, password } };
    },
    refused: async () => ({ person: null, body: { ...firstAdmin, password: "not-mirchi" } }),
  },
  postAuthLogout: { succeeds: byCustomer },
  getAuthVerify: { succeeds: byCustomer },
  putAuthProfile: {
    succeeds: async (target) => ({
      person: await customer(target),
      body: { name: "Asha Deshpande" },
    }),
  },
  getAuthUsers: { succeeds: byAdmin },
  deleteAuthUsersById: {
    succeeds: async (target) => ({
      person: await admin(target),
      id: (await customer(target)).user.id,
    }),
    // An admin cannot delete their own account.
    conflicts: async (target) => {
      const person = await admin(target);
      return { person, id: person.user.id };
    },
  },
  getProducts: { succeeds: byGuest },
  getProductsAdmin: { succeeds: byAdmin },
  getProductsById: { succeeds: async (target) => ({ person: null, id: dishOf(target).id }) },
  postProducts: {
    succeeds: async (target) => ({ person: await admin(target), body: validProduct }),
  },
  putProductsById: {
    succeeds: async (target) => {
      const person = await admin(target);
      return { person, id: (await addProduct(person.api)).id, body: validProduct };
    },
  },
  deleteProductsById: {
    succeeds: async (target) => {
      const person = await admin(target);
      return { person, id: (await addProduct(person.api)).id };
    },
  },
  getBlogs: { succeeds: byGuest },
  getBlogsPublished: { succeeds: byGuest },
  getBlogsCategories: { succeeds: byGuest },
  getBlogsSlugBySlug: {
    succeeds: async (target) => ({ person: null, id: addPost(target.database).slug }),
  },
  getBlogsById: {
    succeeds: async (target) => ({ person: await admin(target), id: addPost(target.database).id }),
  },
  postBlogs: { succeeds: async (target) => ({ person: await admin(target), body: postPayload() }) },
  putBlogsById: {
    succeeds: async (target) => ({
      person: await admin(target),
      id: addPost(target.database).id,
      body: postPayload(),
    }),
    conflicts: async (target) => ({
      person: await admin(target),
      id: addPost(target.database).id,
      body: { ...postPayload(), updatedAt: "2020-01-01T00:00:00.000Z" },
    }),
  },
  deleteBlogsById: {
    succeeds: async (target) => ({ person: await admin(target), id: addPost(target.database).id }),
  },
  getBlogsByIdLikeStatus: {
    succeeds: async (target) => ({ person: null, id: addPost(target.database).id }),
  },
  postBlogsByIdLike: {
    succeeds: async (target) => ({
      person: await customer(target),
      id: addPost(target.database).id,
    }),
    conflicts: likedPost,
  },
  deleteBlogsByIdLike: { succeeds: likedPost },
  getBlogsStatsOverview: { succeeds: byAdmin },
  getReviews: {
    succeeds: byGuest,
    // Helpful votes belong to a customer.
    refused: async () => ({ person: null, search: "?liked=true" }),
  },
  getReviewsStats: { succeeds: byGuest },
  postReviews: {
    succeeds: async (target) => ({ person: await customer(target), body: shopReview }),
    // The order is not delivered yet.
    conflicts: async (target) => {
      const person = await customer(target);
      const { orderNumber } = await placeOrderBy(target, person);
      return { person, body: { ...shopReview, order: orderNumber } };
    },
  },
  postReviewsByIdHelpful: {
    succeeds: async (target) => ({
      person: await customer(target),
      id: (await writeReview((await customer(target)).api)).id,
    }),
  },
  postOrders: {
    succeeds: async (target) => ({
      person: await customer(target),
      body: orderOf([dishOf(target)]),
    }),
    conflicts: async (target) => ({
      person: await customer(target),
      body: orderOf([{ ...dishOf(target, { stock: 1 }), quantity: 2 }]),
    }),
  },
  postQuote: {
    succeeds: async (target) => ({
      person: null,
      body: { items: [{ product: dishOf(target).id, quantity: 1 }] },
    }),
  },
  getSlots: {
    succeeds: async () => ({ person: null, search: "?type=pickup&date=2026-12-02" }),
    invalid: async () => ({ person: null, search: "?type=pickup" }),
  },
  getReportsDay: {
    succeeds: async (target) => ({ ...(await byAdmin(target)), search: "?date=2026-11-22" }),
    invalid: async (target) => ({ ...(await byAdmin(target)), search: "?date=2026-02-30" }),
  },
  getOrders: { succeeds: byAdmin },
  getOrdersUser: { succeeds: byCustomer },
  getOrdersById: { succeeds: orderForAdmin },
  getTrackByToken: {
    succeeds: async (target) => {
      const { trackingUrl } = await placeOrderBy(target, await customer(target));
      return { person: null, id: trackingUrl?.split("/").at(-1) };
    },
    refused: async () => ({ person: null, id: "guess" }),
  },
  getOrdersStatsOverview: { succeeds: byAdmin },
  patchOrdersByIdStatus: {
    succeeds: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { status: "preparing" },
    }),
    conflicts: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { status: "pending" },
    }),
  },
  patchOrdersByIdPayment: {
    succeeds: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { paymentStatus: "paid" },
    }),
    conflicts: async (target) => {
      const { person, id } = await orderForAdmin(target);
      await advanceOrder(person.api, { id }, ["cancelled"]);
      return { person, id, body: { paymentStatus: "paid" } };
    },
  },
  postOrdersByIdPayments: {
    succeeds: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { amount: 1, method: "upi", reference: nextReference() },
    }),
    conflicts: async (target) => {
      const { person, id } = await orderForAdmin(target);
      await advanceOrder(person.api, { id }, ["cancelled"]);
      return { person, id, body: { amount: 1, method: "cash" } };
    },
  },
  postOrdersByIdRefunds: {
    succeeds: async (target) => {
      const { person, id } = await orderForAdmin(target);
      const paid = await person.api.post(`/api/orders/${id}/payments`, {
        amount: 1,
        method: "cash",
      });
      expect(paid.status).toBe(201);
      return { person, id, body: { amount: 1, method: "cash", reason: "A dish was missing" } };
    },
    conflicts: async (target) => ({
      ...(await orderForAdmin(target)),
      body: { amount: 1, method: "cash", reason: "Nothing was paid" },
    }),
  },
  postCatering: {
    succeeds: async (target) => ({ person: await customer(target), body: eventOf() }),
    conflicts: async (target) => {
      const person = await customer(target);
      const body = eventOf({ guestCount: 500 });
      for (const _ of [1, 2, 3, 4]) await bookEvent(person.api, body);
      return { person, body };
    },
  },
  getCatering: { succeeds: byAdmin },
  getCateringMyEvents: { succeeds: byCustomer },
  getCateringById: { succeeds: eventForAdmin },
  patchCateringByIdStatus: {
    succeeds: async (target) => ({
      ...(await eventForAdmin(target)),
      body: { status: "confirmed" },
    }),
    conflicts: async (target) => ({
      ...(await cancelledEvent(target)),
      body: { status: "confirmed" },
    }),
  },
  patchCateringByIdCancel: {
    succeeds: async (target) => ({ ...(await eventForAdmin(target)), body: {} }),
    conflicts: async (target) => ({ ...(await cancelledEvent(target)), body: {} }),
  },
  getCateringStatsOverview: { succeeds: byAdmin },
  getCateringExportCsv: { succeeds: byAdmin },
  postCounterTokens: {
    succeeds: async (target) => ({
      ...(await byAdmin(target)),
      body: { lastToken: null },
      headers: { cookie: addShopDevice(target.database, nextLetter()).cookie },
    }),
    conflicts: async (target) => ({ ...(await byAdmin(target)), body: { lastToken: null } }),
  },
  postCounterDiscards: {
    succeeds: async (target) => ({
      ...(await byAdmin(target)),
      body: {
        clientOrderId: randomUUID(),
        tokenNumber: "7",
        takenAt: new Date().toISOString(),
        total: 80,
        reason: "The customer left",
      },
    }),
  },
  getOpenapiJson: { succeeds: byGuest },
};

// These endpoints do not query the database.
const neverFail = ["getOpenapiJson", "getBlogsCategories"];

const rows = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
    Object.keys(responses)
      .filter((status) => status !== "500" || !neverFail.includes(operationId))
      .map((status) => ({
        method: method.toUpperCase(),
        path,
        status: Number(status),
        operationId,
      })),
  ),
);
type Row = (typeof rows)[number];

function casesOf({ operationId }: Row): EndpointCases {
  const cases = endpointCases[operationId];
  if (!cases) throw new Error(`Add a successful request for ${operationId}.`);
  return cases;
}

type Changes = { method?: string; rawBody?: string; headers?: Record<string, string> };

function send(
  target: RunningShop,
  row: Row,
  request: ApiRequest,
  changes: Changes = {},
): Promise<Reply<unknown>> {
  const api = request.person ? target.api.withToken(request.person.token) : target.api;
  const { method = row.method, rawBody, headers } = changes;
  return api.send(method, row.path.replace(/\{\w+\}/, request.id ?? "") + (request.search ?? ""), {
    headers: { ...request.headers, ...headers },
    ...(rawBody === undefined ? { body: request.body } : { rawBody }),
  });
}

async function replyWithStatus(row: Row): Promise<Reply<unknown>> {
  const { succeeds, conflicts, invalid, refused } = casesOf(row);
  switch (row.status) {
    case 304: {
      const request = await succeeds(shop);
      const first = await send(shop, row, request);
      expect(first.status).toBe(200);
      return send(shop, row, request, {
        headers: { "if-none-match": String(first.headers.get("etag")) },
      });
    }
    case 400:
      if (invalid) return send(shop, row, await invalid(shop));
      return send(shop, row, await succeeds(shop), { rawBody: '{"a":' });
    case 401:
      if (refused) return send(shop, row, await refused(shop));
      return send(shop, row, { ...(await succeeds(shop)), person: null });
    case 403:
      return forbidden(row, await succeeds(shop));
    case 404:
      return send(shop, row, {
        ...(await succeeds(shop)),
        id: "0192f0c1-0000-7000-8000-000000000000",
      });
    case 405: {
      const allowed = Object.keys(description.paths[row.path] ?? {}).map((name) =>
        name.toUpperCase(),
      );
      const method = ["PATCH", "DELETE", "PUT", "POST"].find((name) => !allowed.includes(name));
      const reply = await send(shop, row, { person: null, id: "any" }, { method });
      expect(reply.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(allowed));
      return reply;
    }
    case 409:
      if (!conflicts) throw new Error(`Add a conflicting request for ${row.operationId}.`);
      return send(shop, row, await conflicts(shop));
    case 413:
      return send(shop, row, await succeeds(shop), { rawBody: `"${"x".repeat(9_000_000)}"` });
    case 414: {
      const search = `?${"x".repeat(8_000)}`;
      return send(shop, row, { person: null, id: "any", search });
    }
    case 415:
      return send(shop, row, await succeeds(shop), { headers: { "content-type": "text/plain" } });
    case 429:
      return rateLimitedReply(row);
    case 500:
      return replyWithoutTables(row);
    case 503:
      return replyOnFullDisk(row);
    default:
      return send(shop, row, await succeeds(shop));
  }
}

// Customers are refused by admin endpoints; cookies from another site by all others.
async function forbidden(row: Row, request: ApiRequest) {
  const { token } = await customer(shop);
  const api = shop.api.withToken(token);
  const path = row.path.replace(/\{\w+\}/, request.id ?? "");
  const customerReply = await api.send(row.method, path, { body: request.body });
  if (customerReply.status === 403) return customerReply;
  const cookie = `session=${Buffer.from(JSON.stringify(request.person?.token)).toString("base64")}`;
  return shop.api.send(row.method, path, {
    body: request.body,
    headers: { cookie, origin: "https://evil.example" },
  });
}

/** Nothing of the request is read before the limit, so any will do. */
async function rateLimitedReply(row: Row) {
  for (const person of [null, await limitedCustomer(), await admin(limited)]) {
    const body = row.method === "GET" ? undefined : {};
    const request = { person, id: "any", body };
    const first = await send(limited, row, request);
    if (first.status === 401 || first.status === 403) continue;
    for (let tries = 0; tries < 1200; tries += TRIES_AT_ONCE) {
      const replies = await Promise.all(
        Array.from({ length: TRIES_AT_ONCE }, () => send(limited, row, request)),
      );
      const reply = [first, ...replies].find((one) => one.status === 429);
      if (!reply) continue;
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
      return reply;
    }
  }
  throw new Error(`${row.operationId} was never rate limited.`);
}

const TRIES_AT_ONCE = 25;

let customerOfLimited: Promise<Person> | undefined;
function limitedCustomer(): Promise<Person> {
  customerOfLimited ??= customer(limited).then(async (person) => {
    // Logging out must not end the session before the limit is reached.
    for (let votes = 0; votes < 200; votes += 1) await person.api.post("/api/reviews/any/helpful");
    return person;
  });
  return customerOfLimited;
}

let requestsToBroken: Map<string, ApiRequest> | undefined;

async function prepareRequestsAndDropTables() {
  const requests = new Map<string, ApiRequest>();
  for (const row of rows.filter(({ status }) => status === 500)) {
    requests.set(row.operationId, await casesOf(row).succeeds(broken));
  }
  const tables = broken.database.rows(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '%_fts%'",
  );
  for (const { name } of tables)
    broken.database.change(`alter table ${name} rename to lost_${name}`);
  return requests;
}

async function replyWithoutTables(row: Row) {
  requestsToBroken ??= await prepareRequestsAndDropTables();
  const reply = await send(broken, row, requestsToBroken.get(row.operationId) as ApiRequest);
  if (reply.status === 500) await loggedFailure(broken.server);
  return reply;
}

let requestsToFull: Map<string, ApiRequest> | undefined;

async function prepareRequestsAndFillDisk() {
  const requests = new Map<string, ApiRequest>();
  for (const row of rows.filter(({ status }) => status === 503)) {
    requests.set(row.operationId, await casesOf(row).succeeds(fullDisk));
  }
  fillDisk(fullDisk.server);
  return requests;
}

async function replyOnFullDisk(row: Row) {
  requestsToFull ??= await prepareRequestsAndFillDisk();
  const reply = await send(fullDisk, row, requestsToFull.get(row.operationId) as ApiRequest);
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  // The log line may appear after the response.
  const [logged] = await vi.waitFor(
    () => {
      const lines = fullDisk.server.takeUnexpectedErrors();
      expect(lines).toHaveLength(1);
      return lines;
    },
    { timeout: 20_000 },
  );
  expect(logged).toContain("SQLITE_IOERR");
  return reply;
}

test("covers every operation of the API description", () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(new Set(rows.map(({ operationId }) => operationId))).toEqual(
    new Set(Object.keys(endpointCases)),
  );
});

test.each(rows)("$method $path returns $status", async (row) => {
  const reply = await replyWithStatus(row);
  expect(reply.status, reply.text.slice(0, 300)).toBe(row.status);
});
