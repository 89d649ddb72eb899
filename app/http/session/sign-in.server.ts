import type { Submission } from "@conform-to/react";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { User } from "#app/domain/access/user.ts";
import { loginInput, type RegisterInput, registerForm } from "#app/domain/accounts/schema.ts";
import { closeSession, openSession } from "#app/domain/accounts/sessions.server.ts";
import { chosenLanguageOf, rememberLanguage } from "#app/domain/accounts/user-language.server.ts";
import type { MergedCart } from "#app/domain/cart/cart.ts";
import { mergeCarts } from "#app/domain/checkout/merge-carts.server.ts";
import { moveSubscriptions } from "#app/domain/push/subscriptions.server.ts";
import type { Result } from "#app/domain/result.ts";
import { logIn } from "#app/domain/sign-in/log-in.server.ts";
import { isJustRegistered, registerAccount } from "#app/domain/sign-in/register.server.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import { clientOf } from "../client.server.ts";
import { parseForm } from "../form/parse-form.server.ts";
import {
  checkEmailLimit,
  checkRateLimit,
  resetRateLimit,
} from "../limits/check-rate-limit.server.ts";
import {
  cartCookie,
  preferencesCookie,
  readCartToken,
  readDeviceToken,
  readPreferences,
  readSessionToken,
  sessionCookie,
} from "./cookies.server.ts";

/** `outcome` is missing if the form itself was invalid. */
type SignInAttempt = {
  submission: Submission<Record<string, unknown>, string[], unknown>;
  outcome?: Result<User>;
};

/** The two strategies are "login" and "register". */
export const authenticator = new Authenticator<SignInAttempt>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const submission = parseForm(form, loginInput);
    if (submission.status !== "success") return { submission };
    const outcome = await logIn(submission.value, clientOf(request).ip);
    if (outcome.ok) resetRateLimit("log in", submission.value.email, request);
    return { submission, outcome };
  }),
  "login",
);

/** A second tap may arrive without the session that the first one opened. Wrong passwords count as in a login. */
async function registerOnce(input: RegisterInput, request: Request): Promise<Result<User>> {
  const created = await registerAccount(input);
  const { email } = input;
  if (created.ok || !isJustRegistered(email)) return created;
  const limited =
    checkRateLimit("log in", null, request) ?? (await checkEmailLimit("log in", email, request));
  if (limited) return created;
  const found = await logIn(input, clientOf(request).ip);
  if (!found.ok) return created;
  resetRateLimit("log in", email, request);
  return found;
}

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const submission = parseForm(form, registerForm);
    if (submission.status !== "success") return { submission };
    return { submission, outcome: await registerOnce(submission.value, request) };
  }),
  "register",
);

/** Restores the body of a request whose form was already read to check its size, so that a strategy can read it. */
export function requestWithForm(request: Request, form: FormData): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: form });
}

/** Opens a session and merges the guest's cart into the account's. */
export async function signIn(
  request: Request,
  user: User,
): Promise<{ cookies: string[]; mergedCart: MergedCart }> {
  const mergedCart = mergeCarts(await readCartToken(request), user.id);
  const previousToken = await readSessionToken(request);
  const device = deviceOfToken(await readDeviceToken(request));
  const token = openSession(user, clientOf(request), device && { id: device.id, isByPin: false });
  if (previousToken) {
    moveSubscriptions(user, { from: previousToken, to: token });
    closeSession(previousToken);
  }
  return {
    cookies: [
      await sessionCookie(request, token),
      await cartCookie(null),
      ...(await cookieOfChosenLanguage(request, user, device !== null)),
    ],
    mergedCart,
  };
}

/**
 * The language that the person chose elsewhere, unless one was chosen in this browser. On a shop
 * device, which several people use, everybody reads their own language.
 */
async function cookieOfChosenLanguage(
  request: Request,
  user: User,
  isDevice: boolean,
): Promise<string[]> {
  if (isDevice) return cookieOfPersonsLanguage(request, user);
  const { language } = await readPreferences(request);
  if (!language) return cookieOfPersonsLanguage(request, user);
  rememberLanguage(user, language);
  return [];
}

/** Empty if the browser already uses the person's language, or if they never chose one. */
export async function cookieOfPersonsLanguage(request: Request, user: User): Promise<string[]> {
  const preferences = await readPreferences(request);
  const language = chosenLanguageOf(user.id);
  if (!language || language === preferences.language) return [];
  return [await preferencesCookie({ ...preferences, language })];
}
