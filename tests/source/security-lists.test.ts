import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0, by chapter. */
const sections = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
];
const requirements = sections.flatMap((chapter, c) =>
  chapter.flatMap((count, s) =>
    Array.from({ length: count }, (_, r) => `${c + 1}.${s + 1}.${r + 1}`),
  ),
);

const text = readFileSync(join(root, "docs/security.md"), "utf8");

/** The entries of a list such as "Promised", each on one line: `- **1.2.1, 1.3.5–1.3.6** What is promised. …` */
function entriesOf(heading: string) {
  const [, section = ""] = text.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  const entries = own.split("\n- ").slice(1);
  return entries.map((entry) => {
    const [line = ""] = entry.split("\n\n");
    const [, items = "", said = ""] =
      /^\*\*(.+?)\*\* (.+)/.exec(line.replace(/\s+/g, " ").trim()) ?? [];
    return { items, said };
  });
}

const promised = entriesOf("Promised");
const others = [...entriesOf("Not met"), ...entriesOf("Does not apply")];

/** The requirements of "1.2.1, 1.3.5–1.3.6"; excludes those of level 3. */
function requirementsOf(items: string): string[] {
  return items.split(", ").flatMap((item) => {
    if (item.endsWith("(level 3)")) return [];
    const [first = "", last = first] = item.split("–");
    const [from, to] = [requirements.indexOf(first), requirements.indexOf(last)];
    return from < 0 || to < from ? [`unknown: ${item}`] : requirements.slice(from, to + 1);
  });
}

test("each requirement of levels 1 and 2 is in one list", () => {
  const listed = [...promised, ...others].flatMap(({ items }) => requirementsOf(items));

  expect(promised.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(requirements.toSorted());
});

test.each(promised)("$items is shown by what it cites", ({ said }) => {
  const [, file = "", title = ""] = /\. `([^`]+)`: (.+)$/.exec(said) ?? [];
  expect(existsSync(join(root, file)) && file, said).toMatch(
    /\.test\.ts$|^docs\/.+\.md$|^README\.md$/,
  );
  const cited = readFileSync(join(root, file), "utf8");
  // This document's lists do not count as evidence for themselves.
  const [shown = ""] = file === "docs/security.md" ? cited.split("\n## Promised\n") : [cited];
  expect(title).not.toBe("");
  // A cited sentence may be wrapped.
  expect(shown.replace(/\s+/g, " ")).toContain(title);
});

test.each(others)("$items names no test", ({ said }) => {
  expect(said).not.toBe("");
  expect(said).not.toContain(".test.ts");
});
