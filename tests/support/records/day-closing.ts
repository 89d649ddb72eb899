import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";
import { attributesOf } from "#tests/support/http/form-fields.ts";

/** The value of the checkbox "Close the day anyway"; empty if nothing is listed as unfinished. */
export function closeAnywayKey({ text }: FormReply): string {
  const [, tag = ""] = /<input\b([^>]*\bname="unfinished"[^>]*)>/.exec(text) ?? [];
  return attributesOf(tag).value ?? "";
}

/** Closes a day regardless of unfinished things or differences. */
export async function closeAnyway(
  visitor: FormVisitor,
  day: string,
  fields: FormFields,
): Promise<FormReply> {
  const path = `/admin/day/${day}/closing`;
  const asked = await visitor.postForm(path, fields);
  if (asked.status !== 409) return asked;
  return visitor.postForm(path, { ...asked.form(path), unfinished: closeAnywayKey(asked) });
}
