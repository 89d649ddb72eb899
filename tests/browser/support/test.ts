import { test as base, expect, type Page } from "playwright/test";
import { ApiClient } from "#tests/support/client.ts";
import { openDatabase, type TestDatabase } from "#tests/support/database.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { watchForErrors } from "./browser-errors.ts";
import { waitForHydrationOn } from "./hydration.ts";

export { expectNoFullReload, isHydrated } from "./hydration.ts";
export {
  registerThroughTheForm,
  signInAs,
  signInAsAdmin,
  signInThroughTheForm,
  signUp,
} from "./sign-in.ts";
export { expect };

export type VisitorOptions = {
  /** True where the browser runs scripts. */
  isScripted: boolean;
};

type Shop = { server: TestServer; api: ApiClient; database: TestDatabase };

type TestFixtures = VisitorOptions & {
  /** Opens a page with cookies of its own: somebody else at the same time. */
  newVisitor: () => Promise<Page>;
  noUnexpectedErrors: undefined;
  inTurn: undefined;
};

/** Tags a test that chooses its one window itself. */
export const ONE_WINDOW = "@one-window";

const PAIRS = [
  ["no-js-mobile", "js-desktop"],
  ["no-js-desktop", "js-mobile"],
];

/** In the short form a test runs twice: with scripts and without, in a narrow window and a wide one. */
function isItsTurn(title: string, project: string): boolean {
  // The pictures have windows of their own and are all wanted.
  if (process.env.BROWSERS === "all" || !PAIRS.flat().includes(project)) return true;
  const sum = Array.from(title).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PAIRS[sum % PAIRS.length]?.includes(project) ?? true;
}

export const test = base.extend<TestFixtures, { shop: Shop }>({
  isScripted: [true, { option: true }],

  /** One real server for all tests of a worker: each test makes its own people and dishes. */
  shop: [
    async ({}, use) => {
      const server = await startServer();
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

  inTurn: [
    async ({}, use, info) => {
      const isBound = info.tags.includes(ONE_WINDOW);
      const isTurn = isBound || isItsTurn(info.titlePath.join(" "), info.project.name);
      info.skip(!isTurn, "the long form's");
      await use(undefined);
    },
    { auto: true },
  ],

  baseURL: ({ shop }, use) => use(shop.server.baseUrl),

  context: async ({ context }, use) => {
    const errors = watchForErrors(context);
    await use(context);
    expect(errors(), "the browser's console").toEqual([]);
  },

  page: async ({ page, isScripted }, use) => {
    if (isScripted) waitForHydrationOn(page);
    await use(page);
  },

  newVisitor: async ({ browser, isScripted }, use) => {
    const visits: { close: () => Promise<void>; errors: () => string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      visits.push({ close: () => context.close(), errors: watchForErrors(context) });
      const page = await context.newPage();
      if (isScripted) waitForHydrationOn(page);
      return page;
    });
    for (const visit of visits) {
      await visit.close();
      expect(visit.errors(), "another visitor's console").toEqual([]);
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
