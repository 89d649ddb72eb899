import { dayInIndia } from "../clock.ts";
import { shop } from "../shop.ts";
import { taxTermsOn } from "../tax/tax-terms.server.ts";
import { highestRate, type TaxTerms } from "../tax/tax-terms.ts";
import { type Bill, CANCELLATION_FEE } from "./bill.ts";
import { type BillPart, billAmounts, creditAmounts } from "./bill-amounts.ts";
import { isBillingPaused, postponeBill } from "./billing-pause.server.ts";
import { buyerIn } from "./buyer.ts";
import { billingOf } from "./buyers.server.ts";
import { issueBill } from "./issue-bill.server.ts";

/** The data of an order or a booking that billing needs. */
export type Billable = {
  orderId: string | null;
  eventId: string | null;
  parts: BillPart[];
  taxPaise: number;
  totalPaise: number;
  /** The part of the total that was waived by refunds. */
  waivedPaise: number;
  /** Payments less refunds. */
  paidPaise: number;
  /** See `bill.ts`. */
  placeOfSupply: string;
  /** The cancellation fee, if it was cancelled. */
  keptPaise: number;
  isCancelled: boolean;
  /** Whether its contents can no longer change. */
  isFixed: boolean;
};

function hasContents(bill: Bill, { parts, totalPaise, isFixed }: Billable): boolean {
  const named = (lines: { name: string; quantity: number }[]) =>
    JSON.stringify(lines.map(({ name, quantity }) => [name, quantity]));
  return bill.totalPaise === totalPaise && (isFixed || named(bill.lines) === named(parts));
}

/** Credits at most the rest of the bill. */
function credit(
  bill: Bill,
  notes: Bill[],
  amountPaise: number,
  reason: string,
  day: string,
  at: Date,
) {
  const leftPaise = notes.reduce((sum, { totalPaise }) => sum - totalPaise, bill.totalPaise);
  const creditedPaise = Math.min(amountPaise, leftPaise);
  // A numbered document for nothing could never be taken back.
  if (creditedPaise <= 0) return;
  const { orderId, eventId, mode, legalName, gstin, placeOfSupply } = bill;
  const buyer = buyerIn(bill);
  const place = { mode, legalName, gstin, placeOfSupply };
  const of = { ...buyer, ...place, orderId, eventId, billId: bill.id };
  const amounts = creditAmounts(bill, notes, creditedPaise);
  issueBill({ ...of, ...amounts, kind: "credit_note", reason }, day, at);
}

/**
 * While a cancelled order still has money to refund, its bill covers that money: a credit note credits the part that
 * was refunded and leaves the part that is kept. Any kept amount that no bill covers is billed as a cancellation fee.
 */
function settleCancelled(
  last: Bill | undefined,
  notes: Bill[],
  { orderId, eventId, parts, paidPaise, keptPaise, placeOfSupply }: Billable,
  terms: TaxTerms,
  day: string,
  at: Date,
): void {
  const leftPaise = notes.reduce((sum, { totalPaise }) => sum - totalPaise, last?.totalPaise ?? 0);
  const isBilled = leftPaise >= keptPaise;
  const backPaise = isBilled ? leftPaise - paidPaise : leftPaise;
  if (last) credit(last, notes, backPaise, "Cancelled", day, at);
  if (isBilled) return;
  const { mode, legalName, gstin } = terms;
  const rate = highestRate(parts.map((part) => part.rate));
  const fee = {
    name: CANCELLATION_FEE,
    quantity: 1,
    rate,
    amountPaise: keptPaise,
    discountPaise: 0,
  };
  const amounts = billAmounts([fee], 0, keptPaise, placeOfSupply !== "");
  const buyer = buyerIn(billingOf(orderId ?? eventId ?? ""));
  const place = { mode, legalName, gstin, placeOfSupply };
  const of = { ...buyer, ...place, orderId, eventId, billId: null, reason: "" };
  issueBill({ ...amounts, ...of, kind: "bill" }, day, at);
}

/**
 * Issues whatever is missing: a bill once it is due, a credit note if the last bill is no longer right, and one for
 * amounts that refunds left unpaid. Each is dated `at`, when the sale was made or changed, even if that day has been
 * closed since. `issued` are the bills and credit notes so far, newest first.
 */
export function settleBill(
  id: string,
  issued: Bill[],
  isDue: boolean,
  read: (terms: TaxTerms) => Billable,
  at: Date,
): void {
  const last = issued.find(({ kind }) => kind === "bill");
  if (!last && !isDue) return;
  if (isBillingPaused()) {
    postponeBill(id);
    return;
  }
  const day = dayInIndia(at);
  const stored = taxTermsOn(day);
  const terms = { ...stored, legalName: stored.legalName || shop.legalName };
  const billable = read(terms);
  const { parts, taxPaise, totalPaise, waivedPaise } = billable;
  const notes = issued.filter(({ billId }) => billId !== null && billId === last?.id);
  if (billable.isCancelled) {
    settleCancelled(last, notes, billable, terms, day, at);
    return;
  }
  const creditedPaise = notes.reduce((sum, note) => sum + note.totalPaise, 0);
  const holds = last && creditedPaise <= waivedPaise && hasContents(last, billable);
  if (last && holds) {
    if (waivedPaise > creditedPaise) {
      credit(last, notes, waivedPaise - creditedPaise, "Refunded", day, at);
    }
    return;
  }
  if (last && creditedPaise < last.totalPaise) {
    credit(last, notes, last.totalPaise - creditedPaise, "Changed", day, at);
  }
  // An order fully paid by a coupon keeps its bill; a booking that costs nothing has none.
  if (!isDue || (billable.eventId && totalPaise === 0)) return;
  const { mode, legalName, gstin } = terms;
  const { orderId, eventId, placeOfSupply } = billable;
  const bill = issueBill(
    {
      ...billAmounts(parts, taxPaise, totalPaise, placeOfSupply !== ""),
      ...buyerIn(billingOf(id)),
      ...{ orderId, eventId, mode, legalName, gstin, placeOfSupply },
      kind: "bill",
      billId: null,
      reason: "",
    },
    day,
    at,
  );
  if (waivedPaise > 0) credit(bill, [], waivedPaise, "Refunded", day, at);
}
