import { redirect } from "@remix-run/node";
import { endSessions } from "#app/domain/accounts/own-sessions.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/profile");

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const { user, sessionToken } = await signedInVisitor(request, { returnTo: "/profile" });
    endSessions(user.id, sessionToken);
    const toast = { type: "success", message: m.account_loggedOutEverywhereElse() } as const;
    return replyInPlace(form, "/profile", toast);
  },
  { failure: () => m.account_theSessionsCouldNotBe() },
);
