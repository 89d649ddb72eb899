import { describe, expect, test } from "vitest";
import type { User } from "../access/user.ts";
import {
  checkoutPrefill,
  emptyCheckoutFields,
  parseUnsentCheckout,
  readUnsentCheckout,
  splitName,
} from "./unsent-checkout.ts";

const asha = {
  name: "Asha Ramesh Kulkarni",
  email: "asha@chatpata.test",
  phone: "98220 12345",
  address: "12 Laxmi Road",
} as User;

describe("an unsent checkout form", () => {
  test("holds checkout fields and nothing else", () => {
    const sent: [string, unknown][] = [
      ["city", "Pune"],
      ["orderKey", "k".repeat(43)],
      ["role", "admin"],
      ["__proto__", "x"],
      ["pincode", new Blob(["411030"])],
    ];

    expect(readUnsentCheckout(sent, asha)).toEqual({ city: "Pune" });
  });

  test("retains fields that a customer emptied", () => {
    expect(readUnsentCheckout([["address", ""]], asha)).toEqual({ address: "" });
  });

  test("drops fields that a guest left unchanged, so that the account can fill them", () => {
    const sent: [string, string][] = [
      ["address", " "],
      ["city", "Pune"],
      ["deliveryType", "delivery"],
      ["pincode", "411030"],
    ];

    expect(readUnsentCheckout(sent, null)).toEqual({ pincode: "411030" });
  });

  test("is cleaned and cut to 1,000 characters a field", () => {
    const unsent = readUnsentCheckout([["city", `Pu\u0000ne\ud800${"x".repeat(2000)}`]], asha);

    expect(unsent.city).toMatch(/^Pune\ufffdx+$/);
    expect(unsent.city).toHaveLength(1000);
  });

  test("is read as it was stored", () => {
    const unsent = readUnsentCheckout(
      [
        ["city", "पुणे"],
        ["deliveryType", "drone"],
      ],
      asha,
    );

    expect(parseUnsentCheckout(JSON.stringify(unsent))).toEqual(unsent);
    expect(parseUnsentCheckout(null)).toEqual({});
  });
});

describe("the checkout form", () => {
  const nothingSaid = { pincode: null, code: "" };
  const deccan = { id: "1", name: "", address: "12 MG Road", city: "Pune", pincode: "411004" };
  const kothrud = { ...deccan, id: "2", address: "5 Karve Road", pincode: "411038" };

  test("fills in the last address, or the one at the pincode that was checked", () => {
    const prefill = (pincode: string | null) =>
      checkoutPrefill(asha, {}, [deccan, kothrud], { pincode, code: "" });

    expect(prefill("411004")).toMatchObject({ address: "12 MG Road", pincode: "411004" });
    expect(prefill("411038")).toMatchObject({ address: "5 Karve Road", pincode: "411038" });
    expect(prefill("411045")).toMatchObject({ address: asha.address, pincode: "411045" });
  });

  test("is empty for a guest, but for the city, delivery and cash", () => {
    expect(checkoutPrefill(null, {}, [], nothingSaid)).toEqual({
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
      address: "",
      city: "Pune",
      pincode: "",
      deliveryType: "delivery",
      paymentMethod: "cash",
      specialInstructions: "",
      requestedFor: "",
      coupon: "",
      tip: "",
    });
  });

  test("prefers what was typed before to the account's data", () => {
    const unsent = { firstName: "A.", address: "", deliveryType: "pickup" };

    expect(checkoutPrefill(asha, unsent, [], nothingSaid)).toMatchObject({
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
  const unsent = { pincode: " ", lastName: "K", email: "a@b.example", phone: "9" };

  expect(emptyCheckoutFields(unsent)).toEqual(["firstName", "address", "pincode"]);
});
