import { redirect } from "@remix-run/node";
import { askForVerification } from "#app/domain/sign-in/verify-email.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = () => m.account_theLinkWasNotSent();

export const loader = () => redirect("/profile");

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const { user } = await signedInVisitor(request, { returnTo: "/profile" });
    const asked = askForVerification(user);
    return replyInPlace(
      form,
      "/profile",
      asked.ok
        ? { type: "success", message: m.account_theLinkIsOnIts() }
        : { type: "error", message: FAILED(), description: asked.message },
    );
  },
  { failure: FAILED },
);
