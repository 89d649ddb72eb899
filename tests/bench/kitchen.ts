import { chromium } from "playwright";
import { ApiClient } from "#tests/support/http/client.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { browserFlags, findChromium } from "#tests/support/shop/chromium.mjs";
import { openDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { closeShop, openShop } from "./shop.ts";

const ORDERS = 50;
const MAX_WAIT_MS = 30_000;

/** How long it takes from asking the shop to place an order until the order is on the kitchen's screen. */
const shop = await openShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
try {
  const database = openDatabase(shop.databasePath);
  const dish = addDish(database);
  database.close();
  const customer = await registerCustomer(new ApiClient(shop.baseUrl));
  const page = await browser.newPage();
  await page.goto(`${shop.baseUrl}/login?returnTo=/admin/kitchen`);
  await page.fill("input[name=email]", firstAdmin.email);
  await page.fill("input[name=password]", firstAdmin.password);
  await page.press("input[name=password]", "Enter");
  await page.getByText("Live", { exact: true }).waitFor();

  const times: number[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const startedMs = performance.now();
    const { id } = await placeOrder(customer.api, [dish]);
    await page.waitForSelector(`#row-${id}`, { timeout: MAX_WAIT_MS });
    times.push(performance.now() - startedMs);
    // The next order finds an idle page, as most do.
    await page.waitForLoadState("networkidle");
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median, fastest, slowest] = [ORDERS / 2, 0, ORDERS - 1].map((place) =>
    Math.round(sorted[place] ?? Number.NaN),
  );
  console.info(
    `${ORDERS} orders on the kitchen's screen: median ${median} ms, fastest ${fastest} ms, slowest ${slowest} ms`,
  );
} finally {
  await browser.close();
  await closeShop(shop);
}
