import type { BillSlip } from "#app/domain/bills/bill-slip.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import { m } from "#messages";
import { Row, SlipHeader } from "./slip-parts.tsx";

type PrintedBillProps = {
  slip: BillSlip;
  fssai: string;
  /** How it was paid; null to leave it out. */
  payment?: string | null;
};

/** A bill or credit note for an 80 mm receipt printer. */
export function PrintedBill({ slip, fssai, payment = null }: PrintedBillProps) {
  const { title, note, legalName, gstin, facts, lines, rates, roundOffPaise, totalPaise } = slip;
  return (
    <article className="slip" aria-label={`${title} ${slip.billNumber}`}>
      <SlipHeader fssai={fssai}>
        {legalName && <p>{legalName}</p>}
        {gstin && <p>{m.bills_gstin({ gstin })}</p>}
        <p className="slip-due">{title}</p>
        {note && <p>{note}</p>}
      </SlipHeader>
      <dl className="slip-pairs">
        {facts.map(({ label, text }) => (
          <Row key={label} label={label}>
            {text}
          </Row>
        ))}
      </dl>
      <table className="slip-items">
        <thead>
          <tr>
            <th scope="col">{m.bills_item()}</th>
            <th scope="col">{m.shared_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, tax, discountPaise, totalPaise: paise }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <tr key={index}>
              <th scope="row">
                {name}
                {(quantity > 0 || tax.length > 0) && (
                  <span>
                    {[quantity > 0 && m.bills_quantity({ quantity }), ...tax]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                )}
                {discountPaise > 0 && (
                  <span>
                    {m.bills_afterADiscountOf({ discount: formatRupeesWithPaise(discountPaise) })}
                  </span>
                )}
              </th>
              <td>{formatRupeesWithPaise(paise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rates.length > 0 && (
        <table className="slip-items slip-taxes">
          <caption className="visually-hidden">{m.bills_taxByRate()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.admin_rate()}</th>
              <th scope="col">{m.bills_taxable()}</th>
              {rates[0]?.taxes.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map(({ name, code, taxablePaise, taxes }) => (
              <tr key={name + code}>
                <th scope="row">{name}</th>
                <td>{formatRupeesWithPaise(taxablePaise)}</td>
                {taxes.map(({ label, paise }) => (
                  <td key={label}>{formatRupeesWithPaise(paise)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="slip-pairs">
        {roundOffPaise !== 0 && (
          <Row label={m.admin_roundOff()}>{formatRupeesWithPaise(roundOffPaise)}</Row>
        )}
        <Row label={m.shared_total()} strong>
          {formatRupeesWithPaise(totalPaise)}
        </Row>
        {payment && !slip.isCredit && <Row label={m.shared_payment()}>{payment}</Row>}
      </dl>
      {!slip.isCredit && (
        <footer className="slip-centered">
          <p>{m.admin_testPrintThanks()}</p>
        </footer>
      )}
    </article>
  );
}
