import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";
import { allScreens, test } from "#tests/browser/support/screens.ts";

for (const screen of allScreens) {
  test(screen.name, async ({ open }, { project }) => {
    const page = await open(screen, project.metadata.theme);
    const path = join(root, ".cache/shots", `${screen.name}-${project.name}.png`);
    // A scrolled page would have its header in the middle of the screenshot. The viewport is made
    // as high as the page, because content far below the viewport is not painted.
    await page.evaluate(() => window.scrollTo(0, 0));
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height });
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
    await page.setViewportSize(size);
  });
}
