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

describe("what is kept of a checkout form", () => {
  test("is its own fields and nothing else", () => {
    const sent: [string, unknown][] = [
      ["city", "Pune"],
      ["orderKey", "k".repeat(43)],
      ["role", "admin"],
      ["__proto__", "x"],
      ["pincode", new Blob(["411030"])],
    ];

    expect(typedDraft(sent, asha)).toEqual({ city: "Pune" });
  });

  test("is what a customer typed, also when that is nothing", () => {
    expect(typedDraft([["address", ""]], asha)).toEqual({ address: "" });
  });

  test("is only what a guest filled in, so that the account can fill the rest", () => {
    const sent: [string, string][] = [
      ["address", " "],
      ["city", "Pune"],
    ];

    expect(typedDraft(sent, null)).toEqual({ city: "Pune" });
  });

  test("is cleaned and clipped", () => {
    const draft = typedDraft([["city", `Pu\u0000ne\ud800${"x".repeat(2000)}`]], asha);

    expect(draft.city).toMatch(/^Pune\ufffdx+$/);
    expect(draft.city).toHaveLength(1000);
  });

  test("reads back as it was stored", () => {
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

describe("the checkout form starts", () => {
  test("empty for a guest, with delivery and cash chosen", () => {
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

  test("with what the account knows, under what was typed before", () => {
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
])("the name %j is split", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test("empty required fields are named in the form's order", () => {
  const draft = { pincode: " ", lastName: "K", email: "a@b.example", phone: "9", city: "Pune" };

  expect(emptyCheckoutFields(draft)).toEqual(["firstName", "address", "pincode"]);
});
