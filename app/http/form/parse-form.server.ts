import { parse, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { isUnusualNumber, latinDigits } from "#app/domain/digits.ts";
import { cleanText } from "#app/domain/text.ts";
import { MAX_PROBLEMS } from "../limits/input-budget.ts";
import { fieldsNamed, pathOf } from "./schema-fields.server.ts";

/** The value of a field; lists and objects come from names such as `menu.packages[0].name`. */
type TypedValue = string | TypedValue[] | { [name: string]: TypedValue };
type TypedValues = Record<string, TypedValue>;

/** The maximum length of a field whose schema does not limit it. */
const MAX_LENGTH = 2_000;
/** The maximum total length of texts that are much too long for their fields. */
const MAX_EXCESS_LENGTH = 5_000;

/** Browsers enforce a field's maximum length, so much longer texts were hardly typed into it. */
function namesNotShown(form: FormData, schema: z.ZodType): Set<string> {
  const notShown = new Set<string>();
  let room = MAX_EXCESS_LENGTH;
  for (const [name, value] of form) {
    const lengths = fieldsNamed(schema, name).map(({ maxLength = MAX_LENGTH }) => maxLength);
    if (typeof value !== "string" || value.length <= 2 * Math.max(...lengths)) continue;
    if (value.length > room) notShown.add(name);
    else room -= value.length;
  }
  return notShown;
}

/** The sent fields that the schema knows. */
export function knownFields(form: FormData, schema: z.ZodType): FormData {
  const known = new FormData();
  for (const [name, value] of form) {
    if (fieldsNamed(schema, name).length > 0) known.append(name, value);
  }
  return known;
}

const numberTypes = ["number", "integer"];

/**
 * Numbers may come from any keyboard, or contain copied invisible characters. `odd` contains, by
 * field, text that conform would read as a number although people do not write numbers like that
 * (`1e3`).
 */
function withLatinNumbers(form: FormData, schema: z.ZodType) {
  const read = new FormData();
  const odd = new Map<string, string>();
  for (const [name, value] of form) {
    const isNumber = fieldsNamed(schema, name).some(({ type = "" }) => numberTypes.includes(type));
    const isText = typeof value === "string";
    const typed = isNumber && isText ? latinDigits(cleanText(value)).trim() : value;
    const isOdd = isNumber && typeof typed === "string" && isUnusualNumber(typed);
    if (isOdd) odd.set(name, typed);
    read.append(name, isOdd ? "NaN" : typed);
  }
  return { read, odd };
}

/** The form's text values, nested by their names and not validated; with a schema, only its fields. */
export function typedValues(form: FormData, schema?: z.ZodType): TypedValues {
  const fields = schema ? knownFields(form, schema) : form;
  const notShown = schema ? namesNotShown(fields, schema) : new Set<string>();
  const texts = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string" && !notShown.has(name)) texts.append(name, value);
  }
  return parse(texts, { resolve: () => ({}) }).payload as TypedValues;
}

const schemas = new WeakMap<FormData, z.ZodType>();

/** The fields to show again after an unexpected error or a rate limit. */
export function showAfterFailure(form: FormData, schema: z.ZodType): void {
  schemas.set(form, schema);
}

export function shownAfterFailure(form: FormData): TypedValues {
  const schema = schemas.get(form);
  return schema ? typedValues(form, schema) : {};
}

/** The object that holds a field, and the field's name in it. */
function placeOf(values: unknown, name: string): [owner: Record<string, unknown>, name: string] {
  const path = pathOf(name);
  const owner = path.slice(0, -1).reduce<unknown>((value, part) => Object(value)[part], values);
  return [Object(owner), path.at(-1) ?? ""];
}

function forget(values: unknown, name: string): void {
  const [owner, field] = placeOf(values, name);
  delete owner[field];
}

function showAsTyped(values: unknown, typed: Map<string, string>): void {
  for (const [name, text] of typed) {
    const [owner, field] = placeOf(values, name);
    if (owner[field] === "NaN") owner[field] = text;
  }
}

function withinBudget(result: SubmissionResult<string[]>, notShown: Set<string>) {
  for (const name of notShown) forget(result.initialValue, name);
  const { error } = result;
  if (!error) return result;
  return { ...result, error: Object.fromEntries(Object.entries(error).slice(0, MAX_PROBLEMS)) };
}

/** Validates a form. Its replies repeat only the schema's fields, and a limited number of problems. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  showAfterFailure(form, schema);
  const known = knownFields(form, schema);
  const { read, odd } = withLatinNumbers(known, schema);
  const submission = parseWithZod(read, { schema });
  const notShown = namesNotShown(known, schema);
  const { reply } = submission;
  const boundReply: typeof reply = (options) => {
    const answer = reply(options);
    showAsTyped(answer.initialValue, odd);
    return withinBudget(answer, notShown);
  };
  return { ...submission, reply: boundReply };
}
