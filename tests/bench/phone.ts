/** `npm run bench:phone`: opens the menu on a cheap phone with a slow network, and adds a dish. `--runs` repeats it. */
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { buildIfStale, runCommand } from "#app/cli/prepare.mjs";
import { waitForHydration } from "#tests/browser/support/hydration.ts";
import { browserFlags, findChromium } from "#tests/support/shop/chromium.mjs";
import { closeShop, openShop } from "./shop.ts";
import { median, printTable, type Row } from "./table.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "9" } } });

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const CPU_SLOWDOWN = 6;

/** Notes the first frame with a dish's name, and later with the toast of Add. As text, which tsx leaves as it is. */
const watchFrames = `
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("pointerdown", () => { sessionStorage.tapped = now(); }, true);
  requestAnimationFrame(function look() {
    for (const part of ["main h3", ".toast"]) {
      if (!window[part] && document.querySelector(part)) window[part] = now();
    }
    requestAnimationFrame(look);
  });
`;

/** When the part was painted, in milliseconds since 1970. */
async function paintedAt(page: Page, part: string): Promise<number> {
  await page.waitForFunction(
    (name) =>
      performance.getEntriesByName("first-contentful-paint")[0] && Reflect.has(window, name),
    part,
  );
  return page.evaluate((name) => {
    const paint =
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    return Math.max(Reflect.get(window, name), performance.timeOrigin + paint);
  }, part);
}

async function openMenu(browser: Browser, baseUrl: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ ...phone, baseURL: baseUrl, locale: "en-IN" });
  const page = await context.newPage();
  await page.addInitScript({ content: watchFrames });
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", network);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto("/menu", { waitUntil: "commit" });
  return [context, page];
}

/** Times in milliseconds: until the dishes are read, from the tap on Add to its toast, and until hydrated. */
async function visit(browser: Browser, baseUrl: string) {
  const [context, page] = await openMenu(browser, baseUrl);
  const textAt = await paintedAt(page, "main h3");
  const text = textAt - (await page.evaluate(() => performance.timeOrigin));
  await page.getByRole("button", { name: "Add to Cart" }).first().tap();
  const toastAt = await paintedAt(page, ".toast");
  const answer = toastAt - Number(await page.evaluate(() => sessionStorage.getItem("tapped")));
  await context.close();
  const [fresh, hydrating] = await openMenu(browser, baseUrl);
  await waitForHydration(hydrating);
  const hydrated = await hydrating.evaluate(() => performance.now());
  await fresh.close();
  return { text, answer, hydrated };
}

function timeRow(what: string, times: number[], mostSeconds: number): Row {
  const seconds = times.map((time) => time / 1000);
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  return {
    what,
    measured: `${median(seconds).toFixed(2)} s (${least.toFixed(2)} to ${most.toFixed(2)})`,
    target: `≤ ${mostSeconds} s`,
    met: median(seconds) <= mostSeconds,
  };
}

await runCommand(async () => {
  await buildIfStale();
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  const shop = await openShop();
  const visits = [];
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      visits.push(await visit(browser, shop.baseUrl));
    }
  } finally {
    await browser.close();
    await closeShop(shop);
  }
  printTable([
    timeRow(
      "/menu: text of the dishes",
      visits.map(({ text }) => text),
      2.2,
    ),
    timeRow(
      "Add before hydration: toast after the tap",
      visits.map(({ answer }) => answer),
      1.5,
    ),
    timeRow(
      "/menu: hydrated",
      visits.map(({ hydrated }) => hydrated),
      8,
    ),
  ]);
  console.log(`Chromium ${browser.version()}, Node ${process.version}`);
});
