import { expect, test } from "vitest";
import { cachedUrl } from "./cached-pages.server.ts";

test.each([
  ["/?utm_source=instagram&fbclid=1", "/"],
  ["/hi?utm_source=instagram", "/hi"],
  ["/menu?q=vada&utm_source=instagram&page=2", "/menu?q=vada&page=2"],
  ["/mr/menu/vada-pav?fbclid=1", "/mr/menu/vada-pav"],
  ["/blog/%E0%A4%B5%E0%A4%A1%E0%A4%BE?page=2", "/blog/%E0%A4%B5%E0%A4%A1%E0%A4%BE"],
  ["/api?anything", "/api"],
  ["/login?returnTo=%2Fcart&gclid=1", "/login?returnTo=%2Fcart"],
  ["/sitemap.xml?1", "/sitemap.xml"],
])("%s is the cached page %s", (url, cached) => {
  expect(cachedUrl(url)).toBe(cached);
});

test.each([
  ["/menu.data?q=vada&x=1&_routes=root", "/menu.data?q=vada&_routes=root"],
  ["/_root.data?x=1", "/_root.data"],
  ["/hi.data?x=1", "/hi.data"],
])("the data of a page, %s, is cached like the page", (url, cached) => {
  expect(cachedUrl(url)).toBe(cached);
});

test.each([
  "/cart",
  "/my-orders?page=2",
  "/api/products?q=vada",
  "/admin",
  "/healthz",
  "/nowhere",
  // Other spellings of a page's path would each occupy a place in the cache.
  "/Menu",
  "/menu/",
  "/men%75",
  "/blog/%62hel",
  // The form of a dish has many fields.
  "/menu/vada-pav?quantity=2",
  "/about?preview=1",
])("%s is not cached", (url) => {
  expect(cachedUrl(url)).toBeNull();
});
