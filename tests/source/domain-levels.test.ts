import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

const domain = join(root, "app/domain");

/** The noun for files outside any folder. */
const LOOSE = "files in no folder";

function nounOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : LOOSE;
}

type Import = { file: string; from: string; to: string };

/** The imports between nouns, including those of types. */
function importsOf(file: string): Import[] {
  const source = readFileSync(join(domain, file), "utf8");
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier = ""]) => {
      if (specifier.startsWith("#app/domain/")) return specifier.slice("#app/domain/".length);
      return specifier.startsWith(".") ? join(dirname(file), specifier) : null;
    })
    .filter((path) => path !== null)
    .map((path) => ({ file, from: nounOf(file), to: nounOf(path) }))
    .filter(({ from, to }) => from !== to);
}

const files = readdirSync(domain, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .filter(({ name }) => !name.includes(".test."))
  .map(({ parentPath, name }) => relative(domain, join(parentPath, name)));
const nouns = [...new Set(files.map(nounOf))].sort();
const imports = files.flatMap(importsOf);

/** From the table in docs/architecture.md: `| 3 | Food | availability, menu, options |`. */
const levels = new Map(
  readFileSync(join(root, "docs/architecture.md"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, level, listed = ""] = /^\| (\d) +\|[^|]*\|([^|]*)\|$/.exec(line) ?? [];
      return level ? listed.split(",").map((noun) => [noun.trim(), Number(level)] as const) : [];
    }),
);

const levelOf = (noun: string) => levels.get(noun) ?? Number.NaN;

/** The nouns on a path from one back to itself; empty if there is none. */
function cycleFrom(noun: string, path: string[] = []): string[] {
  if (path.includes(noun)) return [...path.slice(path.indexOf(noun)), noun];
  if (cycleFree.has(noun)) return [];
  for (const next of new Set(imports.filter(({ from }) => from === noun).map(({ to }) => to))) {
    const cycle = cycleFrom(next, [...path, noun]);
    if (cycle.length > 0) return cycle;
  }
  cycleFree.add(noun);
  return [];
}
const cycleFree = new Set<string>();

test("every noun of the domain has a level", () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect([...levels.keys()].sort()).toEqual(nouns);
});

test("a file imports no noun of a higher level", () => {
  const upwards = imports.filter(({ from, to }) => !(levelOf(to) <= levelOf(from)));

  expect(upwards.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test("no noun imports itself through others", () => {
  expect(nouns.map((noun) => cycleFrom(noun)).find((cycle) => cycle.length > 0)).toBeUndefined();
});
