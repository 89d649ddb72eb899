import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  refuseForm,
  refuseWithProblem,
  revealPasswordReply,
} from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { authenticator, requestWithForm, signIn } from "#app/http/session/sign-in.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectReplacingHistory, type Toast } from "#app/http/toast.server.ts";

export function signInLoader(schema: z.ZodType) {
  return async ({ request }: LoaderFunctionArgs) => {
    const returnTo = returnPath(request, "/");
    const { user } = await visitorOf(request);
    if (user) throw redirect(returnTo);
    return { returnTo, constraint: formConstraint(schema) };
  };
}

/** The toast also lists the lines of the guest's cart that did not fit into the account's cart. */
export function signInAction(
  strategy: "login" | "register",
  { welcome, failure }: { welcome: string; failure: string },
) {
  return formAction(
    async ({ request, form }) => {
      if (form.has("reveal")) return revealPasswordReply(form);
      const attempt = await authenticator.authenticate(strategy, requestWithForm(request, form));
      const { submission, outcome } = attempt;
      if (!outcome) return refuseForm(submission);
      if (!outcome.ok) return refuseWithProblem(submission, outcome);
      const { cookies, skippedLines } = await signIn(request, outcome.value);
      const toast: Toast = skippedLines
        ? { type: "warning", message: welcome, description: `Your cart is full: ${skippedLines}` }
        : { type: "success", message: welcome };
      return redirectReplacingHistory(returnPath(request, "/"), toast, cookies);
    },
    { failure },
  );
}
