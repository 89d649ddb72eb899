import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

type Locked = Record<string, { optionalDependencies?: Record<string, string> }>;

// A lock file written where the packages of other systems are unavailable lacks them, and `npm ci` rejects it.
test("the lock file names every optional package, so that a fresh clone installs", () => {
  const lock: { packages: Locked } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const optional = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).map((name) => ({ path, name })),
  );
  const missing = optional.filter(
    ({ path, name }) => !foldersAbove(path).some((folder) => `${folder}${name}` in lock.packages),
  );

  expect(optional.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

/** The folders where Node looks for a package that the one at `path` imports. */
function foldersAbove(path: string): string[] {
  const parts = path.split("/node_modules/");
  return parts
    .map((_, index) => {
      const parent = parts.slice(0, parts.length - index).join("/node_modules/");
      return `${parent}/node_modules/`;
    })
    .concat("node_modules/");
}
