import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { revealPasswordReply } from "#app/http/form/reveal-password.server.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { authenticator, requestWithForm, signIn } from "#app/http/session/sign-in.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectReplacingHistory, type Toast } from "#app/http/toast.server.ts";

/** Takes a request for a screen to sign in, returns where it leads afterwards; who is signed in already is sent there. Source: spec 1 §2 Login, Register. */
export async function signInLoader({ request }: LoaderFunctionArgs): Promise<{ returnTo: string }> {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get("returnTo"), "/");
  const { user } = await visitorOf(request);
  if (user) throw redirect(returnTo);
  return { returnTo };
}

/**
 * Takes which of the two forms it is and its words, returns the screen's action: proves who it is, signs
 * in and goes on to where the visitor came from; what of a guest's cart did not fit is said there.
 * Source: spec 1 §2 Login, Register; decisions, Accounts and Cart.
 */
export function signInAction(
  form: "login" | "register",
  { welcome, failure }: { welcome: string; failure: string },
) {
  return formAction(
    async ({ request, form: sent, url }) => {
      if (sent.has("reveal")) return revealPasswordReply(sent);
      const attempt = await authenticator.authenticate(form, requestWithForm(request, sent));
      const { submission, outcome } = attempt;
      if (!outcome) return refuseForm(submission);
      if (!outcome.ok) return refuseWithProblem(submission, outcome);
      const { cookies, skippedLines } = await signIn(request, outcome.value);
      const toast: Toast = skippedLines
        ? { type: "warning", message: welcome, description: `Your cart is full: ${skippedLines}` }
        : { type: "success", message: welcome };
      return redirectReplacingHistory(
        safeRedirect(url.searchParams.get("returnTo"), "/"),
        toast,
        cookies,
      );
    },
    { failure },
  );
}
