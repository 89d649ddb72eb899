import { redirect } from "@remix-run/node";
import type { User } from "#app/domain/accounts/user.ts";
import { saveDraft } from "../form/form-drafts.server.ts";
import { loginUrl } from "../safe-redirect.ts";
import { withToast } from "../toast.server.ts";
import { type Visitor, visitorOf } from "./visitor.server.ts";

export type SignedInVisitor = Visitor & { user: User };

/** The status text by which the admin layout knows that it has to show 'Access Denied'. Source: spec 1 §2 Guards. */
export const ACCESS_DENIED = "Access Denied";

function pathOf(request: Request): string {
  const url = new URL(request.url);
  // What changes something has no page to come back to.
  return request.method === "GET" ? `${url.pathname}${url.search}` : url.pathname;
}

/** Where a guest comes back to and what they are told; `keep` is the form that must not be lost meanwhile. */
type GuestWay = { returnTo?: string; message?: string; keep?: FormData };

async function sendToLogin(request: Request, { returnTo, message, keep }: GuestWay) {
  const path = returnTo ?? pathOf(request);
  const headers = message ? await withToast({ type: "error", message }) : new Headers();
  const cookies = keep ? await saveDraft(request, path, keep) : [];
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(loginUrl(path), { headers });
}

/**
 * Takes a request (and, for a change, where to come back to, what to say and the form to keep), returns
 * its signed-in visitor. A guest is sent to the login screen, which remembers the way back; what was
 * kept waits there (`draftFor`). Source: spec 1 §2 Guards; decisions, Every screen without JavaScript.
 */
export async function signedInVisitor(
  request: Request,
  way: GuestWay = {},
): Promise<SignedInVisitor> {
  const visitor = await visitorOf(request);
  if (!visitor.user) throw await sendToLogin(request, way);
  return { ...visitor, user: visitor.user };
}

/**
 * Takes what `signedInVisitor` takes, returns its visitor when that is an admin. A guest is sent to the
 * login screen, a customer reads 'Access Denied' (403). Source: spec 1 §2 Guards; spec 2 §2 Admin area.
 */
export async function adminVisitor(request: Request, way: GuestWay = {}): Promise<SignedInVisitor> {
  const visitor = await signedInVisitor(request, way);
  if (visitor.user.role !== "admin") {
    throw new Response(ACCESS_DENIED, { status: 403, statusText: ACCESS_DENIED });
  }
  return visitor;
}
