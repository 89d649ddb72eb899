import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";

/** How many requirements of levels 1 and 2 the sections of each chapter of ASVS 5.0.0 have. */
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

const lines = readFileSync(join(root, "docs/security.md"), "utf8").split("\n");
const tableRows = lines
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const rows = tableRows
  .filter(([, item = ""]) => /^\d+\.\d+\.\d+/.test(item))
  .map(([, item = "", status = "", , shownBy = "", ...rest]) => ({ item, status, shownBy, rest }));

/** The requirements of a row such as "10.1.1–10.7.3 OAuth"; none of a row of level 3. */
function requirementsOf(item: string): string[] {
  if (item.endsWith("(level 3)")) return [];
  const [, first = "", last = first] = /^([\d.]+)(?:–([\d.]+))? /.exec(item) ?? [];
  return requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1);
}

test("each requirement of levels 1 and 2 has one row, in order", () => {
  expect(rows.flatMap(({ item }) => requirementsOf(item))).toEqual(requirements);
});

test.each(["Met", "Not met", "Not applicable"])("the requirements '%s' are counted", (status) => {
  const counted = rows
    .filter((row) => row.status === status)
    .flatMap(({ item }) => requirementsOf(item));

  const counts = tableRows.filter((cells) => cells[1] === status).map((cells) => cells[3]);
  expect(counts).toEqual([String(counted.length)]);
});

test.each(rows)("$item is shown by what it cites", ({ status, shownBy, rest }) => {
  expect(rest).toEqual([""]);
  if (status !== "Met") {
    expect(["Not met", "Not applicable"]).toContain(status);
    return expect(shownBy).toBe("");
  }
  for (const citation of shownBy.split(/; (?=`)/)) {
    const [, file = "", title = ""] = /^`([^`]+)`(?:: (.+))?$/.exec(citation) ?? [];
    expect(existsSync(join(root, file)) && file, citation).toMatch(
      /\.test\.ts$|^docs\/.+\.md$|^README\.md$/,
    );
    const text = readFileSync(join(root, file), "utf8");
    if (file.endsWith(".md")) expect(title, citation).not.toBe("");
    // The tables of this document do not show themselves.
    const shown = file === "docs/security.md" ? text.replace(/^\|.*/gm, "") : text;
    // A cited sentence may be wrapped.
    expect(shown.replace(/\s+/g, " ")).toContain(title);
  }
});
