import { splitDiscount } from "../coupons/discount.ts";
import { integratedTaxWithin, taxOnTop, taxWithin } from "../tax/tax-amounts.ts";
import type { TaxRate } from "../tax/tax-terms.ts";
import type { BillAmounts, BillLine } from "./bill.ts";

/** A dish or a charge, without the tax that is added to it. */
export type BillPart = {
  name: string;
  /** The name that the customer reads, unless it is English. */
  local?: string;
  quantity: number;
  rate: TaxRate;
  /** After its share of the discounts. */
  amountPaise: number;
  discountPaise: number;
};

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Half of the tax that `totalPaise` contains is CGST, half SGST; between states it is IGST. */
function taxed(
  line: Pick<BillLine, "name" | "local" | "code" | "quantity" | "basisPoints" | "discountPaise">,
  totalPaise: number,
  isInterState: boolean,
): BillLine {
  const { basisPoints } = line;
  if (isInterState) {
    const igstPaise = integratedTaxWithin({ amountPaise: totalPaise, basisPoints });
    const taxablePaise = totalPaise - igstPaise;
    return { ...line, taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise, totalPaise };
  }
  const half = taxWithin({ amountPaise: totalPaise, basisPoints }) / 2;
  const taxablePaise = totalPaise - 2 * half;
  return { ...line, taxablePaise, cgstPaise: half, sgstPaise: half, totalPaise };
}

function withSums(lines: BillLine[], totalPaise: number): BillAmounts {
  return {
    lines,
    taxPaise: sum(lines.map(({ taxablePaise, totalPaise }) => totalPaise - taxablePaise)),
    roundOffPaise: totalPaise - sum(lines.map((line) => line.totalPaise)),
    totalPaise,
  };
}

/**
 * The lines of a bill with the tax that each contains. `taxPaise` is the tax that was added to
 * prices without tax: by line as quoted, or in proportion if other rates applied at the time.
 */
export function billAmounts(
  parts: BillPart[],
  taxPaise: number,
  totalPaise: number,
  isInterState = false,
): BillAmounts {
  const amounts = parts.map(({ amountPaise }) => amountPaise);
  const quoted = parts.map(({ amountPaise, rate }) => taxOnTop({ ...rate, amountPaise }));
  const added = sum(quoted) === taxPaise ? quoted : splitDiscount(taxPaise, amounts);
  const lines = parts.map(({ rate, amountPaise, ...part }, index) =>
    taxed({ ...part, ...rate }, amountPaise + (added[index] ?? 0), isInterState),
  );
  return withSums(lines, totalPaise);
}

/** The part of a bill that no earlier credit note has credited. */
function restOf(bill: BillAmounts, credited: BillAmounts[]): BillAmounts {
  const lines = bill.lines.map((line, index) => {
    const taken = credited.flatMap(({ lines }) => lines[index] ?? []);
    const less = (name: "taxablePaise" | "cgstPaise" | "sgstPaise" | "totalPaise") =>
      line[name] - sum(taken.map((one) => one[name]));
    return {
      ...line,
      quantity: credited.length === 0 ? line.quantity : 0,
      taxablePaise: less("taxablePaise"),
      cgstPaise: less("cgstPaise"),
      sgstPaise: less("sgstPaise"),
      ...(line.igstPaise !== undefined && {
        igstPaise: line.igstPaise - sum(taken.map((one) => one.igstPaise ?? 0)),
      }),
      totalPaise: less("totalPaise"),
    };
  });
  return withSums(lines, bill.totalPaise - sum(credited.map((one) => one.totalPaise)));
}

/** Credits this amount of a bill in proportion to its lines, or the rest of the bill if that is less. */
export function creditAmounts(
  bill: BillAmounts,
  credited: BillAmounts[],
  amountPaise: number,
): BillAmounts {
  const rest = restOf(bill, credited);
  if (amountPaise >= rest.totalPaise) return rest;
  const shares = splitDiscount(
    amountPaise,
    rest.lines.map(({ totalPaise }) => totalPaise),
  );
  const lines = rest.lines.map((line, index) => {
    const share = { ...line, quantity: 0, discountPaise: 0 };
    return taxed(share, shares[index] ?? 0, line.igstPaise !== undefined);
  });
  return withSums(lines, amountPaise);
}
