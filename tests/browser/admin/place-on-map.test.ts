import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { serveTiles } from "#tests/browser/support/tiles.ts";

test("a tap on the map sets where a branch is", { tag: ["@js-mobile"] }, async ({ page, shop }) => {
  await serveTiles(page);
  await signInAsAdmin(page);
  await page.goto("/admin/content/main");
  const typed = page.getByLabel("Place on the map");
  const before = await typed.inputValue();

  await page.getByRole("button", { name: "Choose on a map" }).click();
  const map = page.locator(".place-map.leaflet-container");
  await expect(map.locator(".pin")).toBeVisible();
  await map.click({ position: { x: 60, y: 60 } });

  await expect(typed).not.toHaveValue(before);
  const chosen = await typed.inputValue();
  expect(chosen).toMatch(/^18\.5\d{4}, 73\.8\d{4}$/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo the last change" })).toBeVisible();
  expect(shop.database.value("select fields ->> 'place' from content where id = 'main'")).toBe(
    chosen,
  );
});
