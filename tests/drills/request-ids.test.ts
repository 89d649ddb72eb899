import { expect, test } from "vitest";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { customerWith } from "#tests/support/records/checkout.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
const SECRET = "Secret-of-one-visitor";

/** Visits pages that show, store or report things that only this visitor sent. */
async function leaveTraces(): Promise<void> {
  const { visitor } = await customerWith(shop, [addDish(shop.database)]);
  await visitor.postForm("/profile", { name: SECRET, phone: "", address: SECRET });
  const profile = await visitor.get("/profile");
  expect(profile.text).toContain(SECRET);
  await visitor.get("/profile.data");
  await visitor.get(`/menu?q=${SECRET}`);
  await visitor.postForm("/checkout", { firstName: SECRET });
  await shop.visitor().postForm("/admin/settings/hours", { note: SECRET });
  await fetch(`${shop.server.baseUrl}/client-errors`, {
    method: "POST",
    headers: { origin: shop.server.baseUrl },
    body: SECRET,
  });
}

test("no id in the log leads to what another visitor sent or was shown", async () => {
  await leaveTraces();
  const output = () => shop.server.output();
  await expect.poll(output).toContain('"path":"/client-errors"');
  const ids = [...new Set(output().match(/[0-9a-f]{8}-[0-9a-f-]{27}/g))];
  expect(ids.length).toBeGreaterThan(8);

  const paths = (await allRoutes()).map(({ path }) => path);
  const perId = paths.filter((path) => /[:*]/.test(path));
  expect(perId.length).toBeGreaterThan(30);
  const stranger = shop.visitor();
  for (const id of ids) {
    const urls = perId.map((path) => path.replace(/:\w+|\*/g, id));
    for (const url of [...urls, `/client-errors/${id}`, `/client-errors?id=${id}`, `/?id=${id}`]) {
      expect((await stranger.get(url)).text, url).not.toContain(SECRET);
    }
  }
}, 120_000);
