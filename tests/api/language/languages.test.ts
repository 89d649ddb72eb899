import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { languages } from "#app/domain/language/language.ts";
import { toastAfter } from "#tests/support/http/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();

const messages = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, `app/messages/${language}/${area}.json`), "utf8"));
const menuIn = (language: string) => messages(language, "shared").shared_menu ?? "";

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];

test.each([
  ["/menu", "en"],
  ["/hi/menu", "hi"],
  ["/mr/menu", "mr"],
  ["/hi", "hi"],
  ["/mr/blog", "mr"],
])("the address %s is in %s, whatever the visitor prefers", async (path, language) => {
  for (const preferred of languages) {
    const visitor = shop.visitor();
    await visitor.speak(preferred);
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(languageOf(page.text)).toBe(language);
    expect(page.text).toContain(`>${menuIn(language)}<`);
  }
});

test.each(["/hi/mr/menu", "/xx/menu", "/hi/cart", "/mr/admin", "/en/menu", "/hi/hindi"])(
  "there is no page at %s",
  async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(404);
  },
);

test("on a personal page the choice decides, before it the browser", async () => {
  const visitor = shop.visitor();
  const marathi = { "accept-language": "mr-IN,mr;q=0.9,en;q=0.1" };
  expect(languageOf((await visitor.get("/cart", marathi)).text)).toBe("mr");
  const chosen = await visitor.postForm("/preferences/language", {
    language: "hi",
    returnTo: "/cart",
  });
  expect(chosen.status).toBe(303);
  expect(chosen.location).toBe("/cart");
  expect(languageOf((await visitor.get("/cart", marathi)).text)).toBe("hi");
});

test("a visitor from a Marathi page reads cart and login in Marathi until another is chosen", async () => {
  const visitor = shop.visitor();
  expect(languageOf((await visitor.get("/cart")).text)).toBe("en");

  const cart = await visitor.get("/cart", { referer: `${shop.server.baseUrl}/mr/menu` });
  expect(languageOf(cart.text)).toBe("mr");
  expect(languageOf((await visitor.get("/login")).text)).toBe("mr");

  await visitor.postForm("/preferences/language", { language: "hi", returnTo: "/cart" });
  const again = await visitor.get("/cart", { referer: `${shop.server.baseUrl}/mr/menu` });
  expect(languageOf(again.text)).toBe("hi");
});

test("the switch leads to the same page in the language, with its search", async () => {
  const visitor = shop.visitor();
  const switchTo = async (language: string, returnTo: string) =>
    (await visitor.postForm("/preferences/language", { language, returnTo })).location;
  expect(await switchTo("mr", "/menu?q=bhel")).toBe("/mr/menu?q=bhel");
  expect(await switchTo("hi", "/mr/menu?q=bhel")).toBe("/hi/menu?q=bhel");
  expect(await switchTo("en", "/hi")).toBe("/");
  expect(await switchTo("hi", "https://evil.example/")).toBe("/hi");
});

test("a page in another language is offered, not redirected to", async () => {
  const visitor = shop.visitor();
  await visitor.speak("hi");
  const page = await visitor.get("/faqs");
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<a href="\/hi\/faqs" hrefLang="hi">यह पेज हिन्दी में पढ़ें<\/a>/i);
  expect((await visitor.get("/hi/faqs")).text).not.toContain("यह पेज हिन्दी में पढ़ें");
});

test("search engines find each public page in each language", async () => {
  const page = await shop.visitor().get("/hi/menu");
  const alternates = [
    ...page.text.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="[^"]*?(\/\/[^/"]+)([^"]*)"/gi),
  ];
  expect(alternates.map(([, language, , path]) => [language, path])).toEqual([
    ["en", "/menu"],
    ["hi", "/hi/menu"],
    ["mr", "/mr/menu"],
    ["x-default", "/menu"],
  ]);
  const sitemap = await (await fetch(`${shop.server.baseUrl}/sitemap.xml`)).text();
  for (const path of ["/faqs", "/hi/faqs", "/mr/faqs"]) expect(sitemap).toContain(`${path}</loc>`);
  expect((await shop.visitor().get("/cart")).text).not.toContain("hrefLang");
});

test("a cached page of one language is never sent to a visitor of another", async () => {
  const ask = async (path: string, language: string) =>
    (await fetch(shop.server.baseUrl + path, { headers: { "accept-language": language } })).text();
  for (const path of ["/cart", "/login", "/preferences"]) {
    const first = await ask(path, "hi");
    expect(languageOf(first)).toBe("hi");
    for (const language of ["mr", "en", "hi"]) {
      expect(languageOf(await ask(path, language)), `${path} after ${language}`).toBe(language);
    }
    expect(await ask(path, "hi")).toBe(first);
  }
});

test("a form is answered in the language of its page", async () => {
  const dish = addDish(shop.database, { name: "Language Puri" });
  const visitor = shop.visitor();
  const added = await visitor.postForm(
    "/cart/lines",
    { productId: dish.id, quantity: "1", returnTo: "/mr/menu" },
    { headers: { referer: `${shop.server.baseUrl}/mr/menu` } },
  );
  expect(added.location).toMatch(/^\/mr\/menu/);
});

test("the toast of a button is in the language of its page", async () => {
  const visitor = shop.visitor();
  await visitor.signInAs(await registerCustomer(shop.api));
  const headers = { referer: `${shop.server.baseUrl}/hi/blog/choosing-puris` };
  const liked = visitor.postForm("/blog/choosing-puris/likes", {}, { headers });

  expect(await toastAfter(visitor, liked)).toContain(messages("hi", "shared").shared_postLiked);
});

test("each language has scripts of its own", async () => {
  const scriptsOf = async (path: string) =>
    /"version":"(\w+)"/.exec((await shop.visitor().get(path)).text)?.[1];
  const versions = await Promise.all(["/menu", "/hi/menu", "/mr/menu"].map(scriptsOf));
  expect(versions.every(Boolean)).toBe(true);
  expect(new Set(versions).size).toBe(3);
  for (const [at, version] of versions.entries()) {
    const path = ["/about", "/hi/about", "/mr/about"][at];
    const reply = await fetch(`${shop.server.baseUrl}/__manifest?p=${path}&version=${version}`);
    expect(reply.status, `routes for the scripts of ${path}`).toBe(200);
    expect(await reply.text()).toContain("screens/pages/about");
  }
});

test("the API speaks English", async () => {
  const reply = await fetch(`${shop.server.baseUrl}/api/orders`, {
    headers: { "accept-language": "hi" },
  });
  expect(await reply.json()).toMatchObject({
    success: false,
    message: expect.stringMatching(/^[\x20-\x7e]+$/),
  });
});
