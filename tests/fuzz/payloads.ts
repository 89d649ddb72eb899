import fc from "fast-check";

/** As much of JSON Schema as the description of the API uses for what is sent. */
export type Schema = {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
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

/** What the schema cannot tell of a field (`items[].product`): a dish that exists, a day that is free. */
export type Words = Record<string, fc.Arbitrary<unknown> | null>;

const letters =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789'-<>&\"%$#{}पाणीपुरी🌶éß".match(/./gu) ?? [];
const LONGEST = 300;

/** A text as people write it: no blanks at its ends, between its lengths in characters. */
function text(min = 0, max = LONGEST): fc.Arbitrary<string> {
  const maxLength = Math.min(max, min + 30);
  return fc
    .array(fc.constantFrom(...letters, " "), { minLength: min, maxLength })
    .map((chosen) => chosen.join("").replace(/^ +| +$/g, (blanks) => "x".repeat(blanks.length)));
}

/**
 * Takes a schema and what it cannot tell, returns payloads that fit. A field whose words are null is left out.
 */
export function fitting(schema: Schema, words: Words, at = ""): fc.Arbitrary<unknown> {
  const known = words[at];
  if (known) return known;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return object(schema, words, at);
    case "array":
      return fc.array(fitting(schema.items ?? {}, words, `${at}[]`), {
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
    default:
      throw new Error(`Nothing fits ${at}: ${JSON.stringify(schema)}`);
  }
}

function object(
  { properties = {}, required = [] }: Schema,
  words: Words,
  at: string,
): fc.Arbitrary<unknown> {
  const place = (name: string) => (at ? `${at}.${name}` : name);
  const named = Object.entries(properties).filter(([name]) => words[place(name)] !== null);
  const values = named.map(
    ([name, schema]) => [name, fitting(schema, words, place(name))] as const,
  );
  return fc.record<Record<string, unknown>>(Object.fromEntries(values), {
    noNullPrototype: true,
    requiredKeys: named.map(([name]) => name).filter((name) => required.includes(name)),
  });
}
