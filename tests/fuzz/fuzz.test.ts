import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { instantInIndia } from "#app/domain/clock.ts";
import { defaultParts } from "#app/domain/settings/shop-settings.ts";
import { MAX_DEPTH } from "#app/http/limits/input-budget.ts";
import { type Description, readDescription } from "#tests/support/http/contract.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { addCombo, addOptionGroup } from "#tests/support/records/options.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/records/people.ts";
import { addPost } from "#tests/support/records/posts.ts";
import { addCoupon, saveSettingsRow } from "#tests/support/records/quote-fixtures.ts";
import { writeReview } from "#tests/support/records/reviews.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { hostileBody, hostileString } from "./hostile-input.ts";
import { mutated, mutationsOf } from "./mutations.ts";
import { type Schema, validPayloads } from "./payloads.ts";
import { type Role, type WriteEndpoint, writeEndpoints } from "./write-endpoints.ts";

// `npm run fuzz` sends more.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
// Short runs repeat the same requests; long runs use a new seed and print it.
const SEED = Number(process.env.FUZZ_SEED ?? (REQUESTS > 500 ? Date.now() % 2 ** 31 : 20_261_121));
const TIMEOUT_MS = 60 * 60_000;

const shop = runningShop();
let description: Description;
let endpoints: WriteEndpoint[];
let tablet: string;
let people: Record<Exclude<Role, "guest">, Person>;
// No request may change this data.
let bystander: {
  person: Person;
  order: string;
  event: string;
  review: string;
  dish: string;
  post: string;
};
// Records that every request may like, vote for or read.
let target: { dish: string; post: string; review: string };
let sent = 0;

beforeAll(async () => {
  description = readDescription();
  const dishOf = (overrides = {}) => addDish(shop.database, { stock: 100_000_000, ...overrides });
  const [admin, customer, bystanderPerson] = await Promise.all([
    signInAdmin(shop.api),
    registerCustomer(shop.api),
    registerCustomer(shop.api),
  ]);
  people = { admin, customer };
  tablet = addShopDevice(shop.database, "F").cookie;
  const bystanderDish = dishOf();
  const order = await placeOrder(bystanderPerson.api, [bystanderDish]);
  const event = await bookEvent(bystanderPerson.api);
  const review = await writeReview(bystanderPerson.api);
  bystander = {
    person: bystanderPerson,
    order: order.id,
    event: event.id,
    review: review.id,
    dish: bystanderDish.id,
    post: addPost(shop.database).id,
  };
  target = {
    dish: dishOf().id,
    post: addPost(shop.database).id,
    review: (await writeReview(bystanderPerson.api, { title: "Anybody may like this" })).id,
  };
  const dishes = [dishOf(), dishOf(), dishOf()];
  const { choices } = addOptionGroup(shop.database, dishes, {
    kind: "quantities",
    choices: [{ pricePaise: 500 }, { pricePaise: 1050, stock: 100_000_000 }, {}],
  });
  const combo = addCombo(shop.database, {
    parts: [
      { name: "First", dishes, coveredPaise: 5000 },
      { name: "Second", dishes },
    ],
  });
  const expensive = dishOf({ pricePaise: 9_000_000 });
  const [unpaid, paid] = [
    await placeOrder(customer.api, [expensive]),
    await placeOrder(customer.api, [expensive]),
  ];
  await admin.api.patch(`/api/orders/${paid.id}/payment`, { paymentStatus: "paid" });
  endpoints = writeEndpoints({
    unpaidOrder: unpaid.id,
    paidOrder: paid.id,
    dishes: dishes.map(({ id }) => id),
    product: target.dish,
    post: target.post,
    choices,
    combo,
    ...offerCouponAndSlot(),
  });
});

/** Tips too; the slots have room for everybody. */
function offerCouponAndSlot(): { coupon: string; slot: string } {
  const coupon = "FUZZ";
  addCoupon(shop.database, { name: "Fuzz", kind: "percent", code: coupon, value: 1000 });
  const { times, charges } = defaultParts;
  saveSettingsRow(shop.database, "charges", { ...charges, takesTips: true });
  const terms = { ...times.delivery, slotMinutes: 60, daysAhead: 2 };
  saveSettingsRow(shop.database, "times", { delivery: terms, pickup: terms, cateringPercent: 0 });
  return { coupon, slot: instantInIndia(dayFromToday(1), 18 * 60).toISOString() };
}

