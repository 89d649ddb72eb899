import { expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import { staffChangeForm } from "./schema.ts";

const withoutAddress = { version: "0", deliveryType: "delivery", requestedFor: "unchanged" };

test("a missing address is reported in the reader's language", () => {
  const asked = () => {
    const { error } = staffChangeForm.safeParse(withoutAddress);
    return Object.fromEntries(
      ["address", "city", "pincode"].map((field) => [
        field,
        error?.issues.find(({ path }) => path[0] === field)?.message,
      ]),
    );
  };

  expect(inLanguage("en", asked)).toEqual({
    address: "Enter the address",
    city: "Enter the city",
    pincode: "Enter the pincode",
  });
  expect(JSON.stringify(Object.values(inLanguage("mr", asked)))).not.toMatch(/[a-z]/i);
});

test("staff need no address for a pickup", () => {
  const pickup = { ...withoutAddress, deliveryType: "pickup" };

  expect(staffChangeForm.safeParse(pickup).success).toBe(true);
});
