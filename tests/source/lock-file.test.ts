import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

type LockedPackages = Record<string, { optionalDependencies?: Record<string, string> }>;

// `npm ci` rejects a lock file that lacks the optional packages of other systems.
test("the lock file contains every optional package", () => {
  const lock: { packages: LockedPackages } = JSON.parse(
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
