import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { shop } from "../shop.ts";
import type { TaxMode } from "../tax/tax-terms.ts";

/** One line of a bill. The tax is half CGST, half SGST; if the buyer is in another state than the shop, it is IGST. */
export type BillLine = {
  name: string;
  /** The name that the customer reads, unless it is English. */
  local?: string;
  code: string;
  /** 0 in a credit note for part of the bill. */
  quantity: number;
  basisPoints: number;
  /** The discount; the amounts below already exclude it. */
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  /** Only for supplies to another state. */
  igstPaise?: number;
  totalPaise: number;
};

export type BillAmounts = {
  lines: BillLine[];
  taxPaise: number;
  roundOffPaise: number;
  totalPaise: number;
};

/** A bill as it was issued. A credit note credits its bill in full or in part. */
export type Bill = BillAmounts & {
  id: string;
  orderId: string | null;
  eventId: string | null;
  kind: "bill" | "credit_note";
  billId: string | null;
  series: string;
  financialYear: string;
  number: number;
  billNumber: string;
  mode: TaxMode;
  legalName: string;
  gstin: string;
  reason: string;
  /** The company that is billed; these fields are empty unless somebody filled them in. */
  buyerName: string;
  buyerGstin: string;
  purchaseOrder: string;
  /** The code of the state; empty for the one in which the shop is registered. */
  placeOfSupply: string;
  /** The business date in India. */
  day: string;
  createdAt: Date;
};

/** Changing the prefix starts new series. */
export function seriesOf(kind: Bill["kind"]): string {
  return kind === "bill" ? shop.numberPrefix : `${shop.numberPrefix}C`;
}

/** The law requires these words, so they are the same in every language. */
export const COMPOSITION_NOTE =
  "Composition taxable person, not eligible to collect tax on supplies";

/** The line for the part that is kept of a cancelled order or booking, as stored. */
export const CANCELLATION_FEE = "Cancellation fee";

const titles: Record<TaxMode, string> = translated({
  unregistered: m.bills_receipt,
  composition: m.bills_billOfSupply,
  regular: m.bills_taxInvoice,
});

export function billTitle({ kind, mode }: Pick<Bill, "kind" | "mode">): string {
  return kind === "credit_note" ? m.bills_creditNote() : titles[mode];
}

/** From April to March: `26-27`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month < 4 ? year - 1 : year;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, "0")).join("-");
}

/** `CP/26-27/000123` or `CPC/26-27/0001`: at most 16 characters, as the rules require. */
export function billNumberOf(kind: Bill["kind"], financialYear: string, number: number): string {
  const digits = kind === "bill" ? 6 : 4;
  return `${seriesOf(kind)}/${financialYear}/${String(number).padStart(digits, "0")}`;
}

type RateTotal = {
  basisPoints: number;
  code: string;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
};

/** Bills less credit notes by rate and code, the lowest rate first. */
export function rateTotals(all: Pick<Bill, "kind" | "lines">[]): RateTotal[] {
  const totals = new Map<string, RateTotal>();
  for (const { kind, lines } of all) {
    const sign = kind === "bill" ? 1 : -1;
    for (const { basisPoints, code, taxablePaise, cgstPaise, sgstPaise, ...line } of lines) {
      const key = `${basisPoints} ${code}`;
      const empty = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
      const sum = totals.get(key) ?? { basisPoints, code, ...empty };
      sum.taxablePaise += sign * taxablePaise;
      sum.cgstPaise += sign * cgstPaise;
      sum.sgstPaise += sign * sgstPaise;
      sum.igstPaise += sign * (line.igstPaise ?? 0);
      sum.totalPaise += sign * line.totalPaise;
      totals.set(key, sum);
    }
  }
  return [...totals.values()].sort(
    (a, b) => a.basisPoints - b.basisPoints || a.code.localeCompare(b.code),
  );
}
