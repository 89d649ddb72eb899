import { expect, test } from "vitest";
import { languageOfPath, localPath, withoutLanguage } from "./paths.ts";

test.each([
  ["/", "/hi"],
  ["/?code=DIWALI", "/hi?code=DIWALI"],
  ["/menu?q=bhel#dish", "/hi/menu?q=bhel#dish"],
  ["/menu/sev-puri", "/hi/menu/sev-puri"],
  ["/hi/menu", "/hi/menu"],
  ["/mr", "/hi"],
  ["/mr/blog/monsoon", "/hi/blog/monsoon"],
  ["/cart", "/cart"],
  ["/admin/orders", "/admin/orders"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/menus", "/menus"],
  ["/blog/monsoon/likes", "/blog/monsoon/likes"],
  ["/reviews/r1/votes", "/reviews/r1/votes"],
  ["#top", "#top"],
  ["https://example.com/menu", "https://example.com/menu"],
])("in Hindi, %s is %s", (path, local) => {
  expect(localPath(path, "hi")).toBe(local);
});

test.each(["/hi/menu", "/mr/menu", "/menu"])("in English, %s has no prefix", (path) => {
  expect(localPath(path, "en")).toBe("/menu");
});

test.each([
  ["/", "en"],
  ["/_root.data", "en"],
  ["/hi", "hi"],
  ["/hi.data", "hi"],
  ["/mr/menu.data", "mr"],
  ["/menu/sev-puri", "en"],
  ["/cart", undefined],
  ["/cart.data", undefined],
  ["/hindi", undefined],
  ["/highway", undefined],
])("the address %s says the language %s", (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test("a data address keeps its page", () => {
  expect(withoutLanguage("/hi.data")).toBe("/.data");
  expect(withoutLanguage("/hi/menu.data")).toBe("/menu.data");
});
