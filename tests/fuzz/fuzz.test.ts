import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Description, readDescription } from "#tests/support/contract.ts";
import { anyDish } from "#tests/support/dishes.ts";
import { bookEvent } from "#tests/support/events.ts";
import { placeOrder } from "#tests/support/orders.ts";
import { type Person, registerCustomer, signInAdmin } from "#tests/support/people.ts";
import { anyPost } from "#tests/support/posts.ts";
import { writeReview } from "#tests/support/reviews.ts";
import { runningShop } from "#tests/support/running-shop.ts";
import { hostileBody, hostileString } from "./hostile-input.ts";
import { mutated, mutationsOf } from "./mutations.ts";
import { fitting, type Schema } from "./payloads.ts";
import { type Who, type WriteEndpoint, writeEndpoints } from "./write-endpoints.ts";

/** How many requests are sent in all; `npm run fuzz` sends many more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
/** The short form tries the same every time; the long one always something new, and prints what it began with. */
const SEED = Number(process.env.FUZZ_SEED ?? (REQUESTS > 500 ? Date.now() % 2 ** 31 : 20_261_121));
const TIMEOUT_MS = 60 * 60_000;

const shop = runningShop();
let description: Description;
let calls: WriteEndpoint[];
let people: Record<Exclude<Who, "guest">, Person>;
/** Somebody else's things, which no request of these tests may change. */
let bystander: {
  person: Person;
  order: string;
  event: string;
  review: string;
  dish: string;
  post: string;
};
/** What anybody may like, vote for or read. */
let target: { dish: string; post: string; review: string };
let sent = 0;

beforeAll(async () => {
  description = readDescription();
  const dishOf = (known = {}) => anyDish(shop.database, { stock: 100_000_000, ...known });
  const [admin, customer, other] = await Promise.all([
    signInAdmin(shop.api),
    registerCustomer(shop.api),
    registerCustomer(shop.api),
  ]);
  people = { admin, customer };
  const theirs = dishOf();
  const order = await placeOrder(other.api, [theirs]);
  const event = await bookEvent(other.api);
  const review = await writeReview(other.api);
  bystander = {
    person: other,
    order: order.id,
    event: event.id,
    review: review.id,
    dish: theirs.id,
    post: anyPost(shop.database).id,
  };
  target = {
    dish: dishOf().id,
    post: anyPost(shop.database).id,
    review: (await writeReview(other.api, { title: "Anybody may like this" })).id,
  };
  const dishes = [dishOf().id, dishOf().id, dishOf().id];
  calls = writeEndpoints({ dishes, product: target.dish, post: target.post });
});

function schemaOf(path: string, method: string): Schema {
  const template = path.replace(/[0-9a-f-]{36}/, "{id}");
  const body = description.paths[template]?.[method]?.requestBody as
    | { content: { "application/json": { schema: Schema } } }
    | undefined;
  if (!body) throw new Error(`${method} ${template} is not described with a body.`);
  return body.content["application/json"].schema;
}

function anyCall(): fc.Arbitrary<WriteEndpoint> {
  return fc.oneof(...calls.map((call) => ({ arbitrary: fc.constant(call), weight: call.weight })));
}

function anyPayload(): fc.Arbitrary<{ call: WriteEndpoint; payload: Record<string, unknown> }> {
  return anyCall().chain((call) =>
    fitting(schemaOf(call.path, call.operation), call.words).map((payload) => ({
      call,
      payload: Object(payload),
    })),
  );
}

/** Tries so large a share of all requests. What failed is not made smaller: each try leaves something behind. */
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

test("what fits the schema is taken, and read back as it was sent", {
  timeout: TIMEOUT_MS,
}, async () => {
  await check(anyPayload(), 0.1, async ({ call, payload }) => {
    const { operation, path, status, readAt, shown = (same) => same } = call;
    const headers = authorization(call.who);

    const written = await send<{ id: string }>(operation.toUpperCase(), path, {
      body: payload,
      headers,
    });
    expect(written.status, `${path} answered ${written.text}\n${JSON.stringify(payload)}`).toBe(
      status,
    );

    const token = written.body.token;
    const address = readAt.replace("{id}", written.body.data?.id ?? "");
    const read = await send<unknown>("GET", address, {
      headers: token ? { authorization: `Bearer ${token}` } : headers,
    });
    expect(read.status).toBe(200);
    // A list has no address for one of its own: its newest comes back with the answer that made it.
    const got = readAt === "/api/reviews" ? written.body.data : (read.body.user ?? read.body.data);
    if (path !== "/api/auth/profile") expect(got).toMatchObject(shown(payload));
    else expect(written.body.user).toMatchObject(payload);
  });
});

