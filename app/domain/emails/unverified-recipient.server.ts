import { and, count, eq, gt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { emails } from "#db/schema/emails.ts";
import { type AccountEmail, isVerifiedEmail } from "../accounts/verified-emails.server.ts";
import { now } from "../clock.ts";
import type { EmailKind } from "./email.ts";

const DAY_MS = 86_400_000;
const PER_ADDRESS_AND_DAY = 3;
const PER_ACCOUNT_AND_DAY = 10;

const countRecent = (whose: ReturnType<typeof eq>) =>
  db
    .select({ total: count() })
    .from(emails)
    .where(
      and(
        whose,
        eq(emails.kind, sql.placeholder("kind")),
        gt(emails.createdAt, sql.placeholder("since")),
      ),
    )
    .prepare();

const toAddress = countRecent(eq(emails.recipient, sql.placeholder("email")));
const aboutAccount = countRecent(eq(emails.userId, sql.placeholder("userId")));

/** Emails without a word that a customer typed. */
const fixedTexts: EmailKind[] = ["verification", "password_reset"];

/**
 * Whoever orders or registers may type the address of a stranger, who must not receive what they write. So an address
 * that its account has not verified receives only fixed texts, and few of them.
 */
export function mayReceive(kind: EmailKind, recipient: AccountEmail): boolean {
  if (isVerifiedEmail(recipient)) return true;
  if (!fixedTexts.includes(kind)) return false;
  const recent = { ...recipient, kind, since: now().getTime() - DAY_MS };
  return (
    (toAddress.get(recent)?.total ?? 0) < PER_ADDRESS_AND_DAY &&
    (aboutAccount.get(recent)?.total ?? 0) < PER_ACCOUNT_AND_DAY
  );
}
