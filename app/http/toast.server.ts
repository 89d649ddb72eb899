import { redirect } from "@remix-run/node";
import { getToast, redirectWithToast as redirectToToast, setToastCookieOptions } from "remix-toast";

export type Toast = {
  type: "success" | "error" | "info" | "warning";
  message: string;
  description?: string;
};

const COOKIE = "flash";
setToastCookieOptions({ name: COOKIE, httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 });

/** Takes a toast, returns headers that show it on the next page. Source: spec 1 §2 Shared shell. */
export async function withToast(toast: Toast): Promise<Headers> {
  const { headers } = await redirectToToast("/", toast);
  headers.delete("Location");
  return headers;
}

/** Takes a request, returns the toast left for this page and the headers that take it away. Source: spec 1 §2 Shared shell. */
export async function takeToast(
  request: Request,
): Promise<{ toast: Toast | undefined; headers: Headers | undefined }> {
  // Asking for one would set a cookie on every page, also where none was left.
  if (!request.headers.get("cookie")?.includes(`${COOKIE}=`)) {
    return { toast: undefined, headers: undefined };
  }
  const { toast } = await getToast(request);
  const headers = new Headers({
    "Set-Cookie": `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  });
  return { toast, headers };
}

/**
 * Takes a path, a toast (or none) and cookies to set, returns the redirect after a change: reloading
 * the page that follows repeats nothing. Source: decisions, Every screen without JavaScript.
 */
export async function redirectWithToast(
  path: string,
  toast?: Toast,
  setCookies: string[] = [],
): Promise<Response> {
  const headers = toast ? await withToast(toast) : new Headers();
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  return redirect(path, { status: 303, headers });
}

/**
 * Takes what `redirectWithToast` takes, returns the same redirect, which also takes the form's page out of an
 * enhanced browser's history: Back must not lead to a login that is done. Source: spec 1 §2 Login.
 */
export async function redirectReplacingHistory(
  path: string,
  toast?: Toast,
  setCookies: string[] = [],
): Promise<Response> {
  const reply = await redirectWithToast(path, toast, setCookies);
  reply.headers.set("X-Remix-Replace", "true");
  return reply;
}