function schemaOf(path: string, method: string, kind = 0): Schema {
  const template = path.replace(/[0-9a-f-]{36}/, "{id}");
  const body = description.paths[template]?.[method]?.requestBody as
    | { content: { "application/json": { schema: Schema } } }
    | undefined;
  if (!body) throw new Error(`${method} ${template} is not described with a body.`);
  const { schema } = body.content["application/json"];
  return schema.oneOf?.[kind] ?? schema;
}

function validRequest(): fc.Arbitrary<{
  endpoint: WriteEndpoint;
  payload: Record<string, unknown>;
}> {
  return fc.constantFrom(...endpoints).chain((endpoint) => {
    const { path, method, kind, fieldValues } = endpoint;
    return validPayloads(schemaOf(path, method, kind), fieldValues).map((payload) => ({
      endpoint,
      payload: Object(payload),
    }));
  });
}

// Counterexamples are not shrunk, because every request changes the data.
async function check<Value>(
  arbitrary: fc.Arbitrary<Value>,
  share: number,
  holds: (value: Value) => Promise<void>,
) {
  const numRuns = Math.ceil(REQUESTS * share);
  await fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns, seed: SEED, endOnFailure: true });
}

const send: typeof shop.api.send = (...request) => {
  sent += 1;
  return shop.api.send(...request);
};

test("a valid payload is accepted and returned unchanged", { timeout: TIMEOUT_MS }, async () => {
  await check(validRequest(), 0.1, async ({ endpoint, payload }) => {
    const { method, path, role, returned = (sent) => sent } = endpoint;
    const readPath = endpoint.readPath ?? path.replace(/\/[0-9a-f-]{36}.*|$/, "/{id}");
    const headers = authorization(role);

    const written = await send<{ id: string }>(method.toUpperCase(), path, {
      body: payload,
      headers,
    });
    const reply = `${path} answered ${written.text}\n${JSON.stringify(payload)}`;
    expect([200, 201], reply).toContain(written.status);

    const token = written.body.token;
    const newId = written.body.data?.id ?? "";
    const read = await send<unknown>("GET", readPath.replace("{id}", newId), {
      headers: token ? { authorization: `Bearer ${token}` } : headers,
    });
    expect(read.status).toBe(200);
    // No endpoint returns a single review or profile, so the response to the write is used.
    if (path === "/api/auth/profile") expect(written.body.user).toMatchObject(payload);
    else {
      const isReview = readPath === "/api/reviews";
      const stored = isReview ? written.body.data : (read.body.user ?? read.body.data);
      expect(stored).toMatchObject(returned(payload));
    }
  });
});

function authorization(role: Role): Record<string, string> {
  if (role === "guest") return {};
  const bearer = { authorization: `Bearer ${people[role].token}` };
  return role === "admin" ? { ...bearer, cookie: tablet } : bearer;
}

test("a payload with one invalid field is refused with the path of that field", {
  timeout: TIMEOUT_MS,
}, async () => {
  const invalidRequest = validRequest().chain(({ endpoint, payload }) => {
    const { path, method, kind } = endpoint;
    const mutations = mutationsOf(schemaOf(path, method, kind), payload).filter(
      ({ path: field, keys, value, reason }) =>
        // Without it, the body is of another kind.
        !(kind && field === "channel" && reason === "missing") &&
        // A body nested more deeply is refused before any field is checked.
        (keys.length <= MAX_DEPTH || typeof value !== "object"),
    );
    return fc
      .constantFrom(...mutations)
      .map((mutation) => ({ endpoint, mutation, body: mutated(payload, mutation) }));
  });

  await check(invalidRequest, 0.3, async ({ endpoint, mutation, body }) => {
    const { method, path: endpointPath, role } = endpoint;
    const reply = await send(method.toUpperCase(), endpointPath, {
      body,
      headers: authorization(role),
    });

    const { path: field, reason, value } = mutation;
    const request = `${method} ${endpointPath}, ${field}: ${reason}, ${JSON.stringify(value)?.slice(0, 80)}`;
    expect(reply.status, `${request}\n${reply.text}`).toBe(400);
    const paths = (reply.body.errors ?? []).map(({ path }) => path);
    const matching = paths.filter(
      (path) => path === field || path.startsWith(`${field}[`) || path.startsWith(`${field}.`),
    );
    expect(matching, `${request}\n${reply.text}`).not.toEqual([]);
  });
});

