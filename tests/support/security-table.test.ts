import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

const rows = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, item = "", , evidence = ""]) => ({ item, evidence }));

test("the security table has rows", () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)("the test for $item exists", ({ evidence }) => {
  const [, file = "", title = ""] = /^`([^`]+)`(?:: (.+))?$/.exec(evidence) ?? [];
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), "utf8")).toContain(title);
});
