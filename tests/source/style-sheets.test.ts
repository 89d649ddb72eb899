import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file) && !file.includes(".test."))
    .map((file) => join(folder, file));

const sheets = new Map(
  filesIn("app/styles", /\.css$/).map((file) => [
    file,
    read(file).replace(/\/\*.*?\*\/|url\([^)]*\)/gs, ""),
  ]),
);
const sources = new Map(
  ["app/screens", "app/ui"]
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .concat("app/root.tsx")
    .map((file) => [file, read(file)]),
);

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? "");
}

const splitWords = (texts: string[]) => texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);

const classesOfSheet = (text: string) =>
  matches(text.replace(/@import .*/g, ""), /\.([a-z][\w-]*)/gi);

/** `className="…"`; the value of an expression is unknown. */
const plainClasses = (code: string) => splitWords(matches(code, /[cC]lassName="([^"]*)"/g));

/** Also the strings in `className={…}` and `classNames(…)`, including those that are only compared. */
function possibleClasses(code: string): string[] {
  const expressions = matches(code, /[cC]lassName=\{([^}]*)\}|classNames\(([^)]*)\)/g);
  const strings = expressions.flatMap((expression) => matches(expression, /"([^"]*)"|`([^`]*)`/g));
  return [...plainClasses(code), ...splitWords(strings)];
}

const defined = new Set([...sheets.values()].flatMap(classesOfSheet));

test("every class in a style sheet is used by some markup", () => {
  const code = [...sources.values()].join("\n");
  const used = new Set(splitWords(matches(code, /"([^"\n]*)"|`([^`\n]*)`/g)));
  const composed = matches(code, /[ `]([a-z-]+-)\$\{/g);
  const unused = [...defined].filter(
    (name) => !used.has(name) && !composed.some((beginning) => name.startsWith(beginning)),
  );

  // Leaflet adds this class.
  expect(unused).toEqual(["leaflet-tile-pane"]);
});

test("every class of the markup is defined in a style sheet", () => {
  const unknown = [...sources].flatMap(([file, code]) =>
    plainClasses(code)
      .filter((name) => !defined.has(name))
      .map((name) => `${name} in ${file}`),
  );

  expect(unknown).toEqual([]);
});

/** A style sheet and the sheets that it imports. */
function withImports(sheet: string): string[] {
  const imports = matches(sheets.get(sheet) ?? "", /@import "([^"]*)"/g);
  return [sheet, ...imports.flatMap((path) => withImports(join(dirname(sheet), path)))];
}

/** A module and the modules with markup that it imports. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  const code = sources.get(file);
  if (code === undefined || seen.has(file)) return seen;
  seen.add(file);
  const withoutTypes = code.replace(/^import type [^;]*;/gm, "");
  for (const path of matches(withoutTypes, /(?:from|import\() ?"([^"]*)"/g)) {
    if (path.startsWith("#app/")) modulesOf(path.slice(1), seen);
    else if (path.startsWith(".")) modulesOf(join(dirname(file), path), seen);
  }
  return seen;
}

/** Each route's module, after those of its parent routes. */
function routeChains(entries: RouteConfigEntry[], parents: string[]): string[][] {
  return entries.flatMap(({ file, children = [] }) => {
    const chain = [...parents, join("app", file)];
    return [chain, ...routeChains(children, chain)];
  });
}

test("every route links the style sheets of its components", () => {
  const chains = routeChains(routes, ["app/root.tsx"]);
  const linkedSheets = (file: string) =>
    matches(sources.get(file) ?? "", /"#(app\/styles\/[^"]*)\?url"/g).flatMap(withImports);
  const missing = chains.flatMap((chain) => {
    const linked = chain.flatMap(linkedSheets).map((sheet) => sheets.get(sheet) ?? "");
    const present = new Set(linked.flatMap(classesOfSheet));
    return [...new Set(chain.flatMap((file) => [...modulesOf(file)]))].flatMap((file) =>
      possibleClasses(sources.get(file) ?? "")
        .filter((name) => defined.has(name) && !present.has(name))
        .map((name) => `${chain.at(-1)} lacks .${name} of ${file}`),
    );
  });

  expect(chains.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test("a component is defined in one style sheet only", () => {
  const filesOf = new Map<string, string[]>();
  for (const [file, text] of sheets) {
    const components =
      text
        .split("@layer components")
        .slice(1)
        .join("")
        .split(/\n@layer/)[0] ?? "";
    // Rules of a layer are indented by two; additions of another sheet have a context: `.quiet .card`.
    for (const name of new Set(matches(components, /^ {2}\.([\w-]+)(?:,| \{)$/gm))) {
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    }
  }
  const duplicates = [...filesOf].filter(([, files]) => files.length > 1);

  expect(filesOf.size).toBeGreaterThan(150);
  expect(duplicates).toEqual([]);
});

test("no style sheet repeats a block of declarations of another", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const [file, text] of sheets) {
    for (const block of matches(text, /\{([^{}]+)\}/g)) {
      const declarations = block.split(";").map((line) => line.trim().replace(/\s+/g, " "));
      if (declarations.filter(Boolean).length < 4) continue;
      const key = declarations.sort().join("; ");
      filesOf.set(key, (filesOf.get(key) ?? new Set()).add(file));
    }
  }

  expect(filesOf.size).toBeGreaterThan(150);
  expect([...filesOf].filter(([, files]) => files.size > 1)).toEqual([]);
});
