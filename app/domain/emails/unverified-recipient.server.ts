import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { emails } from "#db/schema/emails.ts";
import { type AccountEmail, isVerifiedEmail } from "../accounts/verified-emails.server.ts";
import { DAY_MS, now } from "../clock.ts";

const PER_ADDRESS_AND_DAY = 3;
const PER_ACCOUNT_AND_DAY = 10;

/** Emails without any text that a customer typed. */
type FixedTextKind = "verification" | "password_reset";

const countSent = (whose: SQL) =>
  db
    .select({ total: count() })
    .from(emails)
    .where(and(whose, given(emails.kind), gt(emails.sentAt, sql.placeholder("since"))))
    .prepare();

const toAddress = countSent(eq(emails.recipient, sql.placeholder("email")));
const aboutAccount = countSent(given(emails.userId));

/**
 * Anyone who orders or registers can type the address of a stranger, who must not receive their
 * text or many emails. So an address that its account has not verified receives only fixed texts,
 * and only a few.
 */
export function mayReceiveFixedText(kind: FixedTextKind, recipient: AccountEmail): boolean {
  if (isVerifiedEmail(recipient)) return true;
  const recent = { ...recipient, kind, since: now().getTime() - DAY_MS };
  return (
    (toAddress.get(recent)?.total ?? 0) < PER_ADDRESS_AND_DAY &&
    (aboutAccount.get(recent)?.total ?? 0) < PER_ACCOUNT_AND_DAY
  );
}
