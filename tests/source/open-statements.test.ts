import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

test("no statement stays open: nothing can be written until an iterator has ended", () => {
  const sources = ["app", "db"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(sources.length).toBeGreaterThan(500);

  const iterating = sources.filter((file) =>
    /\.iterate\(/.test(readFileSync(join(root, file), "utf8")),
  );

  expect(iterating).toEqual([]);
});
