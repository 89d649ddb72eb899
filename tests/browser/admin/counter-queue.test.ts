import {
  anyContext,
  BY_DEVICE,
  calledToken,
  dishButton,
  openCounterOn,
  pay,
  queueLength,
  sendNow,
  take,
  takeSeveral,
  total,
} from "#tests/browser/support/counter.ts";
import { expect, test } from "#tests/browser/support/test.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";

/** Breaks one removal from the browser's storage. Runs in the browser. */
function failToDelete(): void {
  const working = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = () => {
    IDBObjectStore.prototype.delete = working;
    throw new DOMException("Broken by the test", "InvalidStateError");
  };
}

/** Makes the handle that is used next fail as if the browser had closed it. Runs in the browser. */
function loseHandle(): void {
  const working = IDBDatabase.prototype.transaction;
  let dead: IDBDatabase | undefined;
  IDBDatabase.prototype.transaction = function (...asked) {
    dead ??= this;
    if (this === dead) throw new DOMException("Closed by the test", "InvalidStateError");
    return working.apply(this, asked);
  };
}

test("a queue whose storage fails for a moment goes on @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const device = addShopDevice(database, "V");
  const context = await anyContext(browser);
  const page = await openCounterOn(context, server.baseUrl, device);

  await context.setOffline(true);
  const tokens = await takeSeveral(page, dish, 2);
  await page.evaluate(loseHandle);
  tokens.push(await take(page, dish));
  expect(await page.evaluate(queueLength)).toBe(3);
  await page.evaluate(failToDelete);
  await context.setOffline(false);

  await expect.poll(() => page.evaluate(queueLength)).toBe(0);
  const orders = database.rows(BY_DEVICE, device.id);
  expect(orders.map(({ token }) => token)).toEqual(tokens);
  await context.close();
});

test("a device that is registered again sends its queue once @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const [before, after] = [addShopDevice(database, "W"), addShopDevice(database, "Z")];
  const context = await anyContext(browser);
  const page = await openCounterOn(context, server.baseUrl, before);
  await context.setOffline(true);
  await takeSeveral(page, dish, 2);

  // The shop places the first order, but its response is lost.
  let sent = 0;
  let lost = 0;
  await page.route("**/api/orders", async (route) => {
    sent += 1;
    if (sent === 1) await route.fetch();
    await route.abort("connectionreset");
    lost += 1;
  });
  await context.setOffline(false);
  await sendNow(page);
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect(database.rows(BY_DEVICE, before.id)).toHaveLength(1);
  await page.unroute("**/api/orders");
  await context.addCookies([{ name: "device", value: after.token, url: server.baseUrl }]);
  await page.reload();
  await sendNow(page);

  await expect.poll(() => page.evaluate(queueLength)).toBeLessThan(2);
  await expect.poll(() => database.rows(BY_DEVICE, after.id).length).toBe(1);
  expect(database.rows(BY_DEVICE, before.id)).toHaveLength(1);
  await context.close();
});

test("a network that swallows every request freezes nothing @js-desktop", async ({
  shop: { server, database },
  browser,
}) => {
  const dish = addDish(database, { category: "desserts" });
  const device = addShopDevice(database, "R");
  const context = await anyContext(browser);
  const page = await openCounterOn(context, server.baseUrl, device);
  const saved = page.getByText("Saved on this device, not yet sent");
  await page.route("**/api/**", () => {});

  await dishButton(page, dish).click();
  await pay(page);
  await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
  // The next customer does not wait either.
  await dishButton(page, dish).click();
  await expect(saved).toBeVisible({ timeout: 20_000 });
  const tokens = [await calledToken(page).textContent()];
  await expect(total(page)).toHaveText("₹100");
  await pay(page);
  await expect(calledToken(page)).not.toHaveText(tokens[0] ?? "", { timeout: 20_000 });
  tokens.push(await calledToken(page).textContent());
  await expect(page.getByText("Waiting on this device: 2 orders")).toBeVisible();

  await page.unroute("**/api/**");
  await sendNow(page);
  await expect.poll(() => page.evaluate(queueLength)).toBe(0);
  const orders = database.rows(BY_DEVICE, device.id);
  expect(orders.map(({ token }) => token)).toEqual(tokens);
  await context.close();
});
