/**
 * Compiles `app/messages` to typed functions in `.cache/messages`: for Node one module a language, which loads fastest;
 * for browsers one module a message, so that a page gets only its own. Fails if the languages differ in their messages.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { messageProblems } from "./message-problems.mjs";

const folder = fileURLToPath(new URL("../messages", import.meta.url));
const out = fileURLToPath(new URL("../../.cache/messages", import.meta.url));
const project = `${folder}/project.inlang`;
/** @type {{ locales: string[] }} */
const { locales } = JSON.parse(readFileSync(`${project}/settings.json`, "utf8"));

/**
 * The messages of every area.
 * @param {string} locale
 */
function messagesIn(locale) {
  const files = readdirSync(`${folder}/${locale}`).filter((name) => name.endsWith(".json"));
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(`${folder}/${locale}/${name}`, "utf8"))),
  );
}

const problems = messageProblems(
  Object.fromEntries(locales.map((locale) => [locale, messagesIn(locale)])),
);
if (problems.length > 0) {
  console.error(`The languages of app/messages differ:\n${problems.join("\n")}`);
  process.exit(1);
}
const shared = {
  project,
  strategy: /** @type {["baseLocale"]} */ (["baseLocale"]),
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
};
await compile({ ...shared, outdir: `${out}/server`, outputStructure: "locale-modules" });
await compile({
  ...shared,
  outdir: `${out}/browser`,
  outputStructure: "message-modules",
  // vite.config.ts replaces it by the language of each build for browsers.
  experimentalStaticLocale: "__LANGUAGE__",
});
nameExports(`${out}/browser/messages`);

/**
 * Lists the index's exports by name: for each message that a page uses, Rollup would search all of `export *`, which
 * takes half a minute.
 * @param {string} modules
 */
function nameExports(modules) {
  const index = readFileSync(`${modules}/_index.js`, "utf8");
  const named = index.replace(/^export \* from '(.*)'$/gm, (line, file) => {
    const [, names] =
      /^export (\{ \w+ as "\w+" \})$/m.exec(readFileSync(`${modules}/${file}`, "utf8")) ?? [];
    return names ? `export { ${/"(\w+)"/.exec(names)?.[1]} } from '${file}'` : line;
  });
  writeFileSync(`${modules}/_index.js`, named);
}
