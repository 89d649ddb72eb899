import { expect, test } from "vitest";
import { colleagueForm } from "./schema.ts";

const colleague = { name: "Asha Patil", role: "kitchen" };
const messages = (pin: unknown) =>
  colleagueForm.safeParse({ ...colleague, pin }).error?.issues.map(({ message }) => message);

test.each([undefined, "", "  "])("without an email address, the PIN %j is missing", (pin) => {
  expect(messages(pin)).toEqual([
    "Enter a PIN of 4 digits. Without an email address, it is the only way in.",
  ]);
});

test.each([
  ["47", "A PIN has 4 digits"],
  ["1234", "This PIN is easy to guess."],
])("the PIN %s is refused", (pin, message) => {
  expect(messages(pin)).toEqual([expect.stringContaining(message)]);
});

test("a PIN in Devanagari digits is one", () => {
  expect(colleagueForm.parse({ ...colleague, pin: "४७११" }).pin).toBe("4711");
});
