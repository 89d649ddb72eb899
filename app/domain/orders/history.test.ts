import { expect, test } from "vitest";
import { FORMER_CUSTOMER } from "../accounts/former-customer.ts";
import { changeEntry } from "./history.ts";

const byLink = {
  id: "1",
  byName: null,
  byRole: "customer",
  createdAt: new Date("2026-11-20T10:00:00Z"),
} as const;

test.each([
  ["the name of the order, without an account", "Meera Joshi", byLink, "Meera Joshi"],
  ["the customer, without a name", "", byLink, "The customer"],
  ["a former customer, once erased", FORMER_CUSTOMER, byLink, "A former customer"],
  ["the account's name", "Meera Joshi", { ...byLink, byName: "Meera J." }, "Meera J."],
  [
    "the shop, once the account is gone",
    "Meera Joshi",
    { ...byLink, byRole: "kitchen" },
    "The shop",
  ],
] as const)("a change is by %s", (_, customerName, change, who) => {
  expect(changeEntry({ customerName }, change as typeof byLink, "Changed", "").who).toBe(who);
});