function bystanderRows() {
  const { person, order, event, review, dish, post } = bystander;
  const rowsOf = (sql: string, id: string) => shop.database.rows(sql, id);
  return [
    rowsOf("select * from users where id = ?", person.user.id),
    rowsOf("select * from orders where user_id = ?", person.user.id),
    rowsOf("select * from order_items where order_id = ?", order),
    rowsOf("select * from orders where id = ?", order),
    rowsOf("select * from events where user_id = ?", person.user.id),
    rowsOf("select * from events where id = ?", event),
    rowsOf("select * from reviews where id = ?", review),
    rowsOf("select * from products where id = ?", dish),
    rowsOf("select * from posts where id = ?", post),
  ];
}

test("no request causes a server error or changes another person's data", {
  timeout: TIMEOUT_MS,
}, async () => {
  const before = bystanderRows();
  expect(target.review).not.toBe(bystander.review);
  for (const rows of before) expect(rows.length).toBeGreaterThan(0);
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  expect(operations.length).toBeGreaterThan(40);

  const hostile = fc.constantFrom(...operations).chain(({ path, method }) => {
    const matching = endpoints.filter(
      (endpoint) =>
        endpoint.path.replace(/[0-9a-f-]{36}/, "{id}") === path && endpoint.method === method,
    );
    const takesBody = Boolean(description.paths[path]?.[method]?.requestBody);
    const kinds = matching.length > 0 ? matching : [{ kind: 0, fieldValues: {} }];
    const payload = takesBody
      ? fc.oneof(
          ...kinds.map(({ kind, fieldValues }) =>
            validPayloads(schemaOf(path, method, kind), fieldValues),
          ),
        )
      : fc.constant({});
    return fc.record({
      role: fc.constantFrom<Role>("guest", "customer", "customer", "admin"),
      method: fc.constant(method.toUpperCase()),
      path: fc.constant(path),
      id: fc.oneof(hostileString, fc.constantFrom("target", "bystander")),
      query: fc.array(
        fc.tuple(
          fc.constantFrom(
            "page",
            "limit",
            "q",
            "search",
            "status",
            "sort",
            "category",
            "all",
            "rating",
            "__proto__",
          ),
          hostileString,
        ),
        { maxLength: 3 },
      ),
      body: takesBody
        ? hostileBody(payload)
        : fc.option(hostileBody(payload), { nil: undefined, freq: 3 }),
      type: fc.constantFrom(
        "application/json",
        "application/json",
        "application/json",
        "text/plain",
        "application/json; charset=utf-16",
        "",
      ),
      key: fc.option(fc.stringMatching(/^[ -~]{0,60}$/), { nil: undefined, freq: 5 }),
    });
  });

  await check(hostile, 0.5, async ({ role, method, path, id, query, body, type, key }) => {
    const urlPath = path.replace(/\{(\w+)\}/, encodeURIComponent(idFor(id, path, role)));
    const parameters = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
    const reply = await send(method, `${urlPath}?${parameters}`, {
      headers: {
        ...authorization(role),
        ...(type ? { "content-type": type } : {}),
        ...(key === undefined ? {} : { "idempotency-key": key.trim() }),
      },
      ...(body === undefined || method === "GET" ? {} : { rawBody: body }),
    });

    expect(reply.status, `${method} ${urlPath}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
  });

  expect(bystanderRows()).toEqual(before);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect((await fetch(`${shop.server.baseUrl}/healthz`)).status).toBe(200);
});

// Admins may change everything, so they never get the bystander's id.
function idFor(id: string, path: string, role: Role): string {
  const isOpenToAll = /like|helpful/.test(path);
  if (id === "bystander" && role !== "admin" && !isOpenToAll) {
    if (path.includes("orders")) return bystander.order;
    if (path.includes("catering")) return bystander.event;
    return path.includes("products") ? bystander.dish : bystander.post;
  }
  if (id === "target" || id === "bystander") {
    if (path.includes("products")) return target.dish;
    return path.includes("reviews") ? target.review : target.post;
  }
  return id === "." || id === ".." ? "%2e" : id || "0";
}

test("sends at least the requested number of requests", () => {
  console.log(`${sent} requests, seed ${SEED}`);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});
