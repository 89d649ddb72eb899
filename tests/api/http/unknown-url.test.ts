import { expect, test } from "vitest";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

test.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
  "%s of an unknown URL responds with 404 in the envelope, never with HTML",
  async (method) => {
    const reply = await shop.api.send(method, "/api/no-such-call");

    expect(reply.status).toBe(404);
    expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(reply.body).toMatchObject({ success: false, message: expect.any(String) });
  },
);

test("a browser that opens an unknown URL gets the envelope as well", async () => {
  const reply = await shop.api.get("/api/no/such/call", { headers: { accept: "text/html" } });

  expect(reply.status).toBe(404);
  expect(reply.body.success).toBe(false);
});
