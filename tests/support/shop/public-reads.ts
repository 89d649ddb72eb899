/**
 * Opens the cached pages of the built shop in this process, in each language, on the database at
 * DATABASE_PATH, and prints which tables each read: `{"/hi/menu": ["products", …], …}`.
 */
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { ask, column, forgetSharedReads, printResult, shop, value } from "./shop-in-process.ts";

const tables = column(
  "select name from sqlite_schema where type = 'table' and name not like '%\\_fts%' escape '\\'",
);

const pathParameters: Record<string, string> = {
  slug: value("select slug from posts where status = 'published' order by seq limit 1"),
  dishSlug: value("select slug from products where id = (select product_id from reviews limit 1)"),
};
const queries: Record<string, string> = { "/menu": "?q=bhel", "/delivery": "?pincode=411001" };

const reads: Record<string, string[]> = {};
for (const { path } of (await allRoutes()).filter(({ respondsToGet }) => respondsToGet)) {
  const url = path.replace(/:(\w+)/g, (_, name: string) => pathParameters[name] ?? name);
  if (shop.cachedUrl(url) === null) continue;
  for (const language of ["", "/hi", "/mr"]) {
    for (const query of new Set(["", queries[path] ?? ""])) {
      const page = language + url + query;
      forgetSharedReads();
      const read = new Set<string>();
      const note = (sql: string) => {
        for (const [, table = ""] of sql.matchAll(/\b(?:from|join)\s+["`]?(\w+)/gi))
          read.add(table);
      };
      const load = async () => {
        const reply = await ask(page, {}, note);
        return reply.status === 200 ? reply.text() : "";
      };
      const text = await new Promise<string>((done) => {
        shop.inLanguageOf({ url: page, headers: {} }, () => done(load()));
      });
      if (text) reads[page] = [...read].filter((name) => tables.includes(name)).sort();
    }
  }
}
printResult(reads);
