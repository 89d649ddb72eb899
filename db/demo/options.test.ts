import { expect, test } from "vitest";
import { DemoRefusal, readOptions } from "./options.ts";

test("the defaults are 2400 orders up to now", () => {
  const { orderCount, until, again } = readOptions([]);

  expect({ orderCount, again }).toEqual({ orderCount: 2400, again: false });
  expect(Math.abs(until.getTime() - Date.now())).toBeLessThan(5000);
});

test("reads the number of orders, the seed and the end", () => {
  const args = "--orders 30 --seed monsoon --until 2026-11-20T21:00:00+05:30 --again".split(" ");

  expect(readOptions(args)).toEqual({
    orderCount: 30,
    seed: "monsoon",
    until: new Date("2026-11-20T15:30:00Z"),
    again: true,
  });
});

test.each([
  [["--orders", "29"], '--orders takes a whole number from 30 to 5000000, not "29".'],
  [["--orders", "5000001"], '--orders takes a whole number from 30 to 5000000, not "5000001".'],
  [["--orders", "60.5"], '--orders takes a whole number from 30 to 5000000, not "60.5".'],
  [
    ["--until", "yesterday"],
    '--until takes a time such as 2026-11-20T21:00:00+05:30, not "yesterday".',
  ],
  [["--order", "50"], "Known are --orders N, --seed WORD, --until TIME and --again."],
  [["fifty"], "Known are --orders N, --seed WORD, --until TIME and --again."],
])("refuses %j with a message about the accepted values", (args, message) => {
  expect(() => readOptions(args)).toThrow(DemoRefusal);
  expect(() => readOptions(args)).toThrow(message);
});
