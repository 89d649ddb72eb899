import { redirectWithToast, type Toast, withToast } from "../toast.server.ts";

/** The field by which an enhanced small form says that its page stays and only refreshes its data. */
const STAY = "stay";

/**
 * Takes the posted form, the path of its page, a toast (or none) and cookies to set. A browser's own
 * submit is sent back to the page by a redirect. An enhanced one stays where it is: a redirect would
 * add the page to its history again, and pull back a visitor who has gone on meanwhile.
 * Source: decisions, Every screen without JavaScript ("no full reload").
 */
export async function replyInPlace(
  form: FormData,
  path: string,
  toast?: Toast,
  setCookies: string[] = [],
): Promise<Response> {
  if (!form.has(STAY)) return redirectWithToast(path, toast, setCookies);
  const headers = toast ? await withToast(toast) : new Headers();
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return Response.json(null, { headers });
}

/** What is read here of conform's failed submission. */
type Refused = { error: Record<string, string[] | null> | null };

/**
 * Takes a submission that failed its schema, returns its first complaint, for a form without room for
 * more than a toast. Source: decisions, Every screen without JavaScript.
 */
export function firstComplaint({ error }: Refused): string {
  const complaints = Object.values(error ?? {}).flatMap((found) => found ?? []);
  return complaints[0] ?? "The form could not be read. Go back and send it again.";
}
