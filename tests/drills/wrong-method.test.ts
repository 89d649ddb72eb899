import { beforeAll, expect, test } from "vitest";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let cookie: string;
beforeAll(async () => {
  cookie = shop.owner.visitor.cookieHeader();
});

const appRoutes = (await allRoutes())
  .filter(({ path, file }) => !file.startsWith("api/") && !path.endsWith("*"))
  .map(({ path, hasAction, respondsToGet }) => ({
    // The method is checked before the record.
    url: path.replace(/:\w+/g, "any"),
    allowed: [...(respondsToGet ? ["GET", "HEAD"] : []), ...(hasAction ? ["POST"] : [])],
  }));

// For the API, see envelope.test.ts.
test.each(appRoutes)("$url names the methods that it allows", async ({ url, allowed }) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    if (allowed.includes(method)) continue;
    const { status, headers } = await fetch(shop.server.baseUrl + url, {
      method,
      headers: { origin: shop.server.baseUrl, cookie },
      redirect: "manual",
    });
    expect(status, method).toBe(405);
    expect(headers.get("allow")?.split(", ").sort(), method).toEqual(allowed.toSorted());
  }
});
