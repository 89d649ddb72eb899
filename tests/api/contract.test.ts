import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoints } from "#app/http/endpoint/endpoint.server.ts";
import routes from "#app/routes.ts";
import {
  type Description,
  exchangeCheck,
  loadContract,
  readDescription,
} from "#tests/support/contract.ts";

let contract: ReadonlyMap<string, Endpoints>;
let description: Description;
beforeAll(async () => {
  contract = await loadContract();
  description = readDescription();
});

const anyUser = {
  _id: "1",
  id: "1",
  name: "Asha",
  email: "asha@chatpata.test",
  role: "customer",
  phone: "",
  address: "",
  isActive: true,
  isEmailVerified: false,
  createdAt: "2026-11-01T10:00:00.000Z",
  lastLogin: null,
};

function apiPaths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, path = "", children = [] }) => [
    ...(file.startsWith("api/") && path.startsWith("api/") ? [`/${path}`] : []),
    ...apiPaths(children),
  ]);
}

test("reading the contract leaves no file behind", () => {
  const file = process.env.DATABASE_PATH ?? "";
  expect(file).toContain("chatpata-contract-");
  expect(existsSync(dirname(file))).toBe(false);
});

test("every address of the contract is in the table of routes, and the other way round", () => {
  const routed = apiPaths(routes as RouteConfigEntry[])
    .filter((path) => !path.endsWith("*"))
    .map((path) => path.replace(/:(\w+)/g, "{$1}"));

  expect(routed.length).toBeGreaterThan(10);
  expect([...contract.keys()].sort()).toEqual(routed.sort());
});

test("every call says in a line what it does, and its shapes can be written down as JSON Schema", () => {
  for (const [path, calls] of contract) {
    for (const [method, call] of Object.entries(calls)) {
      expect(call.summary, `${method} ${path}`).toMatch(/^[A-Z].{5,}$/);
      const schemas = [
        call.body && z.toJSONSchema(call.body, { io: "input" }),
        call.query && z.toJSONSchema(call.query, { io: "output" }),
        call.response && z.toJSONSchema(call.response, { io: "output" }),
      ];
      for (const schema of schemas) expect(schema?.type ?? "object").toBe("object");
    }
  }
});

test.each([
  ["a missing field", 200, { success: true, user: { id: "1" } }],
  ["a field too many", 200, { success: true, user: null, passwordHash: "x" }],
  ["another status", 201, { success: true }],
  ["a failure without a message", 404, { success: false }],
  ["a failure that tells more", 500, { success: false, message: "Sorry", stack: "at …" }],
])("an answer with %s does not pass the check of these tests", (_, status, answer) => {
  const exchange = { method: "GET", path: "/api/auth/verify", status, answer };
  expect(() => exchangeCheck(description)(exchange)).toThrow("GET /api/auth/verify");
});

test("an accepted payload that the description would refuse does not pass the check of these tests", () => {
  const exchange = { method: "POST", path: "/api/auth/login", status: 200, sent: { email: 5 } };
  const answer = { success: true, message: "Hello", token: "t", user: anyUser };
  const check = exchangeCheck(description);

  expect(() => check({ ...exchange, answer })).toThrow("would refuse");
  check({ ...exchange, sent: { email: "a@b.example", password: "secret" }, answer });
});

test("an answer that is as the contract says passes the check of these tests", () => {
  const check = exchangeCheck(description);

  check({
    method: "POST",
    path: "/api/auth/logout",
    status: 200,
    answer: { success: true, message: "Logged out successfully" },
  });
  check({
    method: "GET",
    path: "/api/products/some-id",
    status: 404,
    answer: { success: false, message: "Product not found" },
  });
});
