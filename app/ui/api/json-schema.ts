/** The subset of JSON Schema that the API's schemas use. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  default?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  /** Alternatives that differ in the value of one field. */
  oneOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Schema generators emit these bounds for integers without a limit. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** For example `text, 2 to 80 characters`. */
export function describeType(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeType))].join(" or ");
  if (schema.items) {
    return `list of ${describeType(schema.items)}${range(schema.minItems, schema.maxItems, "")}`;
  }
  switch (schema.type) {
    case "string":
      return `${schema.format ?? "text"}${range(schema.minLength, schema.maxLength, " characters")}`;
    case "integer":
      return `whole number${range(schema.minimum, schema.maximum, "")}`;
    case "number":
      return `number${range(schema.minimum, schema.maximum, "")}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "object":
      return "object";
    default:
      return "any";
  }
}

function range(minimum: number | undefined, maximum: number | undefined, unit: string): string {
  const from =
    minimum !== undefined && Math.abs(minimum) < UNLIMITED && minimum > 0 ? minimum : undefined;
  const to = maximum !== undefined && Math.abs(maximum) < UNLIMITED ? maximum : undefined;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}${unit}`;
  if (from !== undefined) return `, at least ${from}${unit}`;
  return to === undefined ? "" : `, at most ${to}${unit}`;
}

/** Each variant of a body separately, with the value that identifies it: `channel: "web"`. */
export function kindsOf(schema: JsonSchema): { kind: string; schema: JsonSchema }[] {
  if (!schema.oneOf) return [{ kind: "", schema }];
  return schema.oneOf.map((one) => {
    const [name = "", field = {}] =
      Object.entries(one.properties ?? {}).find(([name, field]) => isKind(name, field, schema)) ??
      [];
    return { kind: `${name}: ${describeType(field)}`, schema: one };
  });
}

/** Whether a field has a different value in each variant. */
function isKind(name: string, field: JsonSchema, { oneOf = [] }: JsonSchema): boolean {
  const values = oneOf.map(({ properties = {} }) => describeType(properties[name] ?? {}));
  const isListed = field.const !== undefined || field.enum !== undefined;
  return isListed && new Set(values).size === oneOf.length && !values.includes("any");
}

export type Field = { path: string; type: string; isRequired: boolean; note: string };

export function fieldsOf(schema: JsonSchema, path = ""): Field[] {
  const inner = schema.items ?? schema.anyOf?.find((option) => option.properties) ?? schema;
  const parent = schema.items ? `${path}[]` : path;
  if (schema.items && inner.items) return fieldsOf(inner, parent);
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]) => {
    const fieldPath = parent ? `${parent}.${name}` : name;
    return [
      {
        path: fieldPath,
        type: describeType(field),
        isRequired: inner.required?.includes(name) ?? false,
        note: [
          field.description,
          field.default !== undefined && field.default !== ""
            ? `Default ${JSON.stringify(field.default)}`
            : undefined,
        ]
          .filter(Boolean)
          .join(". "),
      },
      ...fieldsOf(field, fieldPath),
    ];
  });
}
