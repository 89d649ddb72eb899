import { z } from "zod";
import { m } from "#messages";
import { isFeaturedImage } from "../blog/featured-image.ts";
import { optionalText, requiredText } from "../text.ts";
import {
  type ContentField,
  contentIcons,
  fieldsOf,
  maxLengths,
  type SubjectName,
  subjectNames,
} from "./subjects.ts";

const isLink = (typed: string) => /^https:\/\/\S+$/i.test(typed) && URL.canParse(typed);

/** `18.5186, 73.8436`, as maps copy it. */
export function placeOf(typed: string): { lat: number; lng: number } | null {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(typed) ?? [];
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}

const isIcon = (typed: string) => Object.hasOwn(contentIcons, typed);

/** What a text of a kind must look like, and what to say if it does not. */
const formats: Partial<
  Record<ContentField["kind"], { test: (typed: string) => boolean; message: () => string }>
> = {
  link: { test: isLink, message: () => m.content_linkFormat() },
  email: {
    test: (typed) => z.email().safeParse(typed).success,
    message: () => m.content_emailFormat(),
  },
  phone: {
    test: (typed) => /^\+?[\d ()-]{6,20}$/.test(typed),
    message: () => m.content_phoneFormat(),
  },
  place: { test: (typed) => placeOf(typed) !== null, message: () => m.content_placeFormat() },
  prefix: {
    test: (typed) => /^[A-Z]{1,3}$/.test(typed),
    message: () => m.content_prefixFormat(),
  },
  image: { test: isFeaturedImage, message: () => m.products_imageInvalid() },
  icon: { test: isIcon, message: () => m.content_iconRequired() },
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
  const hasLines = kind === "paragraph" || kind === "markdown";
  const text = hasLines ? typed : typed.overwrite((line) => line.replace(/\s+/g, " "));
  const format = formats[kind];
  if (!format) return text;
  return text.refine((typed) => typed === "" || format.test(typed), { error: format.message });
}

/** Some of a subject's fields, or all. Made once, because their constraints are kept by schema. */
export function contentForm(subject: SubjectName, only?: string[]) {
  const asked = fieldsOf(subject).filter(([name]) => !only || only.includes(name));
  return z.object(
    Object.fromEntries(asked.map(([name, field]) => [name, schemaOf(field)])),
  ) as unknown as z.ZodType<Record<string, string>>;
}

/** By subject. */
export const contentForms = Object.fromEntries(
  subjectNames.map((subject) => [subject, contentForm(subject)]),
) as Record<SubjectName, z.ZodType<Record<string, string>>>;

/** What the form shows of stored fields. */
export function formValues(subject: SubjectName, fields: Record<string, string>) {
  const flags = fieldsOf(subject).filter(([name, { kind }]) => kind === "flag" && fields[name]);
  return { ...fields, ...Object.fromEntries(flags.map(([name]) => [name, "on"])) };
}
