import { expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import { customerChangeForm, staffChangeForm } from "./schema.ts";

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

const address = { address: "12 Laxmi Road", city: "Pune", pincode: "411030" };
const complete = { ...withoutAddress, ...address };

test.each(["", " ", "two", "1.5", "1e1"])("the quantity '%s' is no whole number", (quantity) => {
  for (const schema of [customerChangeForm, staffChangeForm]) {
    const { error } = schema.safeParse({
      ...complete,
      lines: { line: quantity },
      added: [{ product: "dish", quantity }],
    });

    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["lines.line", "Quantity must be a whole number"],
      ["added.0.quantity", "Quantity must be a whole number"],
    ]);
  }
});

test.each([
  ["0", 0],
  [" 2 ", 2],
  ["२", 2],
])("the quantity '%s' is %i", (typed, quantity) => {
  const { data } = customerChangeForm.safeParse({ ...complete, lines: { line: typed } });

  expect(data?.lines).toEqual({ line: quantity });
});

test("customers give an address where a rider finds them, as at checkout", () => {
  const short = { ...complete, address: "x" };

  expect(customerChangeForm.safeParse(short).error?.issues).toMatchObject([
    { path: ["address"], message: "Enter the whole address: house, street and landmark" },
  ]);
  expect(staffChangeForm.safeParse(short).success).toBe(true);
});

test("staff need no address for a pickup", () => {
  const pickup = { ...withoutAddress, deliveryType: "pickup" };

  expect(staffChangeForm.safeParse(pickup).success).toBe(true);
});
