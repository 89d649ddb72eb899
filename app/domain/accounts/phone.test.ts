import { expect, test } from "vitest";
import { optionalPhone, requiredPhone, requiredReachablePhone } from "./phone.ts";
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
  ["+91 098220 12345", "+91 98220 12345"],
  ["+910 9822012345", "+91 98220 12345"],
  ["0091 098220-12345", "+91 98220 12345"],
  ["9109822012", "9109822012"],
  ["12345", "12345"],
])("the phone number %s is stored as %s", (typed, stored) => {
  expect(requiredPhone(() => "Phone is required").parse(typed)).toBe(stored);
  expect(optionalPhone.parse(stored)).toBe(stored);
});

test.each([
  "9822012345",
  "098220 12345",
  "+91 98220 12345",
  "020 4890 5511",
  "+44 7700 900123",
  "९८२२०१२३४५",
  "\u200E98220\u201112345",
])("%s can be called", (typed) => {
  expect(requiredReachablePhone(() => "Phone is required").safeParse(typed).success).toBe(true);
});

test.each(["5", "12345", "982201234", "98220123456", "+91 98220 1234", "+1 23", "44 7700 900123"])(
  "%s cannot be called",
  (typed) => {
    const { error } = requiredReachablePhone(() => "Phone is required").safeParse(typed);
    expect(error?.issues).toMatchObject([
      { message: "Enter a number that we can call: 10 digits, or an international one with +" },
    ]);
  },
);

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
