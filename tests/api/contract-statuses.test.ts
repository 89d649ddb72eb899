import { expect, test, vi } from "vitest";
import type { Reply } from "#tests/support/client.ts";
import { type Description, readDescription } from "#tests/support/contract.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { fillDisk } from "#tests/support/disk.ts";
import { bookEvent, eventOf, setEventStatus } from "#tests/support/events.ts";
import { loggedFailure } from "#tests/support/logged-failure.ts";
import { carryOrder, orderOf, placeOrder } from "#tests/support/orders.ts";
import { anyPerson, type Person, registerCustomer, signInAdmin } from "#tests/support/people.ts";
import { postPayload } from "#tests/support/post-payload.ts";
import { anyPost } from "#tests/support/posts.ts";
import { addProduct, validProduct } from "#tests/support/products.ts";
import { shopReview, writeReview } from "#tests/support/reviews.ts";
import { type RunningShop, runningShop } from "#tests/support/running-shop.ts";
import { firstAdmin } from "#tests/support/server.ts";

// Every row of the contract, each with every status that its description promises.
const description: Description = readDescription();
const shop = runningShop();
const limited = runningShop({ env: { RATE_LIMITS: "on" } });
const full = runningShop();
const broken = runningShop();

type Call = {
  who: Person | null;
  id?: string;
  search?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
type Ways = {
  /** A call that succeeds, in the shop that it is given. */
  succeeds: (there: RunningShop) => Promise<Call>;
  /** The same where something stands against it (409). */
  conflicts?: (there: RunningShop) => Promise<Call>;
  /** The 401 of a call that takes guests. */
  refused?: (there: RunningShop) => Promise<Call>;
};

const customer = (there: RunningShop) => registerCustomer(there.api);
const admins = new Map<RunningShop, Person>();
/** Signed in once: a password takes its time three hundred times. */
async function admin(there: RunningShop): Promise<Person> {
  const known = admins.get(there) ?? (await signInAdmin(there.api));
  admins.set(there, known);
  return known;
}
const asGuest = async () => ({ who: null });
const asCustomer = async (there: RunningShop) => ({ who: await customer(there) });
const asAdmin = async (there: RunningShop) => ({ who: await admin(there) });
const dishOf = (there: RunningShop, known = {}) => anyDish(there.database, known);
const orderedBy = (there: RunningShop, who: Person) => placeOrder(who.api, [dishOf(there)]);

async function anOrder(there: RunningShop) {
  return { who: await admin(there), id: (await orderedBy(there, await customer(there))).id };
}

async function anEvent(there: RunningShop) {
  return { who: await admin(there), id: (await bookEvent((await customer(there)).api)).id };
}

async function aCancelledEvent(there: RunningShop) {
  const { who, id } = await anEvent(there);
  await setEventStatus(who.api, { id }, "cancelled");
  return { who, id };
}

async function aLikedPost(there: RunningShop) {
  const who = await customer(there);
  const { id } = anyPost(there.database);
  expect((await who.api.post(`/api/blogs/${id}/like`)).status).toBe(200);
  return { who, id };
}

const ways: Record<string, Ways> = {
  postAuthRegister: {
    succeeds: async () => ({ who: null, body: anyPerson() }),
    conflicts: async (there) => ({
      who: null,
      body: anyPerson({ email: (await customer(there)).email }),
    }),
  },
  postAuthLogin: {
    succeeds: async (there) => {
      const { email, password } = await customer(there);
      return { who: null, body: { email, password } };
    },
    refused: async () => ({ who: null, body: { ...firstAdmin, password: "not-mirchi" } }),
  },
  postAuthLogout: { succeeds: asCustomer },
  getAuthVerify: { succeeds: asCustomer },
  putAuthProfile: {
    succeeds: async (there) => ({ who: await customer(there), body: { name: "Asha Deshpande" } }),
  },
  getAuthUsers: { succeeds: asAdmin },
  deleteAuthUsersById: {
    succeeds: async (there) => ({
      who: await admin(there),
      id: (await customer(there)).user.id,
    }),
    // Nobody locks the shop's last admin out.
    conflicts: async (there) => {
      const who = await admin(there);
      return { who, id: who.user.id };
    },
  },
  getProducts: { succeeds: asGuest },
  getProductsAdmin: { succeeds: asAdmin },
  getProductsById: { succeeds: async (there) => ({ who: null, id: dishOf(there).id }) },
  postProducts: { succeeds: async (there) => ({ who: await admin(there), body: validProduct }) },
  putProductsById: {
    succeeds: async (there) => {
      const who = await admin(there);
      return { who, id: (await addProduct(who.api)).id, body: validProduct };
    },
  },
  deleteProductsById: {
    succeeds: async (there) => {
      const who = await admin(there);
      return { who, id: (await addProduct(who.api)).id };
    },
  },
  getBlogs: { succeeds: asGuest },
  getBlogsPublished: { succeeds: asGuest },
  getBlogsCategories: { succeeds: asGuest },
  getBlogsSlugBySlug: {
    succeeds: async (there) => ({ who: null, id: anyPost(there.database).slug }),
  },
  getBlogsById: {
    succeeds: async (there) => ({ who: await admin(there), id: anyPost(there.database).id }),
  },
  postBlogs: { succeeds: async (there) => ({ who: await admin(there), body: postPayload() }) },
  putBlogsById: {
    succeeds: async (there) => ({
      who: await admin(there),
      id: anyPost(there.database).id,
      body: postPayload(),
    }),
    // Somebody else saved it since it was opened.
    conflicts: async (there) => ({
      who: await admin(there),
      id: anyPost(there.database).id,
      body: { ...postPayload(), updatedAt: "2020-01-01T00:00:00.000Z" },
    }),
  },
  deleteBlogsById: {
    succeeds: async (there) => ({ who: await admin(there), id: anyPost(there.database).id }),
  },
  getBlogsByIdLikeStatus: {
    succeeds: async (there) => ({ who: null, id: anyPost(there.database).id }),
  },
  postBlogsByIdLike: {
    succeeds: async (there) => ({ who: await customer(there), id: anyPost(there.database).id }),
    conflicts: aLikedPost,
  },
  deleteBlogsByIdLike: { succeeds: aLikedPost },
  getBlogsStatsOverview: { succeeds: asAdmin },
  getReviews: {
    succeeds: asGuest,
    // What one found helpful is one's own to ask for.
    refused: async () => ({ who: null, search: "?liked=true" }),
  },
  getReviewsStats: { succeeds: asGuest },
  postReviews: {
    succeeds: async (there) => ({ who: await customer(there), body: shopReview }),
    // It is not delivered yet.
    conflicts: async (there) => {
      const who = await customer(there);
      const { orderNumber } = await orderedBy(there, who);
      return { who, body: { ...shopReview, order: orderNumber } };
    },
  },
  postReviewsByIdHelpful: {
    succeeds: async (there) => ({
      who: await customer(there),
      id: (await writeReview((await customer(there)).api)).id,
    }),
  },
  postOrders: {
    succeeds: async (there) => ({ who: await customer(there), body: orderOf([dishOf(there)]) }),
    conflicts: async (there) => ({
      who: await customer(there),
      body: orderOf([{ ...dishOf(there, { stock: 1 }), quantity: 2 }]),
    }),
  },
  getOrders: { succeeds: asAdmin },
  getOrdersUser: { succeeds: asCustomer },
  getOrdersById: { succeeds: anOrder },
  getOrdersStatsOverview: { succeeds: asAdmin },
  patchOrdersByIdStatus: {
    succeeds: async (there) => ({ ...(await anOrder(there)), body: { status: "preparing" } }),
    conflicts: async (there) => ({ ...(await anOrder(there)), body: { status: "pending" } }),
  },
  patchOrdersByIdPayment: {
    succeeds: async (there) => ({ ...(await anOrder(there)), body: { paymentStatus: "paid" } }),
    conflicts: async (there) => {
      const { who, id } = await anOrder(there);
      await carryOrder(who.api, { id }, ["cancelled"]);
      return { who, id, body: { paymentStatus: "paid" } };
    },
  },
  postCatering: {
    succeeds: async (there) => ({ who: await customer(there), body: eventOf() }),
    conflicts: async (there) => {
      const who = await customer(there);
      const body = eventOf({ guestCount: 500 });
      for (const _ of [1, 2, 3, 4]) await bookEvent(who.api, body);
      return { who, body };
    },
  },
  getCatering: { succeeds: asAdmin },
  getCateringMyEvents: { succeeds: asCustomer },
  getCateringById: { succeeds: anEvent },
  patchCateringByIdStatus: {
    succeeds: async (there) => ({ ...(await anEvent(there)), body: { status: "confirmed" } }),
    conflicts: async (there) => ({
      ...(await aCancelledEvent(there)),
      body: { status: "confirmed" },
    }),
  },
  patchCateringByIdCancel: {
    succeeds: async (there) => ({ ...(await anEvent(there)), body: {} }),
    conflicts: async (there) => ({ ...(await aCancelledEvent(there)), body: {} }),
  },
  getCateringStatsOverview: { succeeds: asAdmin },
  getCateringExportCsv: { succeeds: asAdmin },
  getOpenapiJson: { succeeds: asGuest },
};

/** Answered from memory: nothing in them can break. */
const neverFail = ["getOpenapiJson", "getBlogsCategories"];

/** Sent to change something, they write nothing. */
const neverSave: string[] = [];

const rows = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, responses }]) =>
    Object.keys(responses)
      .filter((status) => status !== "500" || !neverFail.includes(operationId))
      .filter((status) => status !== "503" || !neverSave.includes(operationId))
      .map((status) => ({
        method: method.toUpperCase(),
        path,
        status: Number(status),
        operationId,
      })),
  ),
);
type Row = (typeof rows)[number];

