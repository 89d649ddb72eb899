import { expect, test } from "vitest";
import { colleagueForm, invitationForm } from "./schema.ts";

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

test.each([
  ["manager", "4711", "Enter an email address. Owners and managers log in with it and a password."],
  ["manager", "", "Enter an email address. Owners and managers log in with it and a password."],
  ["kitchen", "", "Enter an email address or a PIN"],
])(
  "without an email address, a %s with the PIN %j is told what is missing",
  (role, pin, message) => {
    const { error } = invitationForm.safeParse({ ...colleague, role, pin });
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [["email"], message],
    ]);
  },
);
