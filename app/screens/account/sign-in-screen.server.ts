import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "#app/domain/access/user.ts";
import { describeMergedCart } from "#app/domain/cart/cart.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { firstHourUrl } from "#app/domain/setup/first-hour.ts";
import { isNewShop } from "#app/domain/setup/setup-states.server.ts";
import { secondFactorSince } from "#app/domain/sign-in/second-factor.server.ts";
import { hasWeakPassword } from "#app/domain/sign-in/weak-password.server.ts";
import { firstPageOf } from "#app/domain/staff/first-page.ts";
import { grantWish } from "#app/domain/wishlist/grant-wish.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  refuseForm,
  refuseWithProblem,
  revealPasswordReply,
} from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { readWish, wishCookie } from "#app/http/session/guest-wish.server.ts";
import { awaitCode } from "#app/http/session/second-step.server.ts";
import { authenticator, requestWithForm, signIn } from "#app/http/session/sign-in.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import {
  passwordToast,
  redirectReplacingHistory,
  redirectWithToast,
  type Toast,
} from "#app/http/toast.server.ts";
import { m } from "#messages";

/**
 * The page they came from, unless that was the home page, which has nothing for staff. A new shop's
 * owner starts with the setup.
 */
export function pageAfterLogin(request: Request, user: User): string {
  const asked = returnPath(request, "/");
  const isFirst = user.role === "owner" && ["/", "/admin"].includes(asked) && isNewShop();
  if (isFirst) return firstHourUrl();
  return asked === "/" ? firstPageOf(user) : asked;
}

export function signInLoader(schema: z.ZodType) {
  return async ({ request }: LoaderFunctionArgs) => {
    const returnTo = returnPath(request, "/");
    const { user } = await visitorOf(request);
    if (user) throw redirect(localPath(pageAfterLogin(request, user)));
    return { returnTo, constraint: formConstraint(schema) };
  };
}

const rateLimits = { login: "log in", register: "register" } as const;

export function signInAction(
  strategy: "login" | "register",
  { schema, welcome, failure }: { schema: z.ZodType; welcome: () => string; failure: () => string },
) {
  return formAction(
    rateLimits[strategy],
    async ({ request, form }) => {
      if (form.has("reveal")) return revealPasswordReply(form, schema);
      const attempt = await authenticator.authenticate(strategy, requestWithForm(request, form));
      const { submission, outcome } = attempt;
      if (!outcome) return refuseForm(submission);
      if (!outcome.ok) return refuseWithProblem(submission, outcome);
      if (secondFactorSince(outcome.value)) {
        const path = `/login/code?returnTo=${encodeURIComponent(pageAfterLogin(request, outcome.value))}`;
        return redirectWithToast(path, undefined, [await awaitCode(outcome.value)]);
      }
      const isWeak = strategy === "register" && hasWeakPassword(outcome.value);
      return welcomeReply(request, outcome.value, passwordToast(welcome(), isWeak));
    },
    { fields: schema, failure, networkFailure: () => m.shared_networkErrorPleaseTryAgain() },
  );
}

/** Signs the user in and grants the guest's wish. The toast mentions both, and what happened to the guest's cart. */
export async function welcomeReply(
  request: Request,
  user: User,
  welcome: Toast,
  setCookies: string[] = [],
): Promise<Response> {
  const { cookies, mergedCart } = await signIn(request, user);
  const wish = await readWish(request);
  const granted = wish && grantWish(user, wish);
  if (wish) cookies.push(await wishCookie(null));
  const news = [
    describeMergedCart(mergedCart),
    welcome.description,
    granted?.ok && granted.value,
  ].filter(Boolean);
  const toast: Toast = {
    ...welcome,
    type: mergedCart.skippedLines.length > 0 ? "warning" : welcome.type,
    description: news.join(" ") || undefined,
  };
  return redirectReplacingHistory(pageAfterLogin(request, user), toast, [
    ...cookies,
    ...setCookies,
  ]);
}
