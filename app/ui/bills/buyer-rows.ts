import type { Buyer } from "#app/domain/bills/buyer.ts";
import { m } from "#messages";

/** For `Pairs`, which leaves out empty rows. */
export function buyerRows({ buyerName, buyerGstin, purchaseOrder }: Buyer): [string, string][] {
  return [
    [m.bills_company(), buyerName],
    [m.bills_customerGstin(), buyerGstin],
    [m.bills_purchaseOrder(), purchaseOrder],
  ];
}
