import { m } from "#messages";
import type { User } from "../access/user.ts";
import { fieldProblem, ok, type Result } from "../result.ts";
import { logIn } from "../sign-in/log-in.server.ts";
import { emailTaken, registerAccount } from "../sign-in/register.server.ts";
import type { GuestCheckoutForm } from "./schema.ts";

export function hasAccount(email: string): boolean {
  return emailTaken(email) !== null;
}

/**
 * The account of a guest who typed a password at checkout: the existing one with this email
 * address, or a new one with the typed details. The account stays even if the order is refused, so
 * that the password need not be typed again. Problems: `unauthenticated`.
 */
export async function accountAtCheckout(
  { firstName, lastName, email, password, phone, address }: GuestCheckoutForm,
  clientIp: string,
): Promise<Result<{ user: User; isNew: boolean }>> {
  const name = `${firstName} ${lastName}`;
  const created = hasAccount(email)
    ? null
    : await registerAccount({ name, email, password, phone, address });
  if (created?.ok) return ok({ user: created.value, isNew: true });
  // With a double tap, both requests may have found no account.
  const found = await logIn({ email, password }, clientIp);
  if (found.ok) return ok({ user: found.value, isNew: false });
  return fieldProblem("password", m.checkout_emailHasAccount(), "unauthenticated");
}
