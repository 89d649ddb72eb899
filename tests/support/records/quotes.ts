import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";

const pageOf = (eventId: string) => `/admin/events/${eventId}/quote`;

/** The form of a booking's next quote, filled in. */
export async function quoteFields(
  staff: FormVisitor,
  eventId: string,
  fields: FormFields = {},
): Promise<FormFields> {
  const page = await staff.get(pageOf(eventId));
  return { ...page.form(pageOf(eventId)), ...fields };
}

/** Sends a quote and returns the path of its link. */
export async function sendQuote(
  staff: FormVisitor,
  eventId: string,
  fields: FormFields = {},
): Promise<string> {
  const path = pageOf(eventId);
  const reply = await staff.postForm(path, await quoteFields(staff, eventId, fields));
  if (reply.location !== path) throw new Error(`Not sent (${reply.status}): ${reply.visibleText}`);
  const link = /href="(?:https?:\/\/[^"/]+)?(\/quote\/[\w-]+)"/.exec((await staff.get(path)).text);
  if (!link?.[1]) throw new Error("The page has no link to the quote.");
  return link[1];
}