function authorization(who: Who): Record<string, string> {
  return who === "guest" ? {} : { authorization: `Bearer ${people[who].token}` };
}

test("what is spoiled in one place is refused with the name of that place", {
  timeout: TIMEOUT_MS,
}, async () => {
  const spoiled = anyPayload().chain(({ call, payload }) => {
    const ways = mutationsOf(schemaOf(call.path, call.operation), payload);
    return fc.constantFrom(...ways).map((way) => ({ call, way, body: mutated(payload, way) }));
  });

  await check(spoiled, 0.3, async ({ call, way, body }) => {
    const reply = await send(call.operation.toUpperCase(), call.path, {
      body,
      headers: authorization(call.who),
    });

    const told = `${call.operation} ${call.path}, ${way.path}: ${way.why}, ${JSON.stringify(way.value)?.slice(0, 80)}`;
    expect(reply.status, `${told}\n${reply.text}`).toBe(400);
    const paths = (reply.body.errors ?? []).map(({ path }) => path);
    const named = paths.filter(
      (path) =>
        path === way.path || path.startsWith(`${way.path}[`) || path.startsWith(`${way.path}.`),
    );
    expect(named, `${told}\n${reply.text}`).not.toEqual([]);
  });
});

/** Everything of the bystander, as it is stored. */
function theirs() {
  const { person, order, event, review, dish, post } = bystander;
  const all = (sql: string, id: string) => shop.database.rows(sql, id);
  return [
    all("select * from users where id = ?", person.user.id),
    all("select * from orders where user_id = ?", person.user.id),
    all("select * from order_items where order_id = ?", order),
    all("select * from orders where id = ?", order),
    all("select * from events where user_id = ?", person.user.id),
    all("select * from events where id = ?", event),
    all("select * from reviews where id = ?", review),
    all("select * from products where id = ?", dish),
    all("select * from posts where id = ?", post),
  ];
}

test("no answer is a server's failure and nothing of others changes, whatever is sent", {
  timeout: TIMEOUT_MS,
}, async () => {
  const before = theirs();
  expect(target.review).not.toBe(bystander.review);
  for (const rows of before) expect(rows.length).toBeGreaterThan(0);
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  expect(operations.length).toBeGreaterThan(40);

  const hostile = fc.constantFrom(...operations).chain(({ path, method }) => {
    const known = calls.find(
      (call) => call.path.replace(/[0-9a-f-]{36}/, "{id}") === path && call.operation === method,
    );
    const isWritten = Boolean(description.paths[path]?.[method]?.requestBody);
    const payload = isWritten
      ? fitting(schemaOf(path, method), known?.words ?? {})
      : fc.constant({});
    return fc.record({
      who: fc.constantFrom<Who>("guest", "customer", "customer", "admin"),
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
      body: isWritten
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

  await check(hostile, 0.5, async ({ who, method, path, id, query, body, type, key }) => {
    const address = path.replace(/\{(\w+)\}/, encodeURIComponent(namedId(id, path, who)));
    const asked = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
    const reply = await send(method, `${address}?${asked}`, {
      headers: {
        ...authorization(who),
        ...(type ? { "content-type": type } : {}),
        ...(key === undefined ? {} : { "idempotency-key": key.trim() }),
      },
      ...(body === undefined || method === "GET" ? {} : { rawBody: body }),
    });

    expect(reply.status, `${method} ${address}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
  });

  expect(theirs()).toEqual(before);
  // Objects everywhere are still as they were.
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect((await fetch(`${shop.server.baseUrl}/healthz`)).status).toBe(200);
});

/** An admin may change everything: only what belongs to nobody else is named to them. */
function namedId(id: string, path: string, who: Who): string {
  const isAnybodys = /like|helpful/.test(path);
  if (id === "bystander" && who !== "admin" && !isAnybodys) {
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

test("as many requests were sent as the form of this run asks for", () => {
  console.log(`${sent} requests, seed ${SEED}`);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});
