import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Calls } from "#app/http/call.server.ts";
import routes from "#app/routes.ts";
import { answerCheck, loadContract } from "#tests/support/contract.ts";

let contract: ReadonlyMap<string, Calls>;
beforeAll(async () => {
  contract = await loadContract();
});

function apiPaths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, path = "", children = [] }) => [
    ...(file.startsWith("api/") && path.startsWith("api/") ? [`/${path}`] : []),
    ...apiPaths(children),
  ]);
}

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
        call.answer && z.toJSONSchema(call.answer, { io: "output" }),
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
])("an answer with %s does not pass the check of these tests", (_, status, envelope) => {
  expect(() => answerCheck(contract)("GET", "/api/auth/verify", status, envelope)).toThrow(
    "GET /api/auth/verify",
  );
});

test("an answer that is as the contract says passes the check of these tests", () => {
  const check = answerCheck(contract);

  check("POST", "/api/auth/logout", 200, { success: true, message: "Logged out successfully" });
  check("GET", "/api/products/some-id", 404, { success: false, message: "Product not found" });
});
