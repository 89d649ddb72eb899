import { beforeAll, expect, test } from "vitest";
import type { FormReply } from "#tests/support/http/form.ts";
import { addFormRecords, formPages } from "#tests/support/http/form-pages.ts";
import { type RouteIds, urlOf } from "#tests/support/http/route-records.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const shop = runningShop();
let ids: RouteIds;
let tokens: { owner: string; admin: string };

beforeAll(async () => {
  ({ ids, tokens } = await addFormRecords(shop));
});

/** The specification's texts for these screens; the others say 'Request failed'. */
const specified: Record<string, string> = {
  "/": "Failed to load featured dishes",
  "/menu": "Failed to load menu items",
  "/blog": "Failed to load blog posts",
  "/reviews": "Failed to load reviews",
  "/wishlist": "Failed to load your wishlist",
  "/my-orders": "Failed to load orders",
  "/admin/products": "Failed to load products",
  "/admin/orders": "Failed to load orders",
  "/admin/blogs": "Failed to load blogs",
  "/admin/customers": "Failed to load customers",
};

/** They have no data of their own, so they fail only if the frame around the screens fails. */
const frames = { shop: "/sitemap", admin: "/admin/staff/permissions" };

/** Without these, not even an error page can be shown, because they hold the shop's name and hours. */
const ofEveryPage = ["public_version", "settings", "content"];

function tables(): string[] {
  return shop.database
    .rows("select name from sqlite_master where type = 'table'")
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite_|__drizzle)|_fts/.test(name) && !ofEveryPage.includes(name));
}

async function open(path: string) {
  const visitor = shop.visitor();
  visitor.continueSession(path.startsWith("/admin") ? tokens.admin : tokens.owner);
  return visitor.get(urlOf({ path }, ids));
}

/** How many of the screens cannot be shown without the table, and which of them do not report it as expected. */
async function withoutTable(table: string, paths: string[]) {
  const pages: FormReply[] = [];
  const problems: string[] = [];
  let failures = 0;
  let isBroken: Record<keyof typeof frames, boolean>;
  shop.database.change(`alter table "${table}" rename to lost_table`);
  // Earlier reads must not be reused.
  shop.database.change("update public_version set version = version + 1");
  try {
    isBroken = {
      shop: (await open(frames.shop)).status === 500,
      admin: (await open(frames.admin)).status === 500,
    };
    for (const path of paths) {
      const page = await open(path);
      pages.push(page);
      if (page.status !== 500) continue;
      failures += 1;
      const isFrameBroken = isBroken[path.startsWith("/admin") ? "admin" : "shop"];
      const own = isFrameBroken ? undefined : specified[path];
      const isNamed = page.visibleText.match(own ?? /Request failed|Failed to \w+/) !== null;
      if (!isNamed || page.text.includes("lost_table")) {
        problems.push(`${path} without ${table}: ${page.visibleText}`);
      }
    }
  } finally {
    shop.database.change(`alter table lost_table rename to "${table}"`);
    shop.server.takeUnexpectedErrors();
  }
  return { pages, failures, problems, isBroken };
}

test("screens with a specified message show it whichever of their tables cannot be read", async () => {
  const failed: string[] = [];
  for (const table of tables()) {
    const { failures, problems } = await withoutTable(table, Object.keys(specified));
    expect(problems).toEqual([]);
    if (failures > 0) failed.push(table);
  }
  expect(failed).toEqual(expect.arrayContaining(["products", "orders", "posts", "reviews"]));
}, 300_000);

test.each([
  ["/", "products", "Failed to load featured dishes"],
  ["/", "reviews", "What Our Customers Say"],
  ["/about", "reviews", "Our Story"],
  ["/contact", "reviews", "Our Locations"],
  ["/menu", "orders", "Dahi Puri"],
  ["/menu", "wishlist_dishes", "Dahi Puri"],
])("%s is shown without %s, which only a part of it needs: %s", async (path, table, shown) => {
  const { pages } = await withoutTable(table, [path]);
  expect(pages[0]?.status).toBe(200);
  expect(pages[0]?.visibleText).toContain(shown);
});

test.each(["products", "orders", "events", "posts"])(
  "every screen says that it failed when %s cannot be read",
  async (table) => {
    const { failures, problems } = await withoutTable(
      table,
      formPages.map(({ path }) => path),
    );
    expect(failures).toBeGreaterThan(3);
    expect(problems).toEqual([]);
  },
);

test.each(["orders", "events", "contact_messages", "bills", "cart_lines", "products"])(
  "the frame around every page is there without %s, so that the page says what failed",
  async (table) => {
    expect(await withoutTable(table, [])).toMatchObject({
      isBroken: { shop: false, admin: false },
    });
  },
);
