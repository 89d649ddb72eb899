import { redirect } from "@remix-run/node";
import { removeAddress } from "#app/domain/accounts/addresses.server.ts";
import { endOwnSession, endSessions } from "#app/domain/accounts/own-sessions.server.ts";
import { askForVerification } from "#app/domain/sign-in/verify-email.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = () => m.account_theLinkWasNotSent();

export const loader = () => redirect("/profile");

export const action = buttons({
  "verification-emails": formAction(
    "use the shop",
    async ({ request, form }) => {
      const { user } = await signedInVisitor(request, { returnTo: "/profile" });
      const asked = askForVerification(user);
      return replyInPlace(
        form,
        "/profile",
        asked.ok
          ? { type: "success", message: m.account_verificationLinkSent() }
          : { type: "error", message: FAILED(), description: asked.message },
      );
    },
    { failure: FAILED },
  ),
  "addresses/:addressId/removal": formAction(
    "use the shop",
    async ({ request, params, form }) => {
      const { user } = await signedInVisitor(request, { returnTo: "/profile" });
      removeAddress(user, params.addressId ?? "");
      return replyInPlace(form, "/profile", {
        type: "success",
        message: m.account_addressRemoved(),
      });
    },
    { failure: () => m.account_addressNotRemoved() },
  ),
  "sessions/:sessionId/removal": formAction(
    "use the shop",
    async ({ request, params, form }) => {
      const { user } = await signedInVisitor(request, { returnTo: "/profile" });
      endOwnSession(user, params.sessionId ?? "");
      return replyInPlace(form, "/profile", {
        type: "success",
        message: m.account_thatDeviceIsLoggedOut(),
      });
    },
    { failure: () => m.account_sessionNotEnded() },
  ),
  "other-sessions/removal": formAction(
    "use the shop",
    async ({ request, form }) => {
      const { user, sessionToken } = await signedInVisitor(request, { returnTo: "/profile" });
      endSessions(user.id, sessionToken);
      const toast = { type: "success", message: m.account_loggedOutEverywhereElse() } as const;
      return replyInPlace(form, "/profile", toast);
    },
    { failure: () => m.account_sessionsNotEnded() },
  ),
});
