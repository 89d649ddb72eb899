import type { Locator, Page, Request } from "playwright/test";
import { placeOf } from "#app/domain/content/place.ts";
import { drawnMapView, mapCentre } from "#app/domain/shop/map-projection.ts";
import { tileUrl } from "#app/ui/map/map-tiles.ts";
import { expect, expectNoFullReload, test } from "#tests/browser/support/test.ts";
import { blockTiles, serveTiles, tilePattern } from "#tests/browser/support/tiles.ts";
import { starterTexts } from "#tests/support/records/starter-texts.ts";

const TIMEOUT_MS = 10_000;
const LONGEST_PAUSE_MS = 4_000;

const branches = starterTexts("branch").map((branch) => {
  const coordinates = placeOf(branch.place ?? "");
  if (!coordinates) throw new Error(`${branch.name} is nowhere.`);
  const { id, name, phone = "" } = branch;
  return { id, name, phone, coordinates };
});

function branchNamed(name: string) {
  const found = branches.find((branch) => branch.name === name);
  if (!found) throw new Error(`No branch ${name}.`);
  return found;
}
const sadashivPeth = branchNamed("Sadashiv Peth Branch");
const koregaonPark = branchNamed("Koregaon Park Branch");

function map(page: Page): { drawn: Locator; live: Locator } {
  const figure = page.getByRole("figure", { name: /^Map of / });
  return { drawn: figure.locator(".map-drawn"), live: figure.locator(".leaflet-container") };
}

function cardOf(page: Page, name: string): Locator {
  return page.locator("#locations").getByRole("article").filter({ hasText: name });
}

