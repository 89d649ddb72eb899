import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { send } from "#tests/attack/connection.ts";
import { type AppRoute, allRoutes } from "#tests/support/http/admin-routes.ts";
import { readDescription } from "#tests/support/http/contract.ts";
import type { FormVisitor } from "#tests/support/http/form.ts";
import { addRouteRecords, type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { type Person, signInAdmin } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { anyForm, anyJson } from "./oversized-input.ts";
import type { Schema } from "./payloads.ts";

// `npm run fuzz` sends more.
const REQUESTS = Math.ceil(Number(process.env.FUZZ_REQUESTS ?? 500) / 2);
const SEED = Number(process.env.FUZZ_SEED ?? (REQUESTS > 250 ? Date.now() % 2 ** 31 : 20_261_126));
const TIMEOUT_MS = 60 * 60_000;
const ANSWER_MS = 60_000;
const MAX_REPLY_BYTES = 100_000;
/**
 * Staff get back their input in these forms: a post may have 200,000 characters. The counter shows
 * the whole menu, and each row of a dish all options.
 */
const LONG_FORMS =
  /^\/admin\/(counter|blogs|blog-preview|content|translations|payments\/findings|products\/(import|edit|add))/;

type Role = "guest" | "customer" | "admin";

const shop = runningShop();
const formRoutes = (await allRoutes()).filter(
  ({ path, hasAction }) => hasAction && !path.startsWith("/api"),
);
let people: { customer: Person; admin: Person };
let ids: RouteIds;
/** The names of the fields on a route's page, by its path. */
let fieldNames: Map<string, string[]>;

beforeAll(async () => {
  const dish = addDish(shop.database, { stock: 100_000 });
  const customer = await customerWith(shop, [dish]);
  people = { customer, admin: await signInAdmin(shop.api) };
  const admin = await visitorAs("admin");
  ids = await addRouteRecords(shop, { owner: customer, admin, dish });
  fieldNames = new Map();
  for (const route of formRoutes) fieldNames.set(route.path, await namesOnPage(route));
});

/** Staff's records of other kinds are unknown. */
function addressOf(route: AppRoute): string {
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "unknown"]);
  return urlOf(route, { ...Object.fromEntries(params), ...ids });
}

async function visitorAs(role: Role): Promise<FormVisitor> {
  return role === "guest" ? shop.visitor() : shop.signedIn(people[role]);
}

async function namesOnPage(route: AppRoute): Promise<string[]> {
  const visitor = await visitorAs(route.path.startsWith("/admin") ? "admin" : "customer");
  const { text } = await visitor.get(addressOf(route));
  return [...new Set([...text.matchAll(/ name="([^"]+)"/g)].map(([, name = ""]) => name))];
}

async function check<Value>(
  arbitrary: fc.Arbitrary<Value>,
  holds: (value: Value) => Promise<void>,
) {
  const property = fc.asyncProperty(arbitrary, holds);
  const options = { numRuns: REQUESTS, seed: SEED, endOnFailure: true };
  const { errorInstance, counterexamplePath } = await fc.check(property, options);
  // The counterexample itself may have megabytes; the error names the request.
  if (errorInstance)
    throw new Error(`seed ${SEED}, ${counterexamplePath}`, { cause: errorInstance });
}

function contentTypeOf(kind: string): string | undefined {
  return { text: "text/plain", json: "application/json", none: "" }[kind];
}

function bodyOf(kind: string, fields: [string, string][]): BodyInit {
  if (kind === "multipart") {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return form;
  }
  return kind === "json"
    ? JSON.stringify(Object.fromEntries(fields))
    : new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]));
}

