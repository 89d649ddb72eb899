import { expect, test } from "vitest";
import { fieldsOf, typeInWords } from "./json-schema.ts";

test("a schema's type is said in words, with the limits that somebody set", () => {
  expect(typeInWords({ type: "string", minLength: 2, maxLength: 80 })).toBe(
    "text, 2 to 80 characters",
  );
  expect(typeInWords({ type: "integer", minimum: -9007199254740991 })).toBe("whole number");
  expect(typeInWords({ enum: ["cash", "upi"] })).toBe('"cash" | "upi"');
  expect(typeInWords({ anyOf: [{ type: "string" }, { type: "null" }] })).toBe("text or null");
  expect(typeInWords({ type: "array", items: { type: "object" }, minItems: 1 })).toBe(
    "list of object, at least 1",
  );
});

test("the fields of objects and lists stand under their own path", () => {
  const fields = fieldsOf({
    type: "object",
    required: ["items"],
    properties: {
      items: {
        type: "array",
        items: { type: "object", properties: { quantity: { type: "integer" } } },
      },
      notes: { type: "string", default: "" },
    },
  });

  expect(fields.map(({ path, isRequired }) => [path, isRequired])).toEqual([
    ["items", true],
    ["items[].quantity", false],
    ["notes", false],
  ]);
});
