/**
 * The least that a page can cost: the statements that the shop runs for it, prepared once and run without anything
 * around them, then `renderToString` of the very tree that the shop renders. No HTTP, no loaders, no compression.
 */
import { createRequire } from "node:module";
import { installGlobals } from "@remix-run/node";
import Database from "better-sqlite3";
import { applicationOf } from "#app/box/web/application.mjs";
import { answerLines, speedOfWork } from "./answers.mjs";

/** @typedef {"run" | "get" | "all"} Way */
const ways = /** @type {const} */ (["run", "get", "all"]);
installGlobals({ nativeFetch: true });

// Before the shop is loaded, which takes both as they are then.
const react = createRequire(import.meta.url)("react-dom/server");
const { renderToString } = react;
/** @type {import("react").ReactElement | undefined} */
let rendered;
react.renderToString = (/** @type {import("react").ReactElement} */ tree) => {
  rendered = tree;
  return renderToString(tree);
};
/** @type {Record<Way, Function>} */
const statements = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
const bare = { run: statements.run, get: statements.get, all: statements.all };
const build = await import(new URL("build/server/index.js", `file://${process.cwd()}/`).href);
const watched = { run: statements.run, get: statements.get, all: statements.all };
const application = applicationOf(build, "production");
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
    statements[way] =
      /** @this {import("better-sqlite3").Statement} */
      function kept(/** @type {unknown[]} */ ...values) {
        ran.push({ sql: this.source, values, way });
        return watched[way].apply(this, values);
      };
  }
  const reply = await application(new Request(url, { headers }));
  Object.assign(statements, bare);
  if (reply.status !== 200 || !rendered) throw new Error(`${url} answers ${reply.status}`);
  return { ran, tree: rendered };
}

/** @type {() => void} */
let makePage = () => {};

await answerLines(async ({ url, headers, seconds }) => {
  if (seconds) return speedOfWork(seconds, makePage);
  // The first answer is not like the others: some things are read once.
  await learn(url, headers);
  const { ran, tree } = await learn(url, headers);
  const queries = ran
    .filter(({ sql }) => sql.startsWith("select"))
    .map(({ sql, values, way }) => {
      const query = file.prepare(sql).raw();
      return () => query[way](...values);
    });
  makePage = () => {
    for (const query of queries) query();
    renderToString(tree);
  };
  makePage();
  return { queries: queries.length };
});
