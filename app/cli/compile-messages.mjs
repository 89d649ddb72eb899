/**
 * Compiles `app/messages` to typed functions in `.cache/messages`. Node gets one module per
 * language, which loads fastest; browsers get one module per message and language, so that a page
 * loads only its own. Fails if the languages do not have the same messages.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";
import { parseAst } from "vite";
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

/** @param {string} code */
const exportsOf = (code) =>
  parseAst(code).body.filter((node) => node.type === "ExportNamedDeclaration");

/** Paraglide lower-cases the names of its functions; the index exports them under their keys. */
function keysOfNames() {
  const code = readFileSync(`${out}/server/messages/_index.js`, "utf8");
  const renamed = exportsOf(code).flatMap(({ specifiers }) =>
    specifiers.map(({ local, exported }) => [
      "name" in local ? local.name : local.value,
      "name" in exported ? exported.name : exported.value,
    ]),
  );
  return Object.fromEntries(renamed);
}

/**
 * Paraglide's own modules for browsers contain every language, and a choice between them, for each message.
 * @param {string} locale
 * @param {Record<string, string>} keys
 */
function writeBrowserModules(locale, keys) {
  const modules = `${out}/browser/${locale}`;
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  const code = readFileSync(`${out}/server/messages/${locale}.js`, "utf8");
  const index = exportsOf(code).map((node) => {
    const { start, end } = /** @type {{ start: number, end: number }} */ (
      /** @type {unknown} */ (node)
    );
    const message = code.slice(start, end);
    const [, name = ""] = /^export const (\w+)/.exec(message) ?? [];
    const imports = message.includes("registry.")
      ? 'import * as registry from "../../server/registry.js";\n'
      : "";
    writeFileSync(`${modules}/${name}.js`, `${imports}${message}\n`);
    return `export { ${name} as ${keys[name] ?? name} } from "./${name}.js";\n`;
  });
  writeFileSync(`${modules}/_all.js`, index.join(""));
  writeFileSync(`${modules}/_messages.js`, 'export * as m from "./_all.js";\n');
  writeFileSync(`${modules}/_runtime.js`, `export const getLocale = () => "${locale}";\n`);
}

/** Paraglide's own registry rebuilds the plural rules for each message, which takes longer than the message itself. */
function writeRegistry() {
  const code = locales.map((locale) => readFileSync(`${out}/server/messages/${locale}.js`, "utf8"));
  const unknown = code.join("").match(/registry\.(?!js|plural\("\w+", [^,]+, \{\}\)).*/);
  if (unknown) throw new Error(`Messages use ${unknown[0]}, which the registry does not have`);
  writeFileSync(
    `${out}/server/registry.js`,
    `/** @type {Record<string, Intl.PluralRules>} */
const rules = {};
/** @type {(locale: string, count: unknown, options: object) => string} */
export const plural = (locale, count) =>
  (rules[locale] ??= new Intl.PluralRules(locale)).select(Number(count));
`,
  );
}

const problems = messageProblems(
  Object.fromEntries(locales.map((locale) => [locale, messagesIn(locale)])),
);
if (problems.length > 0) {
  console.error(`The languages of app/messages differ:\n${problems.join("\n")}`);
  process.exit(1);
}
await compile({
  project,
  outdir: `${out}/server`,
  outputStructure: "locale-modules",
  strategy: ["baseLocale"],
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
});
writeRegistry();
const keys = keysOfNames();
for (const locale of locales) writeBrowserModules(locale, keys);
