import { describe, expect, test } from "vitest";
import type { User } from "../accounts/user.ts";
import {
  checkoutPrefill,
  emptyCheckoutFields,
  readDraft,
  splitName,
  typedDraft,
} from "./checkout-draft.ts";

const asha = {
  name: "Asha Ramesh Kulkarni",
  email: "asha@chatpata.test",
  phone: "98220 12345",
  address: "12 Laxmi Road",
} as User;

describe("the checkout draft", () => {
  test("holds checkout fields and nothing else", () => {
    const sent: [string, unknown][] = [
      ["city", "Pune"],
      ["orderKey", "k".repeat(43)],
      ["role", "admin"],
      ["__proto__", "x"],
      ["pincode", new Blob(["411030"])],
    ];

    expect(typedDraft(sent, asha)).toEqual({ city: "Pune" });
  });

  test("keeps fields that a customer emptied", () => {
    expect(typedDraft([["address", ""]], asha)).toEqual({ address: "" });
  });

  test("drops fields that a guest left empty, so that the account can fill them", () => {
    const sent: [string, string][] = [
      ["address", " "],
      ["city", "Pune"],
    ];

    expect(typedDraft(sent, null)).toEqual({ city: "Pune" });
  });

  test("is cleaned and cut to 1,000 characters a field", () => {
    const draft = typedDraft([["city", `Pu\u0000ne\ud800${"x".repeat(2000)}`]], asha);

    expect(draft.city).toMatch(/^Pune\ufffdx+$/);
    expect(draft.city).toHaveLength(1000);
  });

  test("is read as it was stored", () => {
    const draft = typedDraft(
      [
        ["city", "पुणे"],
        ["deliveryType", "drone"],
      ],
      asha,
    );

    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    expect(readDraft(null)).toEqual({});
  });
});

describe("the checkout form", () => {
  test("is empty for a guest, with delivery and cash selected", () => {
    expect(checkoutPrefill(null, {})).toEqual({
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      address: "",
      city: "",
      pincode: "",
      deliveryType: "delivery",
      paymentMethod: "cash",
      specialInstructions: "",
    });
  });

  test("prefers the draft to the account's data", () => {
    const draft = { firstName: "A.", address: "", deliveryType: "pickup" };

    expect(checkoutPrefill(asha, draft)).toMatchObject({
      firstName: "A.",
      lastName: "Ramesh Kulkarni",
      email: asha.email,
      phone: asha.phone,
      address: "",
      deliveryType: "pickup",
    });
  });
});

test.each([
  ["Asha Kulkarni", "Asha", "Kulkarni"],
  ["  Asha   Ramesh  Kulkarni ", "Asha", "Ramesh Kulkarni"],
  ["Asha", "Asha", ""],
  ["", "", ""],
])("splits the name %j into first and last name", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test("lists empty required fields in the form's order", () => {
  const draft = { pincode: " ", lastName: "K", email: "a@b.example", phone: "9", city: "Pune" };

  expect(emptyCheckoutFields(draft)).toEqual(["firstName", "address", "pincode"]);
});
