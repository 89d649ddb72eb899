import { expect, test } from "vitest";
import { addFormRecords, formPages } from "#tests/support/http/form-pages.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

test("a page about something that does not exist says that it was not found", async () => {
  const { tokens } = await addFormRecords(shop);
  const missing = formPages
    .map(({ path }) => path.replace(/:\w+/g, "0192457b-0000-7000-8000-000000000000"))
    .filter((path, index) => path !== formPages[index]?.path);
  const problems: string[] = [];
  let notFound = 0;
  for (const path of missing) {
    const visitor = shop.visitor();
    visitor.continueSession(path.startsWith("/admin") ? tokens.admin : tokens.owner);
    const page = await visitor.get(path);
    if (page.status !== 404) continue;
    notFound += 1;
    if (!page.visibleText.includes("Oops! Page Not Found")) problems.push(path);
  }
  expect(problems).toEqual([]);
  expect(notFound).toBeGreaterThan(30);
});
