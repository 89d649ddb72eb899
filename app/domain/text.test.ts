import { expect, test } from "vitest";
import { cleanText, requiredText } from "./text.ts";

test.each([
  ["\u200E+91\u00AD98220\u206012345\u202C", "+919822012345"],
  ["asha\u200B@shop\uFEFF.test", "asha@shop.test"],
  ["411\u2011030", "411-030"],
  ["नमस्ते क\u094D\u200Dष 👩\u200D🍳", "नमस्ते क\u094D\u200Dष 👩\u200D🍳"],
  ["one\r\ntwo\u0007\tthree", "one\ntwo\tthree"],
])("%j is read as %j", (typed, read) => {
  expect(cleanText(typed)).toBe(read);
});

test.each([
  "\u200B",
  "\u2066\u2069",
  " \u00AD ",
  "\u200D",
  "\uFE0F",
  "\u3164",
  "\u2800 \u2800",
  "\u{E0041}",
])("%j is no name", (typed) => {
  const { error } = requiredText(() => "Enter a name").safeParse(typed);
  expect(error?.issues).toMatchObject([{ message: "Enter a name" }]);
});
