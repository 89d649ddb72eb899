import { expect, test } from "vitest";
import { registerCustomer } from "#tests/support/people.ts";
import { runningShop } from "#tests/support/running-shop.ts";

const shop = runningShop({ env: { API_ORIGINS: "https://app.example, http://localhost:8081" } });
const allowed = { origin: "https://app.example" };

test("a page on an allowed origin may read an answer, also a refusal", async () => {
  for (const path of ["/api/products", "/api/orders/user", "/api/no-such-call"]) {
    const reply = await shop.api.get(path, { headers: allowed });

    expect(reply.headers.get("access-control-allow-origin"), path).toBe("https://app.example");
    expect(reply.headers.get("access-control-allow-credentials"), path).toBeNull();
    expect(reply.headers.get("vary"), path).toMatch(/Origin/);
  }
});

test("it is told beforehand which methods and headers it may send", async () => {
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
])("a page on %s reads nothing", async (origin) => {
  const reply = await shop.api.get("/api/products", { headers: { origin } });
  const asked = await shop.api.send("OPTIONS", "/api/products", { headers: { origin } });

  expect(reply.headers.get("access-control-allow-origin")).toBeNull();
  expect(asked.headers.get("access-control-allow-methods")).toBeNull();
});

test("a cookie from an allowed site still changes nothing: only its token does", async () => {
  const person = await registerCustomer(shop.api);
  const visitor = shop.visitor();
  await visitor.signInAs(person);
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
