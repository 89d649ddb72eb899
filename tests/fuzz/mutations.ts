import type { Schema } from "./payloads.ts";

/** `keys` are the parts of a `path` such as `items[0].quantity`; the value undefined removes the field. */
type Mutation = { path: string; keys: Key[]; value: unknown; reason: string };

type Key = string | number;

function invalidValues(schema: Schema): { value: unknown; reason: string }[] {
  const results: { value: unknown; reason: string }[] = [];
  const invalid = (reason: string, ...values: unknown[]) => {
    for (const value of values) results.push({ value, reason });
  };
  const { type, minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems } = schema;
  if (type !== "string") invalid("string", "x");
  if (type !== "object") invalid("object", { a: 1 });
  if (type !== "array") invalid("array", ["x"]);
  if (type !== "boolean") invalid("boolean", true);
  if (type !== "number" && type !== "integer") invalid("number", 7, 1e308);
  if (!schema.anyOf?.some((one) => one.type === "null")) invalid("null", null);
  if (schema.enum) invalid("not in the enum", "chatpata", "__proto__", "constructor");
  else if (type === "string") {
    if (maxLength !== undefined) invalid("too long", "x".repeat(maxLength + 1));
    if (minLength > 0) invalid("too short", "x".repeat(minLength - 1));
  }
  if (type === "integer") invalid("not an integer", 2.5);
  if (maximum !== undefined && maximum < 1e9) invalid("too large", maximum + 1, 1e300);
  if (minimum !== undefined && minimum > -1e9) invalid("too small", minimum - 1, -1e300);
  if (type === "array" && minItems > 0) invalid("too few items", []);
  if (type === "array" && maxItems !== undefined)
    invalid("too many items", Array(maxItems + 1).fill("x"));
  return results;
}

export function mutationsOf(schema: Schema, payload: unknown, keys: Key[] = []): Mutation[] {
  const path = pathOf(keys);
  // Errors have no path for the payload itself.
  const ownMutations =
    keys.length > 0 ? invalidValues(schema).map((invalid) => ({ path, keys, ...invalid })) : [];
  if (schema.type === "array" && Array.isArray(payload)) {
    const nestedMutations = payload.flatMap((item, index) =>
      mutationsOf(schema.items ?? {}, item, [...keys, index]),
    );
    return [...ownMutations, ...nestedMutations];
  }
  if (schema.type !== "object" || !isObject(payload)) return ownMutations;
  const nestedMutations = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const fieldKeys = [...keys, name];
    const missing: Mutation[] = schema.required?.includes(name)
      ? [{ path: pathOf(fieldKeys), keys: fieldKeys, value: undefined, reason: "missing" }]
      : [];
    return name in payload
      ? [...missing, ...mutationsOf(field, payload[name], fieldKeys)]
      : missing;
  });
  return [...ownMutations, ...nestedMutations];
}

export function mutated(
  payload: unknown,
  { keys, value }: Pick<Mutation, "keys" | "value">,
): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(payload)) {
    return payload.map((item, index) =>
      index === key ? mutated(item, { keys: rest, value }) : item,
    );
  }
  const fields = isObject(payload) ? payload : {};
  const changed = mutated(fields[key], { keys: rest, value });
  const { [key]: _, ...otherFields } = fields;
  return changed === undefined ? otherFields : { ...otherFields, [key]: changed };
}

function pathOf(keys: Key[]): string {
  return keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
