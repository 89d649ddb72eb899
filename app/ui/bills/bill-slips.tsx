import { billPayment, type OrderBills } from "#app/domain/bills/bill-slip.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { PrintedBill } from "./printed-bill.tsx";
import { PrintedSlip } from "./printed-slip.tsx";

/** The last bill with its credit notes or, if there is none yet, a slip. */
export function BillSlips({ present, earlier, ticket, fssai }: OrderBills) {
  return (
    <>
      <div className="slips">
        {present.length === 0 && <PrintedSlip ticket={ticket} fssai={fssai} />}
        {present.map((slip) => (
          <PrintedBill
            key={slip.id}
            slip={slip}
            fssai={fssai}
            payment={billPayment(slip, present, ticket)}
          />
        ))}
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={m.bills_earlierBillsAndCreditNotes()}>
          <div className="slips">
            {earlier.map((slip) => (
              <PrintedBill key={slip.id} slip={slip} fssai={fssai} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}
