import { and, isNull, sql } from "drizzle-orm";
import { Secret } from "otpauth";
import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { secondFactors } from "#db/schema/accounts.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { endSessions } from "../accounts/own-sessions.server.ts";
import { recordSignIn } from "../accounts/sign-in-log.server.ts";
import { now } from "../clock.ts";
import { qrCode } from "../qr-code.server.ts";
import type { QrCode } from "../qr-code.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { wrongPassword } from "./change-password.server.ts";
import { issueRecoveryCodes, removeRecoveryCodes } from "./recovery-codes.server.ts";
import { appCodes, proveSecondFactor, spendAppCode } from "./second-factor.server.ts";

const SECRET_BYTES = 20;

const ofUser = given(secondFactors.userId);
const unconfirmed = and(ofUser, isNull(secondFactors.confirmedAt));

const begin = prepareInsert(secondFactors, (insert) =>
  insert.onConflictDoUpdate({
    target: secondFactors.userId,
    set: { secret: sql`excluded.secret`, createdAt: sql`excluded.created_at` },
    setWhere: isNull(secondFactors.confirmedAt),
  }),
);

const begun = db
  .select({ secret: secondFactors.secret })
  .from(secondFactors)
  .where(unconfirmed)
  .prepare();

const confirm = db
  .update(secondFactors)
  .set({ confirmedAt: sql`${sql.placeholder("at")}` })
  .where(unconfirmed)
  .prepare();

const remove = db.delete(secondFactors).where(ofUser).prepare();

/** Problems: `forbidden` (customers), `validation` (wrong password). */
export async function beginSecondFactor(
  actor: User,
  password: string,
  clientIp: string,
): Promise<Result<null>> {
  if (!may(actor, "use the admin area")) return adminOnly;
  const wrong = await wrongPassword(actor, password, "currentPassword", clientIp);
  if (wrong) return wrong;
  const { base32: secret } = new Secret({ size: SECRET_BYTES });
  begin.run({ userId: actor.id, secret, createdAt: now() });
  return ok(null);
}

/** The secret for the authenticator app. Null if setup has not begun or is already confirmed. */
export function secondFactorToConfirm(actor: User): { secret: string; code: QrCode } | null {
  const found = begun.get({ userId: actor.id });
  if (!found) return null;
  return { secret: found.secret, code: qrCode(appCodes(actor, found.secret).toString()) };
}

/**
 * The app's first code turns the second factor on and ends all sessions except the one with
 * `keepToken`. Returns the recovery codes. Problems: `conflict` (nothing to confirm), `validation`
 * (wrong code).
 */
export function confirmSecondFactor(
  actor: User,
  code: string,
  keepToken: string | null,
  clientIp: string,
): Result<string[]> {
  return write(() => {
    if (!begun.get({ userId: actor.id })) {
      return problem("conflict", m.account_secondFactorSetupGone());
    }
    if (!spendAppCode(actor, code)) return fieldProblem("code", m.account_authenticatorCodeWrong());
    confirm.run({ userId: actor.id, at: now().getTime() });
    endSessions(actor.id, keepToken);
    recordSignIn("second_factor_on", actor.id, clientIp);
    return ok(issueRecoveryCodes(actor));
  });
}

/** Problems: `validation` (wrong password or code). */
export async function removeSecondFactor(
  actor: User,
  typed: { currentPassword: string; code: string },
  clientIp: string,
): Promise<Result<null>> {
  const wrong = await wrongPassword(actor, typed.currentPassword, "currentPassword", clientIp);
  if (wrong) return wrong;
  const proved = proveSecondFactor(actor, typed.code, clientIp);
  if (!proved.ok) return fieldProblem("code", proved.message);
  return write(() => {
    remove.run({ userId: actor.id });
    removeRecoveryCodes(actor);
    recordSignIn("second_factor_off", actor.id, clientIp);
    return ok(null);
  });
}
