import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "./parse-form.server.ts";

/** Fields for digits, or for letters and digits without separators, by name. */
const samples: [name: RegExp, typed: string][] = [
  [/phone$/i, "098220-12345"],
  [/^(pincode|zipCode)$/, "411004"],
  [/^pincodes$/, "411004, 411030"],
  [/^reference$/, "632512345678"],
  [/^gstin$/, "27AAPFU0939F1ZV"],
  [/^fssai$/, "11524036000123"],
  [/^email$/i, "asha27@chatpata.test"],
  [/^(code|coupon)$/, "DIWALI27"],
  [/^taxCode$/, "996331"],
  [/^pin$/, "4073"],
];

const inDevanagari = (typed: string) =>
  typed.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
const inFullWidth = (typed: string) =>
  typed.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const copied = (typed: string) => `\u202A${typed.slice(0, 3)}\u200B${typed.slice(3)}\u202C\u00AD`;

type Field = { path: string; name: string; schema: z.ZodType };

function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return inner(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodArray) return inner(schema.element as z.ZodType);
  if (schema instanceof z.ZodPipe) return inner(schema.in as z.ZodType);
  return schema;
}

/** The schemas that `typedAmount` makes. */
function isAmount(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return isAmount(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
}

function fieldsOf(schema: z.ZodType, path: string): Field[] {
  const object = inner(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    { path: `${path}.${name}`, name, schema: field },
    ...fieldsOf(field, `${path}.${name}`),
  ]);
}

const files = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.(server|test)\.ts$|present-/.test(file))
  .filter((file) => /z\s*\.object|\.extend\(/.test(readFileSync(join("app/domain", file), "utf8")));

const fields: Field[] = [];
for (const file of files) {
  const exported: Record<string, unknown> = await import(join(process.cwd(), "app/domain", file));
  for (const [name, schema] of Object.entries(exported)) {
    // Skips output schemas and query parameters.
    if (/Output|Query|^trackedOrder/.test(name)) continue;
    if (schema instanceof z.ZodType) fields.push(...fieldsOf(schema, `${file} ${name}`));
  }
}

/** In the tax form, codes are those of goods; the second factor's codes are tested in second-factor.test.ts. */
function meaningOf({ path, name }: Field): string {
  if (name !== "code") return name;
  if (path.startsWith("accounts/")) return "";
  return path.startsWith("tax/") ? "taxCode" : name;
}

const isText = ({ schema }: Field) => inner(schema) instanceof z.ZodString;

const digits = fields.flatMap((field) => {
  const sample = samples.find(([name]) => name.test(meaningOf(field)))?.[1];
  return sample && isText(field) ? [{ ...field, typed: sample }] : [];
});
/** Quantities, minutes, guests and other numbers. */
const numbers = fields.filter(({ schema }) => inner(schema) instanceof z.ZodNumber);
const amounts = fields.filter(({ schema }) => isAmount(schema));

test("the fields are found", () => {
  for (const [name] of samples) {
    expect(
      digits.some((field) => name.test(meaningOf(field))),
      String(name),
    ).toBe(true);
  }
  expect(digits.length).toBeGreaterThan(20);
  expect(amounts.length).toBeGreaterThan(15);
  expect(numbers.length).toBeGreaterThan(15);
});

test.each(digits)("$path is read from every keyboard and every copy", ({ schema, typed }) => {
  const plain = schema.safeParse(typed);
  expect(plain.error?.issues).toBeUndefined();
  for (const other of [inDevanagari(typed), inFullWidth(typed), copied(typed)]) {
    expect(schema.safeParse(other).data, JSON.stringify(other)).toEqual(plain.data);
  }
});

/** Parsed like a sent form. */
function parsed(schema: z.ZodType, typed: string) {
  const form = new FormData();
  form.append("field", typed);
  const submission = parseForm(form, z.object({ field: schema }));
  return submission.status === "success" ? submission.value.field : submission.error;
}

test.each(amounts)("$path is read from every keyboard and every copy", ({ schema }) => {
  // Some have a maximum of 10.
  const typed = ["12", "5"].find((each) => typeof parsed(schema, each) === "number") ?? "";
  const plain = parsed(schema, typed);
  expect(plain).toEqual(expect.any(Number));
  for (const other of [inDevanagari(typed), inFullWidth(typed), copied(typed), `₹ ${typed}`]) {
    expect(parsed(schema, other), JSON.stringify(other)).toEqual(plain);
  }
});

test.each(numbers)("$path is read from every keyboard and every copy", ({ schema }) => {
  const typed = ["12", "5", "1", "400"].find((each) => typeof parsed(schema, each) === "number");
  if (typed === undefined) throw new Error("No number is accepted");
  for (const other of [inDevanagari(typed), inFullWidth(typed), copied(typed), ` ${typed} `]) {
    expect(parsed(schema, other), JSON.stringify(other)).toBe(parsed(schema, typed));
  }
});

test.each([...amounts, ...numbers])("$path is no number that nobody writes", ({ schema }) => {
  for (const typed of ["1e1", "1e0", "0x10", "0b1", "Infinity", "१e१"]) {
    expect(parsed(schema, typed), typed).not.toEqual(expect.any(Number));
  }
});
