import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "react-dom/server";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

test("browsers run the React version that the server renders with, and no Preact", () => {
  const folder = join(root, "build/client/assets");
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const renderers = scripts.flatMap((script) =>
    [...script.matchAll(/reconcilerVersion:"([\d.]+)/g)].map(([, found]) => found),
  );

  expect(renderers).toEqual([version]);
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain("preact");
});
