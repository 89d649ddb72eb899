import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoints } from "#app/http/endpoint/endpoint.server.ts";
import routes from "#app/routes.ts";
import { loadContract } from "#tests/support/http/contract.ts";

let contract: ReadonlyMap<string, Endpoints>;
beforeAll(async () => {
  contract = await loadContract();
});

function apiPaths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, path = "", children = [] }) => [
    ...(file.startsWith("api/") && path.startsWith("api/") ? [`/${path}`] : []),
    ...apiPaths(children),
  ]);
}

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
