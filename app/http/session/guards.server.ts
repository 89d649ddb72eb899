import { redirect } from "@remix-run/node";
import { ACCESS_DENIED } from "#app/domain/access/access-denied.ts";
import { type Action, may } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import type { GuestWish } from "#app/domain/wishlist/grant-wish.server.ts";
import { m } from "#messages";
import { saveUnsentForm } from "../form/unsent-forms.server.ts";
import { loginUrl } from "../safe-redirect.ts";
import { withToast } from "../toast.server.ts";
import { readDeviceToken } from "./cookies.server.ts";
import { wishCookie } from "./guest-wish.server.ts";
import { type Visitor, visitorOf } from "./visitor.server.ts";

export type SignedInVisitor = Visitor & { user: User };

function pathOf(request: Request): string {
  const url = new URL(request.url);
  // The query of a form's action is not part of its page's URL.
  return request.method === "GET" ? `${url.pathname}${url.search}` : url.pathname;
}

type LoginRedirect = {
  /** The page that shows the posted form again; by default, the one at the request's URL. */
  returnTo?: string;
  /** The path to send the form to, if one of its buttons has another path. */
  formPath?: string;
  message?: string;
  /** Granted once they have logged in. */
  wish?: GuestWish;
};

const notSaved = ({ method }: Request) =>
  method === "GET" ? undefined : m.shell_notLoggedInNotSaved();

async function sendToLogin(request: Request, options: LoginRedirect) {
  const { returnTo, formPath, message = notSaved(request), wish } = options;
  const page = returnTo ?? pathOf(request);
  const headers = message ? await withToast({ type: "error", message }) : new Headers();
  const cookies = await saveUnsentForm(request, { path: formPath, page });
  if (wish) cookies.push(await wishCookie(wish));
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (await isStaffPageOnDevice(request, page)) {
    // The posted form waits on its page; without one, everybody starts on their own first page.
    const returnTo = cookies.length > 0 ? `?returnTo=${encodeURIComponent(page)}` : "";
    return redirect(`/admin/switch${returnTo}`, { headers });
  }
  return redirect(loginUrl(page), { headers });
}

/** On the shop's devices, a PIN is enough. */
async function isStaffPageOnDevice(request: Request, page: string): Promise<boolean> {
  return page.startsWith("/admin") && deviceOfToken(await readDeviceToken(request)) !== null;
}

/** Redirects guests to the login page, which returns them afterwards. Their posted form waits until then. */
export async function signedInVisitor(
  request: Request,
  options: LoginRedirect = {},
): Promise<SignedInVisitor> {
  const visitor = await visitorOf(request);
  if (!visitor.user) throw await sendToLogin(request, options);
  return { ...visitor, user: visitor.user };
}

/** A page has its own words; scripts show the body. */
export function accessDenied(): Response {
  return new Response(m.shared_accessDenied(), { status: 403, statusText: ACCESS_DENIED });
}

/** Redirects guests to the login page, and answers with 403 if the visitor lacks permission. */
export async function staffVisitor(
  request: Request,
  action: Action,
  options: LoginRedirect = {},
): Promise<SignedInVisitor> {
  const visitor = await signedInVisitor(request, options);
  if (!may(visitor.user, action)) throw accessDenied();
  return visitor;
}
