import { join } from "node:path";
import { root } from "#app/box/prepare.mjs";
import { allScreens, openScreen, test } from "#tests/browser/support/screens.ts";

for (const screen of allScreens) {
  test(screen.name, async ({ page, furnished }, { project }) => {
    await openScreen(page, screen, furnished, project.metadata.theme);
    const path = join(root, ".cache/shots", `${screen.name}-${project.name}.png`);
    // A page that has been scrolled would have its header in the middle of the picture.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  });
}
