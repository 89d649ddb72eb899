import { dayInPune, instantInPune } from "../clock.ts";
import { latinDigits } from "../digits.ts";
import {
  type Credit,
  emptyStatement,
  type IgnoredKind,
  type Statement,
  shortText,
  utrIn,
} from "./credit.ts";
import { readDate } from "./statement-date.ts";

const NUMBER = "(\\d[\\d,]*(?:\\.\\d{1,2})?)";
const amounts = new RegExp(`(?:₹|\\bINR|\\bRs)[.:]?\\s*${NUMBER}`, "gi");
/** Some banks leave the currency out. */
const bareAmount = new RegExp(`\\bcredited (?:by|with|for) ${NUMBER}`, "i");
/** Matches the words before the balance of the account. */
const balance = /\b(?:bal(?:ance)?|limit|lmt)\b[^\d₹]{0,20}$/i;

/** In paise; null without an amount. The balance does not count. */
function messageAmount(text: string): number | null {
  const found = [...text.matchAll(amounts)].find(
    ({ index }) => !balance.test(text.slice(Math.max(0, index - 40), index)),
  );
  const digits = (found ?? bareAmount.exec(text))?.[1];
  return digits ? Math.round(Number(digits.replaceAll(",", "")) * 100) : null;
}

// In this order: "A/c debited for Rs 50; Asha credited" is money that went out.
const kinds: [IgnoredKind, RegExp][] = [
  [
    "codes",
    /\b\d{4,8} is (?:your|the)\b.{0,100}\b(?:otp|one.time|code)|\b(?:otp|verification code) (?:is|for)\b/i,
  ],
  ["requests", /\brequest(?:ed|s|ing)?\b|\bcollect\b|\bmandate\b|\bautopay\b/i],
  [
    "failed",
    /\bfail(?:ed|ure)?\b|\bdeclined\b|\bunsuccessful\b|\bpending\b|\bexpired\b|\bnot (?:been )?(?:credited|received|completed)\b|\bwill be credited\b/i,
  ],
  [
    "debits",
    /\bdebited\b|\bwithdrawn\b|\bspent\b|\bpurchase\b|\bsent\b(?! you)|\bpaid\b(?! you)(?! by\b)|\btransferred to\b(?! your)|\bdebit alert\b/i,
  ],
];
const arrived = /\bcredit(?:ed)?\b|\breceived\b|\bdeposited\b|\b(?:paid|sent) you\b|\bpaid by\b/i;

function kindOf(message: string): IgnoredKind | null {
  const found = kinds.find(([, words]) => words.test(message));
  if (found) return found[0];
  return arrived.test(message) && messageAmount(message) ? null : "others";
}

function creditOf(message: string, at: Date): Credit {
  const { at: receivedAt, hasTime } = readDate(message) ?? {
    at: instantInPune(dayInPune(at), 0),
    hasTime: false,
  };
  const amountPaise = messageAmount(message) ?? 0;
  return {
    reference: utrIn(message),
    amountPaise,
    receivedAt,
    hasTime,
    description: shortText(message),
  };
}

/** A message may have several lines; the next one starts after an empty line, or with the next amount. */
function splitMessages(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const messages: string[][] = [];
    let hasAmount = false;
    for (const line of block.split("\n")) {
      const isAmount = messageAmount(line) !== null;
      if (messages.length === 0 || (hasAmount && isAmount)) {
        messages.push([line]);
        hasAmount = isAmount;
      } else {
        messages.at(-1)?.push(line);
        hasAmount ||= isAmount;
      }
    }
    return messages.map((lines) => lines.join("\n")).filter((message) => message.trim() !== "");
  });
}

/** SMS texts of banks and UPI apps, pasted one after the other. `at`: for messages without a date. */
export function readMessages(text: string, at: Date): Statement {
  const statement = emptyStatement();
  for (const message of splitMessages(latinDigits(text).replace(/\r\n?/g, "\n"))) {
    const ignored = kindOf(message);
    if (ignored) statement.ignored[ignored] += 1;
    else statement.credits.push(creditOf(message, at));
  }
  return statement;
}