function waysOf({ operationId }: Row): Ways {
  const found = ways[operationId];
  if (!found) throw new Error(`Say here how ${operationId} succeeds.`);
  return found;
}

type Changes = { method?: string; rawBody?: string; headers?: Record<string, string> };

function send(
  there: RunningShop,
  row: Row,
  call: Call,
  changes: Changes = {},
): Promise<Reply<unknown>> {
  const api = call.who ? there.api.withToken(call.who.token) : there.api;
  const { method = row.method, rawBody, headers } = changes;
  return api.send(method, row.path.replace(/\{\w+\}/, call.id ?? "") + (call.search ?? ""), {
    headers: { ...call.headers, ...headers },
    ...(rawBody === undefined ? { body: call.body } : { rawBody }),
  });
}

async function provoked(row: Row): Promise<Reply<unknown>> {
  const { succeeds, conflicts, refused } = waysOf(row);
  switch (row.status) {
    case 304: {
      const call = await succeeds(shop);
      const first = await send(shop, row, call);
      expect(first.status).toBe(200);
      return send(shop, row, call, {
        headers: { "if-none-match": String(first.headers.get("etag")) },
      });
    }
    case 400:
      return send(shop, row, await succeeds(shop), { rawBody: '{"a":' });
    case 401:
      if (refused) return send(shop, row, await refused(shop));
      return send(shop, row, { ...(await succeeds(shop)), who: null });
    case 403:
      return forbidden(row, await succeeds(shop));
    case 404:
      return send(shop, row, {
        ...(await succeeds(shop)),
        id: "0192f0c1-0000-7000-8000-000000000000",
      });
    case 405: {
      const known = Object.keys(description.paths[row.path] ?? {}).map((name) =>
        name.toUpperCase(),
      );
      const method = ["PATCH", "DELETE", "PUT", "POST"].find((other) => !known.includes(other));
      const reply = await send(shop, row, { who: null, id: "any" }, { method });
      expect(reply.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(known));
      return reply;
    }
    case 409:
      if (!conflicts) throw new Error(`Say here what stands against ${row.operationId}.`);
      return send(shop, row, await conflicts(shop));
    case 413:
      return send(shop, row, await succeeds(shop), { rawBody: `"${"x".repeat(9_000_000)}"` });
    case 415:
      return send(shop, row, await succeeds(shop), { headers: { "content-type": "text/plain" } });
    case 429:
      return sentTooOften(row);
    case 500:
      return failed(row);
    case 503:
      return unsaved(row);
    default:
      return send(shop, row, await succeeds(shop));
  }
}

