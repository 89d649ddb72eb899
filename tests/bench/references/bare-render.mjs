/**
 * The least that a page can cost: the statements that the shop runs for it, prepared once and run without anything
 * around them, then `renderToString` of the very tree that the shop renders. No HTTP, no loaders, no compression.
 */
import { createRequestHandler, installGlobals } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import Database from "better-sqlite3";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { answerLines, speedOfWork } from "./answers.mjs";

/** @typedef {"run" | "get" | "all"} Way */
const ways = /** @type {const} */ (["run", "get", "all"]);
installGlobals({ nativeFetch: true });

/** @type {Record<Way, Function>} */
const statements = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
const bare = { run: statements.run, get: statements.get, all: statements.all };
const build = await import(new URL("build/server/index.js", `file://${process.cwd()}/`).href);
const watched = { run: statements.run, get: statements.get, all: statements.all };
const file = new Database(process.env.DATABASE_PATH ?? "");

/**
 * What the shop does to answer a request: its statements with their values, and the tree that it renders.
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function learn(url, headers) {
  /** @type {{ sql: string; values: unknown[]; way: Way }[]} */
  const ran = [];
  for (const way of ways) {
    statements[way] = /** @this {import("better-sqlite3").Statement} */ function (
      /** @type {unknown[]} */ ...values
    ) {
      ran.push({ sql: this.source, values, way });
      return watched[way].apply(this, values);
    };
  }
  /** @type {import("@remix-run/react/dist/entry").EntryContext | undefined} */
  let context;
  const { module } = build.entry;
  /** @param {[Request, number, Headers, import("@remix-run/react/dist/entry").EntryContext]} all */
  const renderPage = (...all) => {
    context = all[3];
    return module.default(...all);
  };
  const answer = createRequestHandler({
    ...build,
    entry: { module: { ...module, default: renderPage } },
  });
  const reply = await answer(new Request(url, { headers }));
  Object.assign(statements, bare);
  if (reply.status !== 200 || !context) throw new Error(`${url} answers ${reply.status}`);
  return { ran, context: { ...context, serverHandoffStream: undefined } };
}

/** @type {() => void} */
let makePage = () => {};

await answerLines(async ({ url, headers, seconds }) => {
  if (seconds) return speedOfWork(seconds, makePage);
  // The first answer is not like the others: some things are read once.
  await learn(url, headers);
  const { ran, context } = await learn(url, headers);
  const queries = ran
    .filter(({ sql }) => sql.startsWith("select"))
    .map(({ sql, values, way }) => {
      const query = file.prepare(sql).raw();
      return () => query[way](...values);
    });
  makePage = () => {
    for (const query of queries) query();
    renderToString(createElement(RemixServer, { context, url }));
  };
  makePage();
  return { queries: queries.length };
});
