import { redirect } from "@remix-run/node";
import type { User } from "#app/domain/accounts/user.ts";
import { loginAddress } from "./return-to.ts";
import { withToast } from "./toast.server.ts";
import { type Visitor, visitorOf } from "./visitor.server.ts";

export type SignedInVisitor = Visitor & { user: User };

/** The status text by which the admin layout knows that it has to show 'Access Denied'. Source: spec 1 §2 Guards. */
export const ACCESS_DENIED = "Access Denied";

function pathOf(request: Request): string {
  const url = new URL(request.url);
  // What changes something has no page to come back to.
  return request.method === "GET" ? `${url.pathname}${url.search}` : url.pathname;
}

/**
 * Takes a request (and, for a change, where to come back to and what to say), returns its signed-in
 * visitor. A guest is sent to the login screen, which remembers the way back. Source: spec 1 §2 Guards.
 */
export async function signedInVisitor(
  request: Request,
  { returnTo = pathOf(request), message }: { returnTo?: string; message?: string } = {},
): Promise<SignedInVisitor> {
  const visitor = await visitorOf(request);
  if (!visitor.user) {
    const headers = message ? await withToast({ type: "error", message }) : undefined;
    throw redirect(loginAddress(returnTo), { headers });
  }
  return { ...visitor, user: visitor.user };
}

/**
 * Takes a request, returns its visitor when that is an admin. A guest is sent to the login screen, a
 * customer reads 'Access Denied' (403). Source: spec 1 §2 Guards; spec 2 §2 Admin area.
 */
export async function adminVisitor(
  request: Request,
  { returnTo }: { returnTo?: string } = {},
): Promise<SignedInVisitor> {
  const visitor = await signedInVisitor(request, { returnTo });
  if (visitor.user.role !== "admin") {
    throw new Response(ACCESS_DENIED, { status: 403, statusText: ACCESS_DENIED });
  }
  return visitor;
}
