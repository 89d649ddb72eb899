import type { BrowserContext, Page, Request, Route } from "playwright/test";
import { waitForHydrationOn } from "#tests/browser/support/hydration.ts";
import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { addShopDevice } from "#tests/support/records/shop-devices.ts";

const LOST = "No connection: new orders are not shown";
const SIGNED_OUT = "You are logged out: new orders are not shown";

const STAFF_SCREENS = [
  "/admin",
  "/admin/kitchen",
  "/admin/counter",
  "/admin/orders",
  "/admin/deliveries",
  "/admin/prep",
  "/admin/settings/alerts",
];

const alertOn = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** The notice must appear within this time. */
async function pass20Seconds(page: Page): Promise<void> {
  await page.clock.runFor(20_000);
}

test.describe("a screen of the staff that shows nothing new", { tag: "@js-desktop" }, () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeEach(async ({ browser, shop }) => {
    // Its console reports the outages.
    context = await browser.newContext({ baseURL: shop.server.baseUrl });
    page = await context.newPage();
    waitForHydrationOn(page);
    await page.clock.install();
  });

  test.afterEach(() => context.close());

  test("says so in the same place on every screen, until the connection is back", async () => {
    await signInAsAdmin(page);
    const places = new Set<string>();
    for (const path of STAFF_SCREENS) {
      await page.goto(path);
      await expect(alertOn(page, LOST)).toHaveCount(0);

      await context.setOffline(true);
      await pass20Seconds(page);
      await expect(alertOn(page, LOST), path).toBeVisible();
      const { x, y } = (await alertOn(page, LOST).boundingBox()) ?? {};
      places.add(`${x}, ${y}`);

      await context.setOffline(false);
      await pass20Seconds(page);
      await expect(alertOn(page, LOST), path).toHaveCount(0);
    }
    expect([...places]).toHaveLength(1);
  });

  test("says so when the session has ended, and leads back to the screen", async ({ shop }) => {
    await signInAsAdmin(page);
    await page.goto("/admin/orders?status=pending");
    shop.database.change("delete from sessions");
    await pass20Seconds(page);
    await expect(alertOn(page, SIGNED_OUT)).toBeVisible();

    await alertOn(page, SIGNED_OUT).getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Forders%3Fstatus%3Dpending$/);
  });

  test("goes to the PIN page of a device when the session has ended", async ({ shop }) => {
    const device = addShopDevice(shop.database, "K");
    await context.addCookies([{ name: "device", value: device.token, url: shop.server.baseUrl }]);
    await signInAsAdmin(page);
    await page.goto("/admin/kitchen");
    shop.database.change("delete from sessions");
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page).toHaveURL(/\/admin\/switch$/, { timeout: 1000 });
    }).toPass();
  });

  for (const { title, answer } of [
    { title: "a network that swallows everything", answer: () => {} },
    { title: "a page of the network's login instead of data", answer: htmlPage },
  ]) {
    test(`says so behind ${title}`, async () => {
      await signInAsAdmin(page);
      await page.goto("/admin/kitchen");
      await page.route("/admin/news.json", answer);
      await page.clock.runFor(10_000);
      // The timeout of a request is the browser's own.
      await expect(alertOn(page, LOST)).toBeVisible({ timeout: 12_000 });

      await page.unroute("/admin/news.json");
      await pass20Seconds(page);
      await expect(alertOn(page, LOST)).toHaveCount(0);
    });
  }

  test("rings in the kitchen while its sound is on, and is silent while it is connected", async ({
    shop,
  }) => {
    // Other tests' orders would ring as well.
    shop.database.change("update orders set status = 'delivered', rings_since = null");
    let unanswered = 0;
    const isNews = (request: Request) => request.url().endsWith("/admin/news.json");
    page.on("request", (request) => {
      if (isNews(request)) unanswered += 1;
    });
    for (const end of ["requestfinished", "requestfailed"] as const) {
      page.on(end as "requestfinished", (request) => {
        if (isNews(request)) unanswered -= 1;
      });
    }
    /** Two minutes in which each request is answered in time. */
    const stayConnected = async () => {
      for (let second = 0; second < 120; second += 2) {
        await page.clock.runFor(2_000);
        await expect.poll(() => unanswered).toBe(0);
      }
      await expect(alertOn(page, LOST)).toHaveCount(0);
    };
    await page.addInitScript(() => {
      Reflect.set(window, "tones", 0);
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when) {
        Reflect.set(window, "tones", Reflect.get(window, "tones") + 1);
        return start.call(this, when);
      };
    });
    const tones = () => page.evaluate(() => Number(Reflect.get(window, "tones")));
    await signInAsAdmin(page);
    await page.goto("/admin/kitchen");
    await page.getByRole("button", { name: "Sound is off" }).click();
    await expect(page.getByRole("button", { name: "Sound is on" })).toBeVisible();
    await expect.poll(tones).toBeGreaterThan(0);
    const before = await tones();
    await stayConnected();
    expect(await tones()).toBe(before);

    await context.setOffline(true);
    await pass20Seconds(page);
    await expect(alertOn(page, LOST)).toBeVisible();
    await page.clock.runFor(3_000);
    await expect.poll(tones).toBe(before + 4);
    await page.clock.runFor(60_000);
    await expect.poll(tones).toBe(before + 8);

    await context.setOffline(false);
    await pass20Seconds(page);
    await expect(alertOn(page, LOST)).toHaveCount(0);
    const rang = await tones();
    await stayConnected();
    expect(await tones()).toBe(rang);
  });

  test("says so on the board of tokens", async () => {
    await page.goto("/tokens");
    await context.setOffline(true);
    await pass20Seconds(page);
    await expect(alertOn(page, LOST)).toBeVisible();
    await context.setOffline(false);
    await pass20Seconds(page);
    await expect(alertOn(page, LOST)).toHaveCount(0);
  });
});

async function htmlPage(route: Route): Promise<void> {
  await route.fulfill({ contentType: "text/html", body: "<h1>Welcome to Free Wi-Fi</h1>" });
}