/** An admin's call by a customer; any other by a cookie alone, from another site. */
async function forbidden(row: Row, call: Call) {
  const { token } = await customer(shop);
  const api = shop.api.withToken(token);
  const path = row.path.replace(/\{\w+\}/, call.id ?? "");
  const asCustomer = await api.send(row.method, path, { body: call.body });
  if (asCustomer.status === 403) return asCustomer;
  const cookie = `session=${Buffer.from(JSON.stringify(call.who?.token)).toString("base64")}`;
  return shop.api.send(row.method, path, {
    body: call.body,
    headers: { cookie, origin: "https://evil.example" },
  });
}

async function sentTooOften(row: Row) {
  const { succeeds, refused = succeeds } = waysOf(row);
  // A login that succeeds forgives the tries before it.
  const call = await refused(limited);
  for (let tries = 0; tries < 40; tries += 1) {
    const reply = await send(limited, row, call);
    if (reply.status === 429) {
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
      return reply;
    }
  }
  throw new Error(`${row.operationId} was never too often.`);
}

let callsOfBroken: Map<string, Call> | undefined;

/** Calls that would all succeed, in a shop that has lost its tables since. */
async function callsBeforeTheLoss() {
  const calls = new Map<string, Call>();
  for (const row of rows.filter(({ status }) => status === 500)) {
    calls.set(row.operationId, await waysOf(row).succeeds(broken));
  }
  const tables = broken.database.rows(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '%_fts%'",
  );
  for (const { name } of tables)
    broken.database.change(`alter table ${name} rename to lost_${name}`);
  return calls;
}

