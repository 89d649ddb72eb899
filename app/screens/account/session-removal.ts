import { redirect } from "@remix-run/node";
import { endOwnSession } from "#app/domain/accounts/own-sessions.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/profile");

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { user } = await signedInVisitor(request, { returnTo: "/profile" });
    endOwnSession(user, params.sessionId ?? "");
    return replyInPlace(form, "/profile", {
      type: "success",
      message: m.account_thatDeviceIsLoggedOut(),
    });
  },
  { failure: () => m.account_theSessionCouldNotBe() },
);
