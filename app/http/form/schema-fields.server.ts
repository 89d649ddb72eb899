import { z } from "zod";

export type JsonSchema = Pick<
  z.core.JSONSchema.Schema,
  "type" | "minLength" | "maxLength" | "minimum" | "maximum"
> & {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  required?: string[];
};

const computed = new WeakMap<z.ZodType, JsonSchema>();

/** Describes the input, before any transform. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  let json = computed.get(schema);
  if (!json) {
    json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
    computed.set(schema, json);
  }
  return json;
}

function fieldsAt(schema: JsonSchema, path: string[]): JsonSchema[] {
  const [part, ...rest] = path;
  const { anyOf = [], properties = {}, additionalProperties, items } = schema;
  const choices = anyOf.flatMap((choice) => fieldsAt(choice, path));
  if (part === undefined) return [schema, ...choices];
  const named = Object.hasOwn(properties, part) ? properties[part] : additionalProperties;
  const row = /^\d+$/.test(part) ? items : undefined;
  const next = [named, row].flatMap((one) => (one instanceof Object ? fieldsAt(one, rest) : []));
  return [...next, ...choices];
}

export function pathOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean);
}

/** The schema of a field such as `menu.packages[0].name`; empty if there is no such field. */
export function fieldsNamed(schema: z.ZodType, name: string): JsonSchema[] {
  return fieldsAt(jsonSchemaOf(schema), pathOf(name));
}
