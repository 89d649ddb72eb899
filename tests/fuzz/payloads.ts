import fc from "fast-check";

/** The subset of JSON Schema in the OpenAPI description's request bodies. */
export type Schema = {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  anyOf?: Schema[];
  /** Kinds of bodies. */
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Values by path for fields that need more than the schema, such as an existing dish. Null leaves a field out. */
export type FieldValues = Record<string, fc.Arbitrary<unknown> | null>;

const characters =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789'-<>&\"%$#{}पाणीपुरी🌶éß".match(/./gu) ?? [];
const MAX_TEXT_LENGTH = 300;

// The shop trims spaces at both ends, so the text has none.
function text(min = 0, max = MAX_TEXT_LENGTH): fc.Arbitrary<string> {
  const maxLength = Math.min(max, min + 30);
  return fc
    .array(fc.constantFrom(...characters, " "), { minLength: min, maxLength })
    .map((parts) => parts.join("").replace(/^ +| +$/g, (spaces) => "x".repeat(spaces.length)));
}

export function validPayloads(
  schema: Schema,
  fieldValues: FieldValues,
  path = "",
): fc.Arbitrary<unknown> {
  const fieldValue = fieldValues[path];
  if (fieldValue) return fieldValue;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    return fc.oneof(...schema.anyOf.map((one) => validPayloads(one, fieldValues, path)));
  }
  switch (schema.type) {
    case "object":
      return object(schema, fieldValues, path);
    case "array":
      return fc.array(validPayloads(schema.items ?? {}, fieldValues, `${path}[]`), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case "string":
      return text(schema.minLength, schema.maxLength);
    case "integer":
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000 });
    case "number":
      return fc.integer({ min: schema.minimum ?? 1, max: schema.maximum ?? 1_000_000 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      throw new Error(`Unknown schema of ${path}: ${JSON.stringify(schema)}`);
  }
}

function object(
  { properties = {}, required = [] }: Schema,
  fieldValues: FieldValues,
  path: string,
): fc.Arbitrary<unknown> {
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  const fields = Object.entries(properties).filter(([name]) => fieldValues[pathOf(name)] !== null);
  const values = fields.map(
    ([name, schema]) => [name, validPayloads(schema, fieldValues, pathOf(name))] as const,
  );
  return fc.record<Record<string, unknown>>(Object.fromEntries(values), {
    noNullPrototype: true,
    requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)),
  });
}
