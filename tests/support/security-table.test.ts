import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

const rows = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, item = "", , shownBy = ""]) => ({ item, shownBy }));

test("the security table is found", () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)("the test for $item exists", ({ shownBy }) => {
  const [, file = "", title = ""] = /^`([^`]+)`(?:: (.+))?$/.exec(shownBy) ?? [];
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), "utf8")).toContain(title);
});
