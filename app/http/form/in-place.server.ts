import { m } from "#messages";
import { redirectWithToast, replyWithToast, type Toast, withToast } from "../toast.server.ts";

/** With this field, an enhanced form asks for a reply without a redirect, because its page only refreshes its data. */
const STAY = "stay";

export function isInPlace(form: FormData): boolean {
  return form.has(STAY);
}

/**
 * Redirects a form without JavaScript back to its page. An enhanced form gets the reply instead and
 * stays on its page, because a redirect would add the page to the history again and pull back a
 * visitor who has since navigated elsewhere.
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
