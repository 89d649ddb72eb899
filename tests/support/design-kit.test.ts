import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

/** Components that show nothing by themselves. */
const INVISIBLE = [
  "nonce.tsx", // passes the page's nonce to its scripts
  "refresh-without-script.tsx", // an element in the head
  "structured-data.tsx", // for search engines
  "request-reference.tsx", // passes a failed request's reference to the error screen
  "shop-facts.tsx", // passes the shop's facts to its pages
  "pending-bar.tsx", // part of every page's layout
  "form/field-frame.tsx", // part of every field
  "error-screen.tsx", // a whole screen, shown for any unknown URL
];

const files = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const shown = importsOfAll((file) => file.startsWith("screens/design/"));
const used = importsOfAll(
  (file) => !file.startsWith("screens/design/") && !file.startsWith("domain/"),
);

test("the design page shows every general component", () => {
  const general = files.filter((file) => /^ui\/((form|charts)\/)?[\w-]+\.tsx$/.test(file));
  const missing = general.filter(
    (file) => !shown.has(file) && !INVISIBLE.some((name) => file === `ui/${name}`),
  );

  expect(general.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test("every component on the design page is used by a screen", () => {
  const components = [...shown].filter((file) => file.startsWith("ui/"));

  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !used.has(file))).toEqual([]);
});

/** All files that the chosen ones import, directly or through re-exports. */
function importsOfAll(isChosen: (file: string) => boolean): Set<string> {
  const found = new Set(files.filter(isChosen).flatMap((file) => imports.get(file) ?? []));
  for (const file of found) {
    for (const passedOn of importsOf(file, /\bexport\b[^;]*?\bfrom "([^"]+)"/g))
      found.add(passedOn);
  }
  return found;
}

function importsOf(file: string, pattern = /\bfrom "([^"]+)"/g): string[] {
  const text = readFileSync(join(root, "app", file), "utf8");
  return [...text.matchAll(pattern)].flatMap(([, path = ""]) => {
    if (!/\.tsx?$/.test(path)) return [];
    if (path.startsWith("#app/")) return [path.slice("#app/".length)];
    return path.startsWith(".") ? [join(dirname(file), path)] : [];
  });
}
