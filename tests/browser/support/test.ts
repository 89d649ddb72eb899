import { test as base, expect, type Page } from "playwright/test";
import { ApiClient } from "#tests/support/http/client.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { type ServerOptions, startServer, type TestServer } from "#tests/support/shop/server.ts";
import { watchForErrors } from "./browser-errors.ts";
import { waitForHydrationOn } from "./hydration.ts";

export { expectNoFullReload, waitForHydration } from "./hydration.ts";
export {
  registerThroughTheForm,
  signInAs,
  signInAsAdmin,
  signInThroughTheForm,
  signUp,
} from "./sign-in.ts";
export { expect };

/** For the flows that `npm test` follows with scripts; tests of the forms follow them without. */
export const withScripts = { tag: "@js-mobile" };

/** For the flows that `npm test` also follows with scripts. */
export const withAndWithoutScripts = { tag: ["@no-js-mobile", "@js-mobile"] };

export type Shop = { server: TestServer; api: ApiClient; database: TestDatabase };

type TestFixtures = {
  /** A page with its own cookies, for a second person. */
  newVisitor: () => Promise<Page>;
  noUnexpectedErrors: undefined;
};

export const test = base.extend<TestFixtures, { shop: Shop; shopEnv: ServerOptions["env"] }>({
  shopEnv: [{}, { scope: "worker" }],

  /** One real server for all tests of a worker; each test creates its own customers and dishes. */
  shop: [
    async ({ shopEnv }, use) => {
      const server = await startServer({ env: shopEnv });
      const database = openDatabase(server.databasePath);
      await use({ server, database, api: new ApiClient(server.baseUrl) });
      database.close();
      await server.stop();
      const errors = server.takeUnexpectedErrors();
      server.removeFiles();
      expect(errors, "the server's log").toEqual([]);
    },
    { scope: "worker" },
  ],

  baseURL: ({ shop }, use) => use(shop.server.baseUrl),

  context: async ({ context }, use) => {
    const errors = watchForErrors(context);
    await use(context);
    expect(errors(), "the browser's console").toEqual([]);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydrationOn(page);
    await use(page);
  },

  newVisitor: async ({ browser, javaScriptEnabled }, use) => {
    const visitors: { close: () => Promise<void>; errors: () => string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      visitors.push({ close: () => context.close(), errors: watchForErrors(context) });
      const page = await context.newPage();
      if (javaScriptEnabled) waitForHydrationOn(page);
      return page;
    });
    for (const visitor of visitors) {
      await visitor.close();
      expect(visitor.errors(), "the second visitor's console").toEqual([]);
    }
  },

  noUnexpectedErrors: [
    async ({ shop }, use) => {
      await use(undefined);
      expect(shop.server.takeUnexpectedErrors(), "the server's log").toEqual([]);
    },
    { auto: true },
  ],
});
