import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { stateWithCode } from "../tax/gst-states.ts";
import { formatRate } from "../tax/tax-terms.ts";
import { billTitle, rateTotals } from "./bill.ts";
import { bookOfMonth } from "./book.server.ts";

const titles = [
  "Date",
  "Number",
  "Kind",
  "Credits",
  "Order",
  "Taxable",
  "CGST",
  "SGST",
  "Round off",
  "Total",
  "Billed To",
  "Customer GSTIN",
  "IGST",
  "Place of Supply",
];

const rateColumns = ["Taxable", "CGST", "SGST", "Round off", "Total", "IGST"];

type Book = ReturnType<typeof bookOfMonth>;

/** Credit notes are subtracted from bills. */
function billRow(bill: Book["bills"][number]): (string | number)[] {
  const sign = bill.kind === "bill" ? 1 : -1;
  const sum = (name: "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise") =>
    (sign * bill.lines.reduce((total, line) => total + (line[name] ?? 0), 0)) / 100;
  const place = bill.mode === "regular" ? bill.placeOfSupply || bill.gstin : "";
  return [
    bill.day,
    bill.billNumber,
    inLanguage("en", () => billTitle(bill)),
    bill.creditedBill ?? "",
    bill.orderNumber ?? bill.eventNumber ?? "",
    sum("taxablePaise"),
    sum("cgstPaise"),
    sum("sgstPaise"),
    (sign * bill.roundOffPaise) / 100,
    (sign * bill.totalPaise) / 100,
    bill.buyerName,
    bill.buyerGstin,
    sum("igstPaise"),
    inLanguage("en", () => stateWithCode(place)),
  ];
}

/** A line for each bill and credit note of a month, in rupees, and a line for each missing number. */
export function exportedBills(month: string): string[] {
  const { bills, missing } = bookOfMonth(month);
  const gaps = missing.map((number) => ["", number, "MISSING", ...titles.slice(3).map(() => "")]);
  return [csvStart(titles), csvLines(bills.map(billRow)), csvLines(gaps)];
}

/**
 * A line for each rate and code of a month, in rupees, a line for rounding, and the totals; credit
 * notes are subtracted.
 */
export function exportedRates(month: string): string[] {
  const { bills } = bookOfMonth(month);
  const roundOff = bills.reduce(
    (paise, bill) => paise + (bill.kind === "bill" ? bill.roundOffPaise : -bill.roundOffPaise),
    0,
  );
  const rows = [
    ...rateTotals(bills).map(({ basisPoints, code, ...paise }) => ({
      names: [formatRate(basisPoints), code],
      amounts: [
        paise.taxablePaise,
        paise.cgstPaise,
        paise.sgstPaise,
        0,
        paise.totalPaise,
        paise.igstPaise,
      ],
    })),
    { names: ["Round off", ""], amounts: [0, 0, 0, roundOff, roundOff, 0] },
  ];
  const sums = rateColumns.map((_, column) =>
    rows.reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0),
  );
  return [
    csvStart(["Rate", "HSN or SAC", ...rateColumns]),
    csvLines(
      [...rows, { names: ["Total", ""], amounts: sums }].map(({ names, amounts }) => [
        ...names,
        ...amounts.map((paise) => paise / 100),
      ]),
    ),
  ];
}
