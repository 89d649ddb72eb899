import { expect, test } from "vitest";
import { describeType, fieldsOf, kindsOf } from "./json-schema.ts";

test("describes a schema's type and its limits", () => {
  expect(describeType({ type: "string", minLength: 2, maxLength: 80 })).toBe(
    "text, 2 to 80 characters",
  );
  expect(describeType({ type: "integer", minimum: -9007199254740991 })).toBe("whole number");
  expect(describeType({ enum: ["cash", "upi"] })).toBe('"cash" | "upi"');
  expect(describeType({ anyOf: [{ type: "string" }, { type: "null" }] })).toBe("text or null");
  expect(describeType({ type: "array", items: { type: "object" }, minItems: 1 })).toBe(
    "list of object, at least 1",
  );
});

test("lists nested fields under their full path", () => {
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

test("shows each kind of a body by itself", () => {
  const method = { enum: ["cash", "upi"] };
  const web = { properties: { method, channel: { const: "web" } } };
  const staff = { properties: { channel: { enum: ["counter", "phone"] }, method } };

  expect(kindsOf({ oneOf: [web, staff] })).toEqual([
    { kind: 'channel: "web"', schema: web },
    { kind: 'channel: "counter" | "phone"', schema: staff },
  ]);
  expect(kindsOf(web)).toEqual([{ kind: "", schema: web }]);
});
