import { describe, expect, test } from "vitest";
import { findReferences } from "./find-references.ts";

const UTR = "634012345678";
const open = (amountPaise = 80_000, reference = UTR) => [{ id: "one", reference, amountPaise }];

function doubtIn(text: string, waiting = open()) {
  const [finding] = findReferences(text, waiting);
  return finding ? (finding.doubt ?? "certain") : "not found";
}

describe("a message", () => {
  test.each([
    ["Rs.800.00 credited to A/c XX1 by MEENA. UPI Ref 634012345678", "certain"],
    ["Meena paid you ₹800\n6 Dec, 7:04 pm\nUPI transaction ID: 634012345678", "certain"],
    ["INR 800 received, RRN 634012345678. Avl Bal INR 12,345.00. Never share OTP", "certain"],
    ["Received Rs 1 from MEENA, ref 634012345678", "other amount"],
    ["Rs 1 received from Rs 800, ref 634012345678", "several amounts"],
    ["Received from Bal Rs.1, note Rs 800, ref 634012345678", "several amounts"],
    ["A/c X1 debited for Rs 800 and MEENA credited, ref 634012345678", "not a payment received"],
    ["Rs 800 received, then reversed, ref 634012345678", "not a payment received"],
    ["Payment request of Rs 800 received, ref 634012345678", "not a payment received"],
    ["Rs 800 for milk was successful, ref 634012345678", "not a payment received"],
    ["Rs 800 received, ref 634012345678, note 634099999999", "several references"],
    ["Rs 800 received, ref 1634012345678", "not found"],
    ["Rs 800 received, ref 6340123456789", "not found"],
    ["Rs 800 received in account XX634012345678", "not found"],
    ["Rs 800 received from 634012345678@bank", "not found"],
  ])("%s: %s", (text, expected) => {
    expect(doubtIn(text)).toBe(expected);
  });

  test("says nothing about the one on the next line", () => {
    const text = `Rs 800 received, ref ${UTR}\nRs 90 debited, ref 634000000001`;

    expect(doubtIn(text)).toBe("certain");
  });
});

describe("a row", () => {
  const statement = (row: string) => `Shop\n\nDate,Details,Debit,Credit,Balance\n${row}\n`;

  test.each([
    [`6-12-26,UPI/${UTR}/MEENA,,800.00,900.00`, "certain"],
    [`"=""6-12-26""","=""UPI/${UTR}/MEENA""",,"=""800.00""","1,00,900.00"`, "certain"],
    [`6-12-26,UPI/${UTR}/MEENA "CHAAT" FAN,,800/-,900.00`, "certain"],
    [`6-12-26,UPI/0000${UTR}/MEENA,0.00,₹800,900.00`, "certain"],
    [`6-12-26,UPI/${UTR}/MEENA,800.00,,900.00`, "column not known"],
    [`6-12-26,UPI/${UTR}/MEENA,,100.00,800.00`, "column not known"],
    [`6-12-26,UPI/${UTR}/MEENA,,800.00,800.00`, "several amounts"],
    [`6-12-26,UPI/${UTR}/FAILED,,800.00,900.00`, "not a payment received"],
    [`6-12-26,UPI/${UTR}/Rs 800,,1.00,900.00`, "other amount"],
    [`6-12-26,UPI/${UTR}/MEENA,,800.00`, "column not known"],
  ])("%s: %s", (row, expected) => {
    expect(doubtIn(statement(row))).toBe(expected);
  });

  test.each([
    [`UPI/CR/${UTR}/MEENA;800.00;900.00`, "certain"],
    [`UPI/${UTR}/CR;800.00;900.00`, "column not known"],
    [`UPI/${UTR}/MEENA;800.00;900.00 Cr`, "column not known"],
    [`UPI/${UTR}/MEENA;Cr 800.00;900.00`, "certain"],
    [`UPI/${UTR}/MEENA;-800.00;900.00`, "other amount"],
    [`UPI/DR/${UTR}/MEENA;800.00;900.00`, "not a payment received"],
  ])("with one column for both directions, %s: %s", (row, expected) => {
    expect(doubtIn(`Narration;Amount;Balance\n${row}`)).toBe(expected);
  });

  test("below a line that tells Excel the separator is read as without it", () => {
    const rows = `Narration;Debit;Credit\nUPI/${UTR}/MEENA;;800.00`;

    expect(doubtIn(`\uFEFFsep=;\r\n${rows}`)).toBe(doubtIn(rows));
    expect(doubtIn(rows)).toBe("certain");
  });

  test("of a page that a spreadsheet opens is a row as well", () => {
    const cells = (row: string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const page = `<table>${cells(["Date", "Debit", "Credit"])}${cells([UTR, "", "800.00"])}</table>`;

    expect(doubtIn(page)).toBe("certain");
  });
});

test("a reference in several entries is to be checked, but not the same entry twice", () => {
  const received = `Rs 800 received, ref ${UTR}`;

  expect(doubtIn(`${received}\n\n${received}`)).toBe("certain");
  expect(doubtIn(`${received}\n\nRs 800 sent back, ref ${UTR}`)).toBe("several entries");
});

describe("the number of an order", () => {
  const order = open(80_000, "CP-261206-001");

  test("is certain with the bank's reference, which is recorded", () => {
    const text = `Rs 800 received for cp-261206-001, ref ${UTR}`;

    expect(findReferences(text, order)).toMatchObject([{ id: "one", utr: UTR, doubt: null }]);
  });

  test.each([
    ["Rs 1 received from CP-261206-001, ref 634012345678", "other amount"],
    ["Rs 800 received for CP-261206-001", "no reference of the bank"],
    ["Rs 800 received for CP-261206-001 from 919876543210", "no reference of the bank"],
    ["Rs 800 received for CP-261206-0012, ref 634012345678", "not found"],
  ])("%s: %s", (text, expected) => {
    expect(doubtIn(text, order)).toBe(expected);
  });

  test("beside the reference of another claim leaves both to be checked", () => {
    const both = [...order, { id: "two", reference: UTR, amountPaise: 80_000 }];
    const found = findReferences(`Rs 800 received for CP-261206-001, ref ${UTR}`, both);

    expect(found.map(({ doubt }) => doubt)).toEqual(["several references", "several references"]);
  });
});
