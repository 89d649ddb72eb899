import { expect, test } from "vitest";
import { formatDateTime } from "../clock.ts";
import { withFingerprints } from "./credit.ts";
import { readStatementLines, statementLines } from "./read-statement-csv.server.ts";
import { findLayout, likelyHeadingLine } from "./statement-layout.ts";

function read(csv: string) {
  const lines = statementLines(csv);
  if (!lines.ok) throw new Error(lines.message);
  const layout = findLayout(lines.value, () => null);
  return layout && readStatementLines(lines.value, layout);
}

/** Two credits each, ₹1,234.50 and ₹99, and a debit of ₹40; all numbers are invented. */
const files: Record<string, string> = {
  SBI: `Account Name,:,CHATPATA FOODS
Address,:,"12, Laxmi Road, Pune"
Account Number,:,_00000043211234

Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
21 Nov 2026,21 Nov 2026,BY TRANSFER-UPI/CR/632522220001/ASHA,TRANSFER FROM 4897,,"1,234.50","12,345.67"
21 Nov 2026,21 Nov 2026,TO TRANSFER-UPI/DR/632522220009/MILK,TRANSFER TO 4897,40.00,,"12,305.67"
22 Nov 2026,22 Nov 2026,BY TRANSFER-UPI/CR/632522220002/RAVI,TRANSFER FROM 4897,,99.00,"12,404.67"
**This is a computer generated statement**,,,,,,`,
  HDFC: `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
21/11/26,UPI-ASHA K-ASHA@OKAXIS-UTIB0000001,0000632522220001,21/11/26,,1234.50,12345.67
21/11/26,UPI-MILK-MILK@YBL,0000632522220009,21/11/26,40.00,,12305.67
22/11/26,UPI-RAVI-RAVI@OKSBI,0000632522220002,22/11/26,0.00,99.00,12404.67`,
  ICICI: `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,21-11-2026,21-11-2026,-,UPI/632522220001/ASHA KULKARNI/asha@okaxis,0.00,"1,234.50","12,345.67"
2,21-11-2026,21-11-2026,-,UPI/632522220009/MILK,40.00,0.00,"12,305.67"
3,22-11-2026,22-11-2026,-,UPI/632522220002/RAVI PATIL,0.00,99.00,"12,404.67"`,
  Axis: `Name :- CHATPATA FOODS
Statement of Axis Account No :- 000000000004321 for the period (From : 01-11-2026 To : 22-11-2026)

Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
21-11-2026,-,UPI/P2A/632522220001/ASHA,,1234.50,12345.67,123
21-11-2026,-,UPI/P2M/632522220009/MILK,40.00,,12305.67,123
22-11-2026,-,UPI/P2A/632522220002/RAVI,,99.00,12404.67,123`,
  Kotak: `"Sl. No.";"Transaction Date";"Description";"Chq / Ref No.";"Amount";"Dr / Cr";"Balance"
"1";"21-11-2026 19:04:05";"UPI/ASHA/632522220001";"UPI-632522220001";"1,234.50";"CR";"12,345.67"
"2";"21-11-2026 19:10:05";"UPI/MILK/632522220009";"UPI-632522220009";"40.00";"DR";"12,305.67"
"3";"22-11-2026 08:15:00";"UPI/RAVI/632522220002";"UPI-632522220002";"99.00";"CR";"12,404.67"`,
  "Bank of Maharashtra": `Date\tParticulars\tCheque No\tAmount\tBalance
21/11/2026\tUPI 632522220001 ASHA\t\t1,234.50 Cr\t12,345.67 Cr
21/11/2026\tUPI 632522220009 MILK\t\t40.00 Dr\t12,305.67 Cr
22/11/2026\tUPI 632522220002 RAVI\t\t99.00 Cr\t12,404.67 Cr`,
  PhonePe: `Transaction Date,Transaction Id,Bank UTR,Transaction Type,Payer Name,Amount,Status
"Nov 21, 2026 07:04 PM",T2611211904,632522220001,Payment,Asha Kulkarni,"₹1,234.50",SUCCESS
"Nov 21, 2026 07:05 PM",T2611211905,632522220008,Payment,Ravi Patil,₹99,FAILED
"Nov 21, 2026 07:06 PM",T2611211906,632522220009,Refund,Milk,-₹40,SUCCESS
"Nov 22, 2026 08:15 AM",T2611220815,632522220002,Payment,Ravi Patil,₹99,SUCCESS`,
  Paytm: `Date & Time,UTR No.,Details,Credit/Debit,Amount (Rs.),Status
2026-11-21 19:04:05,'632522220001,Asha,Credit,1234.5,Success
2026-11-21 19:06:05,'632522220009,Milk,Debit,40,Success
2026-11-22 08:15:00,'632522220002,Ravi,Credit,99,Success
2026-11-22 08:16:00,'632522220007,Ravi,Credit,99,Failed`,
};

test.each(Object.keys(files))("reads the credits of a file by %s", (bank) => {
  const statement = read(files[bank] ?? "");

  expect(statement?.credits).toMatchObject([
    { amountPaise: 123_450, reference: "632522220001" },
    { amountPaise: 9900, reference: "632522220002" },
  ]);
  expect(statement?.ignored.debits).toBe(1);
  expect(statement?.ignored.failed).toBe(/FAILED/i.test(files[bank] ?? "") ? 1 : 0);
  const [first, second] = (statement?.credits ?? []).map((credit) =>
    formatDateTime(credit.receivedAt),
  );
  expect(first).toMatch(/^Nov 21, 2026, (12:00 AM|7:04 PM)$/);
  expect(second).toMatch(/^Nov 22, 2026, (12:00 AM|8:15 AM)$/);
});

test("two identical credits in one file both count, and have the same fingerprints in the next file", () => {
  const csv = `Date,Narration,Debit,Credit
21/11/26,CASH DEPOSIT,,250.00
21/11/26,CASH DEPOSIT,,250.00
21/11/26,"CASH, DEPOSIT",,250.00`;

  const fingerprints = () =>
    withFingerprints(read(csv)?.credits ?? []).map(({ fingerprint }) => fingerprint);
  const first = fingerprints();

  expect(first).toHaveLength(3);
  expect(new Set(first).size).toBe(3);
  expect(fingerprints()).toEqual(first);
});

test("unknown headings have no layout, but are found in the file", () => {
  const lines = [
    ["My bank", "", ""],
    ["Wann", "Was", "Wieviel"],
    ["21-11-26", "UPI", "250"],
  ];

  expect(findLayout(lines, () => null)).toBeNull();
  expect(likelyHeadingLine(lines)).toBe(1);
});
