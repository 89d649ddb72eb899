import type { Schema } from "./payloads.ts";

/** One way to spoil a payload: where (`items[0].quantity`), what is put there (undefined takes it away), and why it is wrong. */
export type Mutation = { path: string; steps: (string | number)[]; value: unknown; why: string };

function wrongValues(schema: Schema): { value: unknown; why: string }[] {
  const found: { value: unknown; why: string }[] = [];
  const wrong = (why: string, ...values: unknown[]) => {
    for (const value of values) found.push({ value, why });
  };
  const { type, minimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems } = schema;
  if (type !== "string") wrong("a text", "x");
  if (type !== "object") wrong("an object", { a: 1 });
  if (type !== "array") wrong("a list", ["x"]);
  if (type !== "boolean") wrong("a yes", true);
  if (type !== "number" && type !== "integer") wrong("a number", 7, 1e308);
  wrong("nothing", null);
  if (schema.enum) wrong("an unknown word", "chatpata", "__proto__", "constructor");
  else if (type === "string") {
    if (maxLength !== undefined) wrong("too long", "x".repeat(maxLength + 1));
    if (minLength > 0) wrong("too short", "x".repeat(minLength - 1));
  }
  if (type === "integer") wrong("half", 2.5);
  if (maximum !== undefined && maximum < 1e9) wrong("too much", maximum + 1, 1e300);
  if (minimum !== undefined && minimum > -1e9) wrong("too little", minimum - 1, -1e300);
  if (type === "array" && minItems > 0) wrong("too few", []);
  if (type === "array" && maxItems !== undefined) wrong("too many", Array(maxItems + 1).fill("x"));
  return found;
}

/** Takes a schema and a payload that fits it, returns every way to spoil the payload in one place. */
export function mutationsOf(
  schema: Schema,
  payload: unknown,
  steps: (string | number)[] = [],
): Mutation[] {
  const path = dotted(steps);
  // Only a field has a name that a complaint can bear.
  const here =
    steps.length > 0 ? wrongValues(schema).map((wrong) => ({ path, steps, ...wrong })) : [];
  if (schema.type === "array" && Array.isArray(payload)) {
    const inside = payload.flatMap((item, index) =>
      mutationsOf(schema.items ?? {}, item, [...steps, index]),
    );
    return [...here, ...inside];
  }
  if (schema.type !== "object" || !isObject(payload)) return here;
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = [...steps, name];
    const missing: Mutation[] = schema.required?.includes(name)
      ? [{ path: dotted(at), steps: at, value: undefined, why: "missing" }]
      : [];
    return name in payload ? [...missing, ...mutationsOf(field, payload[name], at)] : missing;
  });
  return [...here, ...inside];
}

/** Takes a payload and a way to spoil it, returns the spoiled copy. */
export function mutated(payload: unknown, { steps, value }: Mutation): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(payload)) {
    return payload.map((item, index) =>
      index === step ? mutated(item, { steps: rest, value } as Mutation) : item,
    );
  }
  const fields = isObject(payload) ? payload : {};
  const spoiled = mutated(fields[step], { steps: rest, value } as Mutation);
  const { [step]: _, ...others } = fields;
  return spoiled === undefined ? others : { ...others, [step]: spoiled };
}

function dotted(steps: (string | number)[]): string {
  return steps
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
