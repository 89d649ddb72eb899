import type { z } from "zod";
import { type JsonSchema, jsonSchemaOf } from "./schema-fields.server.ts";
import { versionOf } from "./seen-version.server.ts";

/** HTML's constraint attributes of a field. */
type Constraint = {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
};
export type FormConstraint = Record<string, Constraint>;

function collect(found: FormConstraint, schema: JsonSchema, path: string): FormConstraint {
  const { properties = {}, items, required = [] } = schema;
  for (const [name, field] of Object.entries(properties)) {
    const fieldPath = path ? `${path}.${name}` : name;
    const { minLength, maxLength, minimum: min, maximum: max } = field;
    const limits = Object.entries({ minLength, maxLength, min, max });
    found[fieldPath] = {
      required: required.includes(name),
      ...Object.fromEntries(limits.filter(([, limit]) => limit !== undefined)),
    };
    collect(found, field, fieldPath);
  }
  return items ? collect(found, items, `${path}[]`) : found;
}

const computed = new WeakMap<z.ZodType, FormConstraint>();

/**
 * The `constraint` for `useForm`, computed here so that browsers need not load zod. Conform's own
 * `getZodConstraint` finds no lengths in zod 4.6 and rejects forms that end in a transform.
 */
export function formConstraint(schema: z.ZodType): FormConstraint {
  let constraint = computed.get(schema);
  if (!constraint) {
    constraint = collect({}, jsonSchemaOf(schema), "");
    computed.set(schema, constraint);
  }
  return constraint;
}

/**
 * A form with saved values. Its action refuses it once if somebody else has changed them in the
 * meantime; `compared` are the values that matter, if not all of them do.
 */
export function openRecord<Values extends object>(
  schema: z.ZodType,
  values: Values,
  compared: object = values,
) {
  return { ...openForm(schema, values), seenVersion: versionOf(compared) };
}

/** A form with its initial values. */
export function openForm<Values extends object>(schema: z.ZodType, values: Values) {
  return { constraint: formConstraint(schema), values };
}