test("every form gets a short answer, whatever its fields are called and contain", {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(formRoutes.length).toBeGreaterThan(100);
  const all = [...new Set([...fieldNames.values()].flat())];
  expect(all.length).toBeGreaterThan(100);
  const statuses = new Map<number, number>();

  const request = fc.constantFrom(...formRoutes).chain((route) => {
    const own = fieldNames.get(route.path) ?? [];
    return fc.record({
      route: fc.constant(route),
      role: fc.constantFrom<Role>("guest", "customer", "admin"),
      isData: fc.boolean(),
      kind: fc.constantFrom("urlencoded", "urlencoded", "multipart", "text", "json", "none"),
      fields: anyForm(fc.constantFrom(...(own.length > 0 ? own : all))),
    });
  });

  await check(request, async ({ route, role, isData, kind, fields }) => {
    const endsSessions = /logout|closure|sessions|switch/.test(route.path);
    const visitor = await visitorAs(endsSessions ? "guest" : role);
    const path = addressOf(route);
    const encoded = new Response(bodyOf(kind, fields));
    const { status, text } = await send(shop.server.baseUrl, {
      method: "POST",
      path: isData ? `${path}.data` : path,
      body: await encoded.text(),
      headers: {
        cookie: visitor.cookieHeader(),
        "content-type": contentTypeOf(kind) ?? encoded.headers.get("content-type") ?? "",
      },
      timeout: ANSWER_MS,
    });
    const what = `${role}: POST ${path}, ${fields.length} fields such as ${fields[0]?.[0].slice(0, 80)}`;
    expect(status, what).toBeGreaterThan(0);
    expect(status, what).toBeLessThan(500);
    const isLong = role === "admin" && LONG_FORMS.test(path);
    expect(Buffer.byteLength(text), what).toBeLessThan(
      isLong ? 10 * MAX_REPLY_BYTES : MAX_REPLY_BYTES,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });

  console.log(`seed ${SEED}`, Object.fromEntries(statuses));
  // Some were read, some refused as unreadable, some as too large.
  for (const status of [302, 400, 413]) expect(statuses.get(status), String(status)).toBeDefined();
});

test("every endpoint gets a short answer, whatever the body contains", {
  timeout: TIMEOUT_MS,
}, async () => {
  const operations = Object.entries(readDescription().paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody ? [{ path, method, fields: namesOf(requestBody) }] : [],
    ),
  );
  expect(operations.length).toBeGreaterThan(15);
  const statuses = new Map<number, number>();

  const request = fc.constantFrom(...operations).chain(({ path, method, fields }) =>
    fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      role: fc.constantFrom<Role>("guest", "customer", "admin"),
      body: anyJson(fc.constantFrom(...fields)),
    }),
  );

  await check(request, async ({ path, method, role, body }) => {
    const api = role === "guest" ? shop.api : people[role].api;
    const url = path.replace(/\{\w+\}/, path.includes("orders") ? (ids.orderId ?? "") : "unknown");
    const reply = await api.send(method.toUpperCase(), url, { rawBody: body });
    const what = `${role}: ${method} ${url}, ${body.slice(0, 100)}`;
    expect(reply.status, what).toBeLessThan(500);
    expect(Buffer.byteLength(reply.text), what).toBeLessThan(MAX_REPLY_BYTES);
    expect(reply.body.errors?.length ?? 0, what).toBeLessThanOrEqual(50);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  });

  console.log(`seed ${SEED}`, Object.fromEntries(statuses));
  for (const status of [400, 401, 413]) expect(statuses.get(status), String(status)).toBeDefined();
});

function namesOf(requestBody: object): string[] {
  const { schema } = (requestBody as { content: { "application/json": { schema: Schema } } })
    .content["application/json"];
  const kinds = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return kinds.flatMap(({ properties = {} }) => Object.keys(properties));
}

test("the shop is alive afterwards, and everybody is still signed in", async () => {
  for (const { api } of Object.values(people)) {
    expect((await api.get("/api/auth/verify")).status).toBe(200);
  }
  expect((await fetch(`${shop.server.baseUrl}/healthz`)).status).toBe(200);
});
