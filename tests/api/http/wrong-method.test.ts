import { expect, test } from "vitest";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const appRoutes = (await allRoutes()).map(({ path, file, hasAction, respondsToGet }) => ({
  // The shop looks at the method first, so any record will do.
  url: path.replace(/:\w+|\*/g, "any"),
  isApi: file.startsWith("api/"),
  allowed: [...(respondsToGet ? ["GET", "HEAD"] : []), ...(hasAction ? ["POST"] : [])],
}));

test.each(appRoutes.filter(({ isApi }) => !isApi))(
  "$url names the methods that it allows when it refuses one",
  async ({ url, allowed }) => {
    let refusals = 0;
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      if (allowed.includes(method)) continue;
      const reply = await fetch(shop.server.baseUrl + url, {
        method,
        headers: { origin: shop.server.baseUrl },
      });
      await reply.arrayBuffer();
      if (reply.status === 404) continue;
      refusals += 1;
      expect(reply.status, method).toBe(405);
      expect(reply.headers.get("allow")?.split(", ").sort(), method).toEqual(allowed.toSorted());
    }
    expect(refusals).toBeGreaterThan(0);
  },
);
