import { m } from "#messages";
import { redirectWithToast, replyWithToast, type Toast, withToast } from "../toast.server.ts";

/** The field that asks an enhanced form's response not to redirect, because its page only refreshes its data. */
const STAY = "stay";

export function isInPlace(form: FormData): boolean {
  return form.has(STAY);
}

/**
 * Redirects a form without JavaScript back to its page. An enhanced form stays where it is: a redirect would add the
 * page to the history again, and pull back a visitor who has navigated on meanwhile. It gets the answer instead.
 */
export async function replyInPlace(
  form: FormData,
  path: string,
  toast?: Toast,
  setCookies: string[] = [],
  answer: unknown = null,
): Promise<Response> {
  if (!isInPlace(form)) return redirectWithToast(path, toast, setCookies);
  const headers = toast ? await withToast(toast) : new Headers();
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return replyWithToast(Response.json(answer, { headers }), toast);
}

type RefusedForm = { error?: Record<string, string[] | null> | null };

/** For forms that show their error in a toast. */
export function firstError({ error }: RefusedForm): string {
  const messages = Object.values(error ?? {}).flatMap((found) => found ?? []);
  return messages[0] ?? m.shared_formUnreadableRetry();
}
