import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Reply } from "#tests/support/http/client.ts";
import { type Description, readDescription } from "#tests/support/http/contract.ts";
import {
  type ApiRequest,
  customer,
  type EndpointCases,
  endpointCases,
} from "#tests/support/http/endpoint-cases.ts";
import { type Person, signInAdmin } from "#tests/support/records/people.ts";
import { fillDisk } from "#tests/support/shop/disk.ts";
import { loggedFailure } from "#tests/support/shop/logged-failure.ts";
import { type RunningShop, runningShop } from "#tests/support/shop/running-shop.ts";
import { serverClock } from "#tests/support/shop/server-clock.ts";

const description: Description = readDescription();
const shop = runningShop();
// Its clock stands still, so that no attempt is forgotten.
const clock = serverClock();
afterAll(clock.removeFiles);
clock.stopAt(new Date());
const limited = runningShop({ env: { RATE_LIMITS: "on", ...clock.env } });
const fullDisk = runningShop();
const broken = runningShop();

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

// Admin endpoints refuse customers; all others refuse cookies from another site.
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

// Logged in before the limits of logging in and registering are reached.
let limitedPeople: (Person | null)[] = [];
beforeAll(async () => {
  const person = await customer(limited);
  // Logging out must not end the session before the limit is reached.
  for (let votes = 0; votes < 200; votes += 1) await person.api.post("/api/reviews/any/helpful");
  limitedPeople = [null, person, await signInAdmin(limited.api)];
});

/** The limit applies before anything of the request is read, so any request will do. */
async function rateLimitedReply(row: Row) {
  for (const person of limitedPeople) {
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
