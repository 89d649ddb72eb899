import { expect, test } from "#tests/browser/support/test.ts";

test("the browser uses only the fonts of the test suite", { tag: "@js-desktop" }, async ({
  page,
}) => {
  const families = ["system-ui", "sans-serif", "serif", "monospace", "Arial", "PT Sans Narrow"];
  await page.setContent(
    families.map((family) => `<p style="font-family: ${family}">Chaat</p>`).join(""),
  );
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeIds } = await devTools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "p",
  });
  const used: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
    used.push(...fonts.map(({ familyName }) => familyName));
  }

  const sans = "DejaVu Sans";
  expect(used).toEqual([sans, sans, "DejaVu Serif", "DejaVu Sans Mono", sans, "PT Sans Narrow"]);
});
