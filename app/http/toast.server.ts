import { redirect } from "@remix-run/node";
import { getToast, redirectWithToast as redirectToToast, setToastCookieOptions } from "remix-toast";
import { localPath } from "#app/domain/language/paths.ts";
import type { Problem } from "#app/domain/result.ts";
import { m } from "#messages";
import { safeRedirect } from "./safe-redirect.ts";
import { shopCookie } from "./session/shop-cookie.server.ts";

export type Toast = {
  type: "success" | "error" | "info" | "warning";
  message: string;
  description?: string;
};

const settings = { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 } as const;
const flash = shopCookie("flash", settings);
setToastCookieOptions({ name: flash.name, ...settings });

/** Says what failed and why. An action that was already done, for example on another device, did not fail. */
export function refusalToast({ code, message }: Problem, failure: string): Toast {
  if (code === "already_in_status") return { type: "info", message };
  return { type: "error", message: failure, description: message };
}

const toasts = new WeakMap<Response, Toast>();

/** The toast that the reply shows. */
export function toastOf(reply: Response): Toast | undefined {
  return toasts.get(reply);
}

/** Returns the reply and remembers its toast, which is encoded in its headers. */
export function replyWithToast(reply: Response, toast: Toast | undefined): Response {
  if (toast) toasts.set(reply, toast);
  return reply;
}

/** Headers that show a toast on the next page. */
export async function withToast(toast: Toast): Promise<Headers> {
  const { headers } = await redirectToToast("/", toast);
  headers.delete("Location");
  return headers;
}

/** The toast for this page, and the headers that delete its cookie. */
export async function takeToast(
  request: Request,
): Promise<{ toast: Toast | undefined; headers: Headers | undefined }> {
  // Reading a toast sets a cookie even if there is none.
  if (!request.headers.get("cookie")?.includes(`${flash.name}=`)) {
    return { toast: undefined, headers: undefined };
  }
  const { toast } = await getToast(request);
  const headers = new Headers({ "Set-Cookie": await flash.serialize("", { maxAge: 0 }) });
  return { toast, headers };
}

/** The redirect after a form submission, so that reloading the next page does not repeat it. A string tells of a success. */
export async function redirectWithToast(
  path: string,
  given?: Toast | string,
  setCookies: string[] = [],
): Promise<Response> {
  const toast = typeof given === "string" ? ({ type: "success", message: given } as const) : given;
  const headers = toast ? await withToast(toast) : new Headers();
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  // A header holds ASCII only, but the id of a menu section may be in Devanagari.
  const location = safeRedirect(localPath(path), "/");
  return replyWithToast(redirect(location, { status: 303, headers }), toast);
}

/** With JavaScript, also removes the form's page from the history, so that Back does not lead to the login page. */
export async function redirectReplacingHistory(
  path: string,
  toast?: Toast | string,
  setCookies: string[] = [],
): Promise<Response> {
  const reply = await redirectWithToast(path, toast, setCookies);
  reply.headers.set("X-Remix-Replace", "true");
  return reply;
}

/** After a password was set: also advises against one that is easy to guess. */
export function passwordToast(message: string, isWeak: boolean, description?: string): Toast {
  if (!isWeak) return { type: "success", message, description };
  const advice = [description, m.account_passwordTooEasy()].filter(Boolean).join(" ");
  return { type: "warning", message, description: advice };
}
