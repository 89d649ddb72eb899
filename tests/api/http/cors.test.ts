import { expect, test } from "vitest";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop({ env: { API_ORIGINS: "https://app.example, http://localhost:8081" } });
const allowed = { origin: "https://app.example" };

test("allowed origins may read responses, including errors", async () => {
  for (const path of ["/api/products", "/api/orders/user", "/api/no-such-call"]) {
    const reply = await shop.api.get(path, { headers: allowed });

    expect(reply.headers.get("access-control-allow-origin"), path).toBe("https://app.example");
    expect(reply.headers.get("access-control-allow-credentials"), path).toBeNull();
    expect(reply.headers.get("vary"), path).toMatch(/Origin/);
  }
});

test("preflight responses list the allowed methods and headers", async () => {
  const reply = await shop.api.send("OPTIONS", "/api/orders", {
    headers: { ...allowed, "access-control-request-method": "POST" },
  });

  expect(reply.status).toBe(204);
  expect(reply.headers.get("access-control-allow-methods")).toContain("POST");
  expect(reply.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
});

test.each([
  "https://evil.example",
  "https://app.example.evil.example",
  "null",
  "http://app.example",
])("%s may not read responses", async (origin) => {
  const reply = await shop.api.get("/api/products", { headers: { origin } });
  const preflight = await shop.api.send("OPTIONS", "/api/products", { headers: { origin } });

  expect(reply.headers.get("access-control-allow-origin")).toBeNull();
  expect(preflight.headers.get("access-control-allow-methods")).toBeNull();
});

test("an allowed origin can make changes with a token, but not with a cookie", async () => {
  const person = await registerCustomer(shop.api);
  const visitor = await shop.signedIn(person);
  const session = visitor.cookies().session ?? "";
  expect(session).not.toBe("");

  const byCookie = await shop.api.put(
    "/api/auth/profile",
    { name: "Changed By Another Site" },
    { headers: { ...allowed, "sec-fetch-site": "cross-site", cookie: `session=${session}` } },
  );
  const byToken = await person.api.put(
    "/api/auth/profile",
    { name: "Changed By The App" },
    { headers: { ...allowed, "sec-fetch-site": "cross-site" } },
  );

  expect(byCookie.status).toBe(403);
  expect(byToken.status).toBe(200);
});
