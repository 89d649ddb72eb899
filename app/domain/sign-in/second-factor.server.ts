import { and, isNotNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { db, given, write } from "#db/client.server.ts";
import { secondFactors } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { recordFailure, recordSignIn } from "../accounts/sign-in-log.server.ts";
import { now } from "../clock.ts";
import { fieldProblem, ok, type Result } from "../result.ts";
import { shop } from "../shop.ts";
import { plainCode, spendRecoveryCode } from "./recovery-codes.server.ts";

const STEP_MS = 30_000;
/** A phone's clock may be off by half a minute. */
const WINDOW_STEPS = 1;

const ofUser = given(secondFactors.userId);

const confirmed = db
  .select({ since: secondFactors.confirmedAt })
  .from(secondFactors)
  .where(and(ofUser, isNotNull(secondFactors.confirmedAt)))
  .prepare();

const secretOf = db
  .select({ secret: secondFactors.secret })
  .from(secondFactors)
  .where(ofUser)
  .prepare();

const spendStep = db
  .update(secondFactors)
  .set({ lastStep: sql`${sql.placeholder("step")}` })
  .where(and(ofUser, lt(secondFactors.lastStep, sql.placeholder("step"))))
  .prepare();

/** Null if the account can log in without a code. */
export function secondFactorSince({ id: userId }: Pick<User, "id">): Date | null {
  return confirmed.get({ userId })?.since ?? null;
}

/** The authenticator codes of the account. */
export function appCodes({ email }: User, secret: string): TOTP {
  return new TOTP({ issuer: shop.name, label: email, secret: Secret.fromBase32(secret) });
}

/** Whether the app shows this code now. Each code works once. Call it inside a transaction. */
export function spendAppCode(user: User, typed: string): boolean {
  const found = secretOf.get({ userId: user.id });
  if (!found) return false;
  const timestamp = now().getTime();
  const token = plainCode(typed);
  const delta = appCodes(user, found.secret).validate({ token, timestamp, window: WINDOW_STEPS });
  if (delta === null) return false;
  const step = Math.floor(timestamp / STEP_MS) + delta;
  return spendStep.run({ userId: user.id, step }).changes === 1;
}

/** The code may also be a recovery code. Without a second factor, any code is accepted. Problems: `unauthenticated`. */
export function proveSecondFactor(user: User, code: string, clientIp: string): Result<User> {
  if (!secondFactorSince(user)) return ok(user);
  if (plainCode(code) === "") return wrongCode(m.account_authenticatorCodeRequired());
  const isProved = write(() => {
    if (spendAppCode(user, code)) return true;
    if (!spendRecoveryCode(user, code)) return false;
    recordSignIn("recovery_code_used", user.id, clientIp);
    return true;
  });
  if (isProved) return ok(user);
  recordFailure("wrong_code", user.id, clientIp);
  return wrongCode(m.account_codeWrongOrUsed());
}

function wrongCode(msg: string) {
  return fieldProblem("code", msg, "unauthenticated");
}
