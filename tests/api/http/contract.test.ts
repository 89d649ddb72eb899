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
} from "#tests/support/http/contract.ts";

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
  staffRole: null,
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

test("loading the API description removes its temporary database", () => {
  const file = process.env.DATABASE_PATH ?? "";
  expect(file).toContain("chatpata-contract-");
  expect(existsSync(dirname(file))).toBe(false);
});

test("the API description and the route table contain the same paths", () => {
  const routed = apiPaths(routes as RouteConfigEntry[])
    .filter((path) => !path.endsWith("*"))
    .map((path) => path.replace(/:(\w+)/g, "{$1}"));

  expect(routed.length).toBeGreaterThan(10);
  expect([...contract.keys()].sort()).toEqual(routed.sort());
});

test("every endpoint has a summary and schemas that convert to JSON Schema", () => {
  for (const [path, endpoints] of contract) {
    for (const [method, endpoint] of Object.entries(endpoints)) {
      expect(endpoint.summary, `${method} ${path}`).toMatch(/^[A-Z].{5,}$/);
      const schemas = [
        endpoint.body && z.toJSONSchema(endpoint.body, { io: "input" }),
        endpoint.query && z.toJSONSchema(endpoint.query, { io: "output" }),
        endpoint.response && z.toJSONSchema(endpoint.response, { io: "output" }),
      ];
      for (const schema of schemas) expect(schema?.type ?? "object").toBe("object");
    }
  }
});

test.each([
  ["a missing field", 200, { success: true, user: { id: "1" } }],
  ["an unknown field", 200, { success: true, user: null, passwordHash: "x" }],
  ["another status", 201, { success: true }],
  ["a failure without a message", 404, { success: false }],
  ["a failure with further fields", 500, { success: false, message: "Sorry", stack: "at …" }],
])("a response with %s fails the exchange check", (_, status, responseBody) => {
  const exchange = { method: "GET", path: "/api/auth/verify", status, responseBody };
  expect(() => exchangeCheck(description)(exchange)).toThrow("GET /api/auth/verify");
});

test("an accepted payload that violates the API description fails the exchange check", () => {
  const requestBody = { email: 5 };
  const exchange = { method: "POST", path: "/api/auth/login", status: 200, requestBody };
  const responseBody = { success: true, message: "Hello", token: "t", user: anyUser };
  const check = exchangeCheck(description);

  expect(() => check({ ...exchange, responseBody })).toThrow("would refuse");
  check({ ...exchange, requestBody: { email: "a@b.example", password: "secret" }, responseBody });
});

test("a response that matches the API description passes the exchange check", () => {
  const check = exchangeCheck(description);

  check({
    method: "POST",
    path: "/api/auth/logout",
    status: 200,
    responseBody: { success: true, message: "Logged out successfully" },
  });
  check({
    method: "GET",
    path: "/api/products/some-id",
    status: 404,
    responseBody: { success: false, message: "Product not found" },
  });
});
