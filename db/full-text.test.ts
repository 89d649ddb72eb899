import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { fullTextQuery } from "./full-text.ts";

function found(stored: string[], typed: string): string[] {
  const database = new Database(":memory:");
  database.exec("create virtual table words using fts5(text)");
  for (const text of stored) database.prepare("insert into words values (?)").run(text);
  const match = fullTextQuery(typed);
  const rows = match
    ? database
        .prepare("select text from words where words match ? order by rowid")
        .pluck()
        .all(match)
    : [];
  database.close();
  return rows.map(String);
}

test.each([
  ["pani", ["Pani Puri"]],
  ["puri PAN", ["Pani Puri"]],
  ["puri bhel", []],
  ["p", ["Pani Puri", "Paneer OR nothing"]],
  ["OR", ["Paneer OR nothing"]],
  ['pani" OR "bhel', []],
  ["भेळ", ["भेळ"]],
])("%j finds the texts that contain all of its words or begin with them", (typed, expected) => {
  expect(found(["Pani Puri", "भेळ", "Paneer OR nothing", "Bhel"], typed)).toEqual(expected);
});

test.each(["", "  ", "*", '"', "( - )", "%"])("%j contains no word", (typed) => {
  expect(fullTextQuery(typed)).toBeNull();
});

const written = [
  "9822012345",
  "98220 12345",
  "98220-12345",
  "+91 98220 12345",
  "+919822012345",
  "+91 9822012345",
  "098220 12345",
];

test.each(written)("a phone number typed as %j is found however it is written", (typed) => {
  const others = ["98220 12346", "+91 98221 12345"];

  expect(found([...written, ...others], typed)).toEqual(written);
});

test("a foreign phone number is searched as words", () => {
  expect(fullTextQuery("+44 20 7946 0958")).toBe('"44"* AND "20"* AND "7946"* AND "0958"*');
});
