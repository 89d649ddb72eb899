import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

const declared: { dependencies: object; devDependencies: object } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:ts|tsx|mjs|js)$/.test(path))
    .map((path) => join(folder, path));
}

function packagesIn(code: string): string[] {
  const imports = code.matchAll(
    /^(?:(?:import|export|\}) [^"'`;]*?\bfrom|import)\s*["']([^"']+)["']|(?:^|[\s=(])(?:await import|import|require)\(\s*["']([^"']+)["']|\.url\)\(["']([^"']+)["']/gm,
  );
  return [...imports]
    .map(([, statement, dynamic, required]) => statement ?? dynamic ?? required ?? "")
    .filter((name) => /^(?:@[\w-]+\/)?[a-z][\w.-]*(?:\/|$)/.test(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
}

test("every imported package is declared in package.json", () => {
  const files = ["app", "db", "tests"].flatMap(sources);
  const known = new Set([
    ...Object.keys(declared.dependencies),
    ...Object.keys(declared.devDependencies),
    ...builtinModules,
  ]);
  const imported = files.flatMap((file) =>
    packagesIn(readFileSync(join(root, file), "utf8")).map((name) => ({ file, name })),
  );
  expect(imported.length).toBeGreaterThan(300);
  expect(imported.filter(({ name }) => !known.has(name))).toEqual([]);
});
