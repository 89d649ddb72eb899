import type { CDPSession, Page } from "playwright/test";
import { expect, test } from "#tests/browser/support/test.ts";
import { blockTiles } from "#tests/browser/support/tiles.ts";

const SLOW_PHONE = { latency: 400, throughput: (400 * 1000) / 8, cpu: 4 };
const FAST_CONNECTION = { latency: 0, throughput: -1, cpu: 1 };

const heavyPages = ["/", "/mr", "/menu", "/blog/choosing-puris", "/reviews", "/catering"];
const otherPages = [
  "/blog",
  "/about",
  "/contact",
  "/faqs",
  "/order",
  "/delivery",
  "/takeaway",
  "/corporate",
  "/wedding",
  "/catering/days",
  "/privacy",
  "/terms",
  "/sitemap",
  "/cart",
  "/login",
  "/register",
  "/nowhere",
];

async function emulate(devTools: CDPSession, { latency, throughput, cpu }: typeof SLOW_PHONE) {
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

/** Opens a page, scrolls to its end, and returns the layout shift score and the moved elements. */
async function shiftOf(page: Page, path: string) {
  await page.goto(path, { waitUntil: "load" });
  return page.evaluate(async () => {
    let score = 0;
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    function count(entries: PerformanceEntryList) {
      for (const entry of entries) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        score += Reflect.get(entry, "value");
        for (const { node } of Reflect.get(entry, "sources"))
          moved.push(node?.outerHTML?.slice(0, 120));
      }
    }
    observer.observe({ type: "layout-shift", buffered: true });
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Images far from the viewport are neither laid out nor loaded. */
    const decodedVisibleImages = () =>
      [...document.images]
        .filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          const isInViewport = top < window.innerHeight && bottom > 0;
          return isInViewport && image.checkVisibility({ contentVisibilityAuto: true });
        })
        .map((image) => image.decode().catch(() => undefined));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await painted();
      await painted();
      await Promise.all(decodedVisibleImages());
    }
    await document.fonts.ready;
    await painted();
    await painted();
    count(observer.takeRecords());
    observer.disconnect();
    return { score: score.toFixed(2), moved };
  });
}

async function expectNoLayoutShift(page: Page, connection: typeof SLOW_PHONE, pages: string[]) {
  await blockTiles(page, true);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await emulate(devTools, connection);
  for (const path of pages) {
    const { score, moved } = await shiftOf(page, path);
    expect.soft(score, `${path}: ${moved.join(", ")}`).toBe("0.00");
  }
}

for (const path of heavyPages) {
  test(
    `${path} has no layout shift on a slow phone with a cold cache`,
    { tag: ["@js-mobile", "@slow"] },
    ({ page }) => expectNoLayoutShift(page, SLOW_PHONE, [path]),
  );
}

test(
  "no other public page has a layout shift with a cold cache",
  { tag: ["@js-mobile", "@slow"] },
  ({ page }) => expectNoLayoutShift(page, FAST_CONNECTION, otherPages),
);
