import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { readSessionToken, sessionCookie } from "#app/http/session/cookies.server.ts";
import { signOut } from "#app/http/session/sign-out.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/admin/switch");

/** Somebody else logs in here with their password. The login page shows no form during a session. */
export const action = formAction(
  "staff work",
  async ({ request }) => {
    const token = await readSessionToken(request);
    await signOut(request, token);
    return redirectWithToast(
      "/login",
      undefined,
      token ? [await sessionCookie(request, null)] : [],
    );
  },
  { failure: () => m.shared_notLoggedOut() },
);
