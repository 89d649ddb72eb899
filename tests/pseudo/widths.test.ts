import { overflows } from "../browser/support/accessibility.ts";
import { allScreens, expect, test } from "../browser/support/screens.ts";

test.use({ language: "hi" });

for (const screen of allScreens.filter(({ prepare }) => !prepare)) {
  test(`${screen.name} fits on a small phone with texts a third longer`, async ({ open }) => {
    const page = await open(screen, "light");

    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    expect(await overflows(page)).toEqual([]);
  });
}
