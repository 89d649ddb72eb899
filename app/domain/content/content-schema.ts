import { z } from "zod";
import { m } from "#messages";
import { isFeaturedImage } from "../blog/featured-image.ts";
import { latinDigits } from "../digits.ts";
import { optionalText, requiredText } from "../text.ts";
import { paiseTyped, withoutSeparators } from "../typed-amount.ts";
import { placeOf } from "./place.ts";
import {
  type ContentField,
  fieldsOf,
  maxLengths,
  type SubjectName,
  subjectNames,
} from "./subjects.ts";

const isLink = (typed: string) => /^https:\/\/\S+$/i.test(typed) && URL.canParse(typed);

/** `10-500` as both ends; `0-0` if there is none. */
export function rangeOf(typed: string): { min: number; max: number } {
  const [, min, max] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(latinDigits(typed)) ?? [];
  return { min: Number(min ?? 0), max: Number(max ?? 0) };
}

/** A name followed by a price on each line: `Pani Puri 50`. Lines without a price cost nothing. */
export function pricedLinesOf(typed: string): { name: string; pricePaise: number }[] {
  return linesOf(typed).map(([name, price]) => ({ name, pricePaise: paiseTyped(price) }));
}

/** If the last word of a line is a number, it is the price. A colon may precede it. */
function linesOf(typed: string): [name: string, price: string][] {
  const lines = typed.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const price = line.split(/[\s:]/).at(-1) ?? "";
    if (!isAmount(price)) return [line, ""];
    const name = line.slice(0, line.length - price.length).trim();
    return [name.endsWith(":") ? name.slice(0, -1).trim() : name, price];
  });
}

/** `Puri 6 pcs` on each line; null for any other line. Amounts are in thousandths of the unit. */
function ingredientLines(typed: string) {
  const lines = typed.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, name = "", amount = "", unit = ""] =
      /^(.*\S)\s+(\d{1,6}(?:\.\d{1,3})?)\s*(\p{L}+)$/u.exec(latinDigits(line)) ?? [];
    const ingredient = { name, unit, thousandths: Math.round(Number(amount) * 1000) };
    return { line, ingredient: ingredient.thousandths > 0 ? ingredient : null };
  });
}

export type Ingredient = { name: string; unit: string; thousandths: number };

/** The ingredients for one guest or one piece. */
export function ingredientsOf(typed: string): Ingredient[] {
  return ingredientLines(typed).flatMap(({ ingredient }) => ingredient ?? []);
}

const unreadableIngredient = (typed: string) =>
  ingredientLines(typed).find(({ ingredient }) => ingredient === null)?.line;

const isAmount = (typed: string) => /^\d{1,7}(\.\d{1,2})?$/.test(String(withoutSeparators(typed)));

function isPricedLines(typed: string): boolean {
  const lines = linesOf(typed);
  const names = new Set(lines.map(([name]) => name));
  return lines.every(([name, price]) => name !== "" && price !== "") && names.size === lines.length;
}

function isRange(typed: string, { max = 0 }: ContentField): boolean {
  const range = rangeOf(typed);
  return range.min > 0 && range.min <= range.max && range.max <= max;
}

type Format = {
  test: (typed: string, field: ContentField) => boolean;
  message: (field: ContentField, typed: string) => string;
  asStored?: (typed: string) => string;
};

/** The format that a kind of text must have, and the message if it does not. */
const formats: Partial<Record<ContentField["kind"], Format>> = {
  link: { test: isLink, message: () => m.content_linkFormat() },
  email: {
    test: (typed) => z.email().safeParse(typed).success,
    message: () => m.content_emailFormat(),
  },
  phone: {
    test: (typed) => /^\+?[\d ()-]{6,20}$/.test(typed),
    message: () => m.content_phoneFormat(),
    asStored: latinDigits,
  },
  place: {
    test: (typed) => placeOf(typed) !== null,
    message: () => m.content_placeFormat(),
    asStored: (typed) => Object.values(placeOf(latinDigits(typed)) ?? {}).join(", ") || typed,
  },
  prefix: {
    test: (typed) => /^[A-Z]{1,3}$/.test(typed),
    message: () => m.content_prefixFormat(),
    asStored: (typed) => typed.toUpperCase(),
  },
  image: { test: isFeaturedImage, message: () => m.products_imageInvalid() },
  choice: {
    test: (typed, { options = {} }) => Object.hasOwn(options, typed),
    message: () => m.content_choiceRequired(),
  },
  rating: {
    test: (typed) => /^([0-4](\.\d)?|5(\.0)?)$/.test(typed),
    message: () => m.content_ratingFormat(),
    asStored: latinDigits,
  },
  count: {
    test: (typed) => /^\d{1,6}$/.test(typed),
    message: () => m.content_countFormat(),
    asStored: latinDigits,
  },
  amount: { test: isAmount, message: () => m.content_amountFormat() },
  percent: {
    test: (typed) => /^\d{1,2}$/.test(latinDigits(typed)),
    message: () => m.content_percentFormat(),
  },
  range: { test: isRange, message: ({ max = 0 }) => m.content_rangeFormat({ max }) },
  pricedLines: { test: isPricedLines, message: () => m.content_pricedLinesFormat() },
  ingredients: {
    test: (typed) => unreadableIngredient(typed) === undefined,
    message: (_, typed) => m.content_ingredientsFormat({ line: unreadableIngredient(typed) ?? "" }),
  },
};

function schemaOf(field: ContentField) {
  const { kind, isRequired } = field;
  if (kind === "flag") {
    return z
      .boolean({ error: () => m.shared_mustBeTrueOrFalse() })
      .default(false)
      .transform((isSet) => (isSet ? "yes" : ""));
  }
  const max = maxLengths[kind];
  const typed = isRequired
    ? requiredText(() => m.content_required({ label: field.label }), { max })
    : optionalText(max);
  const hasLines = ["paragraph", "markdown", "pricedLines", "ingredients"].includes(kind);
  const text = hasLines ? typed : typed.overwrite((line) => line.replace(/\s+/g, " "));
  const format = formats[kind];
  if (!format) return text;
  const { asStored = (line) => line } = format;
  return text.overwrite(asStored).refine((line) => line === "" || format.test(line, field), {
    error: ({ input }) => format.message(field, String(input)),
  });
}

/** Form schemas for all fields of a subject or for some. Made once, because their constraints are cached by schema. */
export function contentForm(subject: SubjectName, only?: string[]) {
  const asked = fieldsOf(subject).filter(([name]) => !only || only.includes(name));
  const fields = z.object(
    Object.fromEntries(asked.map(([name, field]) => [name, schemaOf(field)])),
  ) as unknown as z.ZodType<Record<string, string>>;
  return fields.refine(({ cooksOnlineOrders, comingSoon }) => !cooksOnlineOrders || !comingSoon, {
    path: ["cooksOnlineOrders"],
    error: () => m.content_closedBranchCannotCook(),
  });
}

export const contentForms = Object.fromEntries(
  subjectNames.map((subject) => [subject, contentForm(subject)]),
) as Record<SubjectName, z.ZodType<Record<string, string>>>;

/** The stored fields as the form shows them. */
export function formValues(subject: SubjectName, fields: Record<string, string>) {
  const flags = fieldsOf(subject).filter(([name, { kind }]) => kind === "flag" && fields[name]);
  return { ...fields, ...Object.fromEntries(flags.map(([name]) => [name, "on"])) };
}