async function expectToChooseOnTheDrawnMap(page: Page): Promise<void> {
  const { drawn } = map(page);
  await cardOf(page, sadashivPeth.name)
    .getByRole("link", { name: sadashivPeth.name, exact: true })
    .click();
  await expect(page).toHaveURL(/\?branch=sadashiv-peth#locations$/);
  await expect(drawn).toBeVisible();
  await expect(drawn).toHaveAttribute("viewBox", drawnMapView(branches, sadashivPeth.coordinates));
  await expect(drawn.locator(".pin-selected")).toHaveAttribute(
    "aria-label",
    `Show ${sadashivPeth.name} on the map`,
  );
  await expect(drawn.locator(".pin-selected")).toHaveCount(1);
}

test.describe("the drawn map", () => {
  test.beforeEach(({ page }) => blockTiles(page, true));

  test("shows three branches and zooms to the chosen one", { tag: "@js-desktop" }, async ({
    page,
  }) => {
    await page.goto("/contact");
    const { drawn } = map(page);
    await expect(drawn).toHaveAttribute("viewBox", drawnMapView(branches, null));
    await expect(drawn.getByRole("link")).toHaveCount(3);
    await expect(drawn.locator(".pin-selected")).toHaveCount(0);
    await expect(cardOf(page, koregaonPark.name)).toContainText("Coming Soon");
    const card = cardOf(page, sadashivPeth.name);
    await expect(card).not.toContainText(sadashivPeth.phone);

    await expectNoFullReload(page, async () => {
      await drawn.getByRole("link", { name: `Show ${koregaonPark.name} on the map` }).click();
      await expect(page).toHaveURL(/\?branch=koregaon-park#locations$/);
      await expect(drawn).toHaveAttribute(
        "viewBox",
        drawnMapView(branches, koregaonPark.coordinates),
      );
      await expect(card).not.toContainText(sadashivPeth.phone);

      await expectToChooseOnTheDrawnMap(page);
      await expect(card).toContainText(sadashivPeth.phone);
      await expect(card).toContainText("Monday to Sunday, 3:00 PM to 11:00 PM");

      await page.getByRole("link", { name: "Show all" }).click();
      await expect(drawn).toHaveAttribute("viewBox", drawnMapView(branches, null));
    });
  });
});

test.describe("the live map", { tag: "@js-mobile" }, () => {
  test("recolours the marker of a chosen branch and zooms to 14", async ({ page }) => {
    const tiles = await serveTiles(page);
    await page.goto("/contact");
    await page.locator("#locations").scrollIntoViewIfNeeded();
    const { drawn, live } = map(page);
    await expect(live).toBeVisible();
    await expect(drawn).toBeHidden();
    await expect(live).toContainText("© OpenStreetMap contributors");
    await expect(live.locator(".pin")).toHaveCount(3);
    await expect(live.locator(".pin-selected")).toHaveCount(0);
    expect(tiles).toContain(tileUrl(mapCentre(branches), 11));
    expect(tiles.filter((url) => !url.includes("/11/"))).toEqual([]);
    const pin = live.getByTitle(sadashivPeth.name);
    const before = await pin.locator("path").evaluate((path) => getComputedStyle(path).fill);

    await expectNoFullReload(page, async () => {
      await cardOf(page, sadashivPeth.name)
        .getByRole("link", { name: sadashivPeth.name, exact: true })
        .click();
      await expect(pin).toHaveClass(/\bpin-selected\b/);
      await expect(live.locator(".pin-selected")).toHaveCount(1);
      await expect.poll(() => tiles).toContain(tileUrl(sadashivPeth.coordinates, 14));
      await expect(cardOf(page, sadashivPeth.name)).toContainText(sadashivPeth.phone);
      const colour = () => pin.locator("path").evaluate((path) => getComputedStyle(path).fill);
      await expect.poll(colour).not.toBe(before);

      await page.getByRole("link", { name: "Show all" }).click();
      await expect(live.locator(".pin-selected")).toHaveCount(0);
      await live.getByTitle(koregaonPark.name).press("Enter");
      await expect(page).toHaveURL(/\?branch=koregaon-park/);
      await expect.poll(() => tiles).toContain(tileUrl(koregaonPark.coordinates, 14));
    });
  });

  test("is loaded only when it is near the viewport", async ({ page }) => {
    const tiles = await serveTiles(page);
    const fetched: string[] = [];
    page.on("request", (request: Request) => fetched.push(request.url()));
    const mapRequests = () => fetched.filter((url) => /leaflet|live-map|tile-probe/.test(url));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(fetched.length).toBeGreaterThan(5);
    expect(mapRequests()).toEqual([]);
    expect(tiles).toEqual([]);

    await page.locator("#locations").scrollIntoViewIfNeeded();
    await expect(map(page).live).toBeVisible();
    expect(mapRequests().length).toBeGreaterThan(1);
  });

  async function expectTheDrawnMapToStay(page: Page): Promise<void> {
    const { drawn, live } = map(page);
    await expect(live).toHaveCount(0);
    await expect(drawn).toBeVisible();
    await expectToChooseOnTheDrawnMap(page);
  }

  /** Waits out the pause before the next attempt. */
  async function passPause(page: Page): Promise<void> {
    // Each attempt has its own worker, which ends before the pause begins.
    await expect.poll(() => page.workers().length).toBe(0);
    await page.clock.fastForward(LONGEST_PAUSE_MS);
  }

  test("stays hidden after three retries if tiles are blocked, and logs nothing", async ({
    page,
  }) => {
    await page.clock.install();
    let attempts = 0;
    await page.route(tilePattern, (route) => {
      attempts += 1;
      return route.abort();
    });
    await page.goto("/contact");
    await page.locator("#locations").scrollIntoViewIfNeeded();
    for (const attempt of [1, 2, 3, 4]) {
      await expect.poll(() => attempts).toBe(attempt);
      await passPause(page);
    }
    await expectTheDrawnMapToStay(page);
    expect(attempts, "one attempt and three retries").toBe(4);
    await expect(page.locator("[data-failure^='Failed to load map: ']")).toHaveCount(1);
  });

  test("stays hidden if tiles never arrive, after ten seconds per attempt", async ({ page }) => {
    await page.clock.install();
    let attempts = 0;
    await page.route(tilePattern, () => {
      attempts += 1;
    });
    await page.goto("/contact");
    await page.locator("#locations").scrollIntoViewIfNeeded();
    for (const attempt of [1, 2, 3, 4]) {
      await expect.poll(() => attempts).toBe(attempt);
      await page.clock.fastForward(TIMEOUT_MS);
      await passPause(page);
    }
    await page.clock.fastForward(10 * TIMEOUT_MS);
    await expectTheDrawnMapToStay(page);
    expect(attempts, "one attempt and three retries").toBe(4);
  });
});
