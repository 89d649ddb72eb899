import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { readSessionToken, sessionCookie } from "#app/http/session/cookies.server.ts";
import { signOut } from "#app/http/session/sign-out.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/");

export const action = formAction(
  "use the shop",
  async ({ request }) => {
    const token = await readSessionToken(request);
    await signOut(request, token);
    const toast = { type: "success", message: m.account_loggedOutSuccessfully() } as const;
    return redirectWithToast("/", toast, [await sessionCookie(request, null)]);
  },
  { failure: () => m.shared_notLoggedOut() },
);
