/**
 * Opens the cached pages of the built shop in this process, in each language, on the database at DATABASE_PATH, and prints
 * which tables each read: `{"/hi/menu": ["products", …], …}`.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, installGlobals, type ServerBuild } from "@remix-run/node";
import Database, { type Statement } from "better-sqlite3";
import { allRoutes } from "#tests/support/http/admin-routes.ts";

installGlobals({ nativeFetch: true });
const ORIGIN = "http://shop.test";

/** Jobs run statements meanwhile, outside of any request. */
const tablesRead = new AsyncLocalStorage<Set<string>>();
const statements: Statement = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
for (const method of ["get", "all", "iterate"] as const) {
  const original = statements[method];
  statements[method] = function noted(this: Statement, ...values: unknown[]) {
    for (const [, table = ""] of this.source.matchAll(/\b(?:from|join)\s+["`]?(\w+)/gi)) {
      tablesRead.getStore()?.add(table);
    }
    return (original as (...values: unknown[]) => unknown).apply(this, values);
  } as never;
}

const built: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
const { shop } = built.entry.module as unknown as typeof import("#app/entry.server.tsx");
await shop.start();
const handleRequest = createRequestHandler(built, "production");
const file = new Database(process.env.DATABASE_PATH ?? "");
const value = (sql: string) => String(file.prepare(sql).pluck().get());
const tables = file
  .prepare(
    "select name from sqlite_schema where type = 'table' and name not like '%\\_fts%' escape '\\'",
  )
  .pluck()
  .all();

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
      // What several requests share is read again.
      file.exec("update public_version set version = version + 1");
      const read = new Set<string>();
      const headers = { host: "shop.test" };
      const load = async () => {
        const reply = await handleRequest(new Request(ORIGIN + page, { headers }));
        return reply.status === 200 ? reply.text() : "";
      };
      const text = await new Promise<string>((done) => {
        shop.inLanguageOf({ url: page, headers: {} }, () => done(tablesRead.run(read, load)));
      });
      if (text) reads[page] = [...read].filter((name) => tables.includes(name)).sort();
    }
  }
}
process.stdout.write(`\n${JSON.stringify(reads)}\n`, () => process.exit());
