import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { version } from "react-dom/server";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { languages } from "#app/domain/language/language.ts";

function builtScripts(): string[] {
  const folder = join(root, "build/client/assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

test("the list of common passwords is not sent to browsers", () => {
  const scripts = builtScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(dictionary["passwords-common"]).toContain("letmein");
  expect(scripts.filter((script) => script.includes("letmein"))).toEqual([]);
});

test("browsers run the version of React that the server renders with, and no Preact", () => {
  const renderers = builtScripts().flatMap((script) =>
    [...script.matchAll(/reconcilerVersion:"([\d.]+)/g)].map(([, found]) => found),
  );

  // One for each language, whose texts are in the same file.
  expect(renderers).toEqual(languages.map(() => version));
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain("preact");
});
