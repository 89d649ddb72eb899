import { randomBytes } from "node:crypto";
import { and, count } from "drizzle-orm";
import { Secret } from "otpauth";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { recoveryCodes } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import { hashToken } from "../accounts/sessions.server.ts";
import { latinDigits } from "../digits.ts";

type Owner = Pick<User, "id">;

const CODES = 8;
/** 128 random bits: enough for a fast hash to be safe. */
const CODE_BYTES = 16;

const ofUser = given(recoveryCodes.userId);
const insert = prepareInsert(recoveryCodes);
const removeAll = db.delete(recoveryCodes).where(ofUser).prepare();
const spend = db
  .delete(recoveryCodes)
  .where(and(ofUser, given(recoveryCodes.codeHash)))
  .prepare();
const left = db.select({ total: count() }).from(recoveryCodes).where(ofUser).prepare();

/** Spaces, hyphens and lower case are accepted. */
export function plainCode(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** Replaces earlier codes. Only their hashes are stored. */
export function issueRecoveryCodes({ id: userId }: Owner): string[] {
  removeAll.run({ userId });
  return Array.from({ length: CODES }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32;
    insert.run({ userId, codeHash: hashToken(code) });
    return (code.match(/.{1,4}/g) ?? []).join("-");
  });
}

/** Whether it was one of the account's codes; if so, it no longer works afterwards. */
export function spendRecoveryCode({ id: userId }: Owner, typed: string): boolean {
  return spend.run({ userId, codeHash: hashToken(plainCode(typed)) }).changes === 1;
}

export function countRecoveryCodes({ id: userId }: Owner): number {
  return left.get({ userId })?.total ?? 0;
}

export function removeRecoveryCodes({ id: userId }: Owner): void {
  removeAll.run({ userId });
}
