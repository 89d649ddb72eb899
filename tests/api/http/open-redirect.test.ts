import { describe, expect, test } from "vitest";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

// For others, see safe-redirect.test.ts.
const returnTo = "/..//evil.test/login";

async function logIn(path: string, fields: Record<string, string> = {}) {
  const { email, password } = await registerCustomer(shop.api);
  const reply = await fetch(shop.server.baseUrl + path, {
    method: "POST",
    redirect: "manual",
    // A cookie that the browser accepted earlier.
    headers: { origin: shop.server.baseUrl, cookie: "preferences=e30%3D" },
    body: new URLSearchParams({ email, password, ...fields }),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

describe("logging in with an address of another host to return to", () => {
  const query = new URLSearchParams({ returnTo });

  test("leads to the home page", async () => {
    const reply = await logIn(`/login?${query}`);

    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/");
  });

  test("leads to the home page, too, when the page is enhanced", async () => {
    const reply = await logIn(`/login.data?${query}`);

    expect(reply.status).toBe(202);
    expect(reply.headers.getSetCookie().join()).toContain("session=");
    expect(reply.text).toContain('"redirect","/"');
    expect(reply.text).not.toContain("evil.test");
  });
});

test("logging in leads back to a page of the shop", async () => {
  const own = "/menu?q=puri#dish-1";
  const query = new URLSearchParams({ returnTo: own });

  expect((await logIn(`/login?${query}`)).headers.get("location")).toBe(own);
  expect((await logIn(`/login.data?${query}`)).text).toContain(own);
});

test("a form's field does not lead to another host", async () => {
  const reply = await shop.visitor().postForm("/preferences/theme", { theme: "dark", returnTo });

  expect(reply.status).toBe(303);
  expect(reply.location).toBe("/");
});

test("no link of the login page leads to another host", async () => {
  const page = await shop.visitor().get(`/login?${new URLSearchParams({ returnTo })}`);

  expect(page.status).toBe(200);
  expect(page.text).toContain('href="/register?returnTo=%2F"');
});

test("the page for unknown URLs does not lead back to another host's path", async () => {
  const referer = `${shop.server.baseUrl}/..//evil.test`;
  const page = await shop.visitor().get("/no-such-page", { referer });

  expect(page.status).toBe(404);
  expect(page.text).not.toContain("evil.test");
});
