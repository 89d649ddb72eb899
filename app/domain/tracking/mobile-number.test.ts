import { expect, test } from "vitest";
import { mobileNumber } from "./mobile-number.ts";

test.each([
  "9822012345",
  "+91 98220 12345",
  "91-98220-12345",
  "098220 12345",
  "0091 98220 12345",
  "(+91) 98220.12345",
  "९८२२० १२३४५",
])("is found however it was typed: %s", (typed) => {
  expect(mobileNumber(typed)).toBe("919822012345");
});

test.each(["", "12345", "020 4890 5511", "+44 7911 123456", "98220 12345 / 98220 12346", "none"])(
  "is none: %s",
  (typed) => {
    expect(mobileNumber(typed)).toBeNull();
  },
);
