import { expect, test } from "vitest";
import { optionalPhone, requiredPhone } from "./phone.ts";
import { optionalPincode, requiredPincode } from "./pincode.ts";

test.each([
  ["98220 12345", "98220 12345"],
  ["098220 12345", "+91 98220 12345"],
  ["98220-12345", "+91 98220 12345"],
  ["९८२२०१२३४५", "+91 98220 12345"],
  ["+91 (98220) 12345", "+91 98220 12345"],
  ["919822012345", "919822012345"],
  ["0091 98220 12345", "+91 98220 12345"],
  ["020 4890 5511", "+91 20489 05511"],
  ["+44 7700 900123", "+44 7700 900123"],
  ["12345", "12345"],
])("the phone number %s is stored as %s", (typed, stored) => {
  expect(requiredPhone(() => "Phone is required").parse(typed)).toBe(stored);
  expect(optionalPhone.parse(stored)).toBe(stored);
});

test.each(["0", "abc", "+", "98220 12345 ext. 7", "1".repeat(17)])(
  "%s is no phone number",
  (typed) => {
    expect(optionalPhone.safeParse(typed).error?.issues).toMatchObject([
      { message: "Please enter a valid phone number" },
    ]);
  },
);

test.each(["411004", "411 004", "411-004", " ४११००४ "])("the pincode %s is 411004", (typed) => {
  expect(requiredPincode(() => "Pincode is required").parse(typed)).toBe("411004");
  expect(optionalPincode.parse(typed)).toBe("411004");
});

test.each(["41100", "4110045", "011004", "4a1004"])("%s is no pincode", (typed) => {
  expect(optionalPincode.safeParse(typed).error?.issues).toMatchObject([
    { message: "Pincode must be 6 digits" },
  ]);
});
