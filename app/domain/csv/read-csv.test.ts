import { expect, test } from "vitest";
import { readCsv } from "./read-csv.server.ts";

test.each([
  ["sep=;\r\nID;Price\r\n1;9,50\r\n", ";"],
  ['\uFEFF"sep=;"\nID;Price\n1;9,50\n', ";"],
  ["SEP=|\nID|Price\n1|9,50", "|"],
  ["sep=;;\nID;Price\n1;9,50", ";"],
  ["ID;Price\n1;9,50\n", ";"],
  ["sep=\t\nID\tPrice\n1\t9,50", "\t"],
])("%j has the separator %j, and the titles in its first line", (text, delimiter) => {
  const lines = [
    ["ID", "Price"],
    ["1", "9,50"],
  ];

  expect(readCsv(text)).toMatchObject({ value: { lines, delimiter } });
});
