import { expect, test } from "vitest";
import { dayInPune, formatDateTime } from "../clock.ts";
import { readMessages } from "./read-messages.ts";

const at = new Date("2026-11-22T10:00:00Z");

/** As banks and apps write them; all numbers are invented. */
const messages: Record<string, [text: string, paise: number, reference: string, when: string]> = {
  SBI: [
    "Dear SBI UPI User, ur A/cX4321 credited by Rs250 on 21Nov26 by  (Ref no 632511110001)",
    25_000,
    "632511110001",
    "Nov 21, 2026, 12:00 AM",
  ],
  "SBI without a currency": [
    "Dear UPI user A/C X4321 credited by 120.0 on date 21Nov26 trf from ASHA KULKARNI Refno 632511110002. If not u? call 1800111109 -SBI",
    12_000,
    "632511110002",
    "Nov 21, 2026, 12:00 AM",
  ],
  HDFC: [
    "Credit Alert!\nRs.1,234.50 credited to HDFC Bank A/c XX4321 on 21-11-26 from VPA asha.k@okaxis (UPI 632511110003)",
    123_450,
    "632511110003",
    "Nov 21, 2026, 12:00 AM",
  ],
  ICICI: [
    "Dear Customer, Acct XX321 is credited with Rs 99.00 on 21-Nov-26 from RAVI PATIL. UPI:632511110004-ICICI Bank.",
    9_900,
    "632511110004",
    "Nov 21, 2026, 12:00 AM",
  ],
  Axis: [
    "INR 250.00 credited to A/c no. XX4321 on 21-11-26 at 19:04:05 IST. Info- UPI/P2A/632511110005/ASHA KULK/Axis. Bal INR 12,345.67",
    25_000,
    "632511110005",
    "Nov 21, 2026, 7:04 PM",
  ],
  Kotak: [
    "Received Rs.75.50 in your Kotak Bank AC X4321 from ravi@oksbi on 21-11-26.UPI Ref:632511110006.",
    7_550,
    "632511110006",
    "Nov 21, 2026, 12:00 AM",
  ],
  "Bank of Maharashtra": [
    "Your A/c No xx4321 has been credited by Rs. 1,23,456.00 on 21-NOV-2026 07:04 PM by UPI/ RRN 632511110007 from ASHA. A/c Bal is Rs. 2,00,000.00 CR -Mahabank",
    12_345_600,
    "632511110007",
    "Nov 21, 2026, 7:04 PM",
  ],
  Paytm: [
    "Received ₹99 from Asha Kulkarni in your Paytm linked bank account on Nov 21, 2026 at 7:04 pm. UPI Ref No: 632511110008",
    9_900,
    "632511110008",
    "Nov 21, 2026, 7:04 PM",
  ],
  PhonePe: [
    "Asha Kulkarni has sent you ₹1,234.50 on PhonePe, 21/11/2026 19:04. UTR: 632511110009. Txn ID T2611211904050000000001",
    123_450,
    "632511110009",
    "Nov 21, 2026, 7:04 PM",
  ],
  "Google Pay": [
    "Asha Kulkarni paid you ₹250.00\n21 Nov 2026, 7:04 pm\nUPI transaction ID: 632511110010",
    25_000,
    "632511110010",
    "Nov 21, 2026, 7:04 PM",
  ],
  "a bank that names no date": [
    "INR 250 received from 9822012345@ybl. UPI Ref 632511110011",
    25_000,
    "632511110011",
    "Nov 22, 2026, 12:00 AM",
  ],
  "digits in Devanagari": [
    "Rs.२५० credited to your A/c on २१-११-२६ by UPI Ref ६३२५११११००१२",
    25_000,
    "632511110012",
    "Nov 21, 2026, 12:00 AM",
  ],
};

test.each(Object.keys(messages))("reads a credit by %s", (bank) => {
  const [text, amountPaise, reference, when] = messages[bank] ?? ["", 0, "", ""];

  const { credits, ignored } = readMessages(text, at);

  expect(credits).toMatchObject([{ amountPaise, reference }]);
  expect(credits.map(({ receivedAt }) => formatDateTime(receivedAt))).toEqual([when]);
  expect(credits[0]?.hasTime).toBe(!when.endsWith("12:00 AM"));
  expect(Object.values(ignored)).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ["debits", "Rs.250.00 debited from A/c XX4321 on 21-11-26 to VPA shop@ybl. UPI 632511110020"],
  [
    "debits",
    "ICICI Bank Acct XX321 debited for Rs 250.00 on 21-Nov-26; ASHA credited. UPI:632511110021.",
  ],
  [
    "debits",
    "Sent Rs.500.00 from Kotak Bank AC X4321 to ravi@oksbi on 21-11-26. UPI Ref 632511110022.",
  ],
  ["debits", "You paid ₹99 to Sai Traders. UPI transaction ID: 632511110023"],
  [
    "failed",
    "Your UPI payment of Rs.250.00 from Asha has failed. Ref 632511110024. Amount not credited.",
  ],
  ["failed", "₹99 from Asha Kulkarni is pending. It will be credited soon. UTR 632511110025"],
  ["requests", "Ravi Patil has requested Rs. 250.00 on Google Pay. Pay by 22-11-26"],
  ["codes", "482913 is your OTP for a payment of Rs.250.00 at SAI TRADERS. Do not share it."],
  ["others", "Recharge now and get 2 GB a day!"],
  ["others", "Your A/c XX4321 Avl Bal is Rs.12,345.67"],
] as const)("counts among the %s: %s", (kind, text) => {
  const { credits, ignored } = readMessages(text, at);

  expect(credits).toEqual([]);
  expect(ignored).toEqual({ debits: 0, failed: 0, requests: 0, codes: 0, others: 0, [kind]: 1 });
});

test.each([
  ["an empty line", "\n\n"],
  ["a new line", "\n"],
  ["a new line of Windows", "\r\n"],
])("reads many messages with %s between them", (_, between) => {
  const all = Object.values(messages).map(([text]) => text);

  const { credits, ignored } = readMessages(all.join(between), at);

  expect(credits.map(({ reference }) => reference)).toEqual(
    Object.values(messages).map(([, , reference]) => reference),
  );
  expect(Object.values(ignored)).toEqual([0, 0, 0, 0, 0]);
});

test("a mobile number with India's prefix is not a reference, and a message without a date counts as today's", () => {
  const { credits } = readMessages(
    "Received Rs.50 from 919822012345 in your A/c XX000043211234",
    at,
  );

  expect(credits).toMatchObject([{ amountPaise: 5000, reference: "", hasTime: false }]);
  expect(dayInPune(credits[0]?.receivedAt ?? new Date(0))).toBe("2026-11-22");
});