async function failed(row: Row) {
  callsOfBroken ??= await callsBeforeTheLoss();
  const reply = await send(broken, row, callsOfBroken.get(row.operationId) as Call);
  if (reply.status === 500) await loggedFailure(broken.server);
  return reply;
}

let callsOfFull: Map<string, Call> | undefined;

/** Calls that would all succeed, in a shop whose disk has become full since. */
async function callsBeforeTheDiskWasFull() {
  const calls = new Map<string, Call>();
  for (const row of rows.filter(({ status }) => status === 503)) {
    calls.set(row.operationId, await waysOf(row).succeeds(full));
  }
  fillDisk(full.server);
  return calls;
}

async function unsaved(row: Row) {
  callsOfFull ??= await callsBeforeTheDiskWasFull();
  const reply = await send(full, row, callsOfFull.get(row.operationId) as Call);
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  // The line that tells of it may be printed after the answer.
  const [logged] = await vi.waitFor(
    () => {
      const lines = full.server.takeUnexpectedErrors();
      expect(lines).toHaveLength(1);
      return lines;
    },
    { timeout: 20_000 },
  );
  expect(logged).toContain("SQLITE_IOERR");
  return reply;
}

test("every call of the contract is described, with what it may answer", () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(new Set(rows.map(({ operationId }) => operationId))).toEqual(new Set(Object.keys(ways)));
});

test.each(rows)("$method $path answers $status", async (row) => {
  const reply = await provoked(row);
  expect(reply.status, reply.text.slice(0, 300)).toBe(row.status);
});
