import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { logIn } from "#app/domain/accounts/log-in.server.ts";
import { registerAccount } from "#app/domain/accounts/register.server.ts";
import { loginInput, registerForm } from "#app/domain/accounts/schema.ts";
import { closeSession, openSession } from "#app/domain/accounts/sessions.server.ts";
import type { User } from "#app/domain/accounts/user.ts";
import { describeSkippedLines } from "#app/domain/cart/cart.ts";
import { mergeCarts } from "#app/domain/cart/merge-carts.server.ts";
import type { Result } from "#app/domain/result.ts";
import { checkRateLimit, resetRateLimit } from "../rate-limits.server.ts";
import { cartCookie, readCartToken, readSessionToken, sessionCookie } from "./cookies.server.ts";

/** How a try to sign in ended; `outcome` is missing when the form itself was refused. */
export type SignInTry = {
  submission: Submission<Record<string, unknown>, string[], unknown>;
  outcome?: Result<User>;
};

/** The two forms that prove who somebody is: "login" and "register". Source: spec 1 §2 Login, Register. */
export const authenticator = new Authenticator<SignInTry>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const submission = parseWithZod(form, { schema: loginInput });
    if (submission.status !== "success") return { submission };
    const limited = await checkRateLimit("log in", submission.value.email, request);
    const outcome = limited ?? (await logIn(submission.value));
    if (outcome.ok) await resetRateLimit("log in", submission.value.email);
    return { submission, outcome };
  }),
  "login",
);

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const submission = parseWithZod(form, { schema: registerForm });
    if (submission.status !== "success") return { submission };
    const limited = await checkRateLimit("register", submission.value.email, request);
    return { submission, outcome: limited ?? (await registerAccount(submission.value)) };
  }),
  "register",
);

/**
 * Takes a form that was read and the request it came with, returns a request that carries the form
 * again: the size was checked before the strategy reads it.
 */
export function requestWithForm(request: Request, form: FormData): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: form });
}

/**
 * Takes a request and the user it proved to be, opens a session and merges the guest's cart. Returns
 * the cookies to set, and in words what of that cart did not fit into the account's (if anything).
 * Source: decisions, Accounts; decisions, Cart.
 */
export async function signIn(
  request: Request,
  user: User,
): Promise<{ cookies: string[]; skippedLines: string | undefined }> {
  const skippedLines = describeSkippedLines(mergeCarts(await readCartToken(request), user.id));
  const earlier = await readSessionToken(request);
  if (earlier) closeSession(earlier);
  const token = openSession(user.id, request.headers.get("user-agent") ?? "");
  return {
    cookies: [await sessionCookie(request, token), await cartCookie(request, null)],
    skippedLines,
  };
}
