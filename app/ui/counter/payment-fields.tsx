import { encode } from "uqr";
import { changePaise, likelyNotes, paidNowPaise } from "#app/domain/counter/counter-payment.ts";
import type { CounterTerms } from "#app/domain/counter/counter-quote.ts";
import { formatRupees, paiseToRupees } from "#app/domain/money.ts";
import { upiLink } from "#app/domain/orders/upi-link.ts";
import { drawnCode, QR_OPTIONS } from "#app/domain/qr-code.ts";
import { amountRows, DELIVERY_FEE } from "#app/domain/quote/amounts.ts";
import { Button } from "../button.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Price } from "../price.tsx";
import { QrCodeImage } from "../qr-code-image.tsx";
import { useField } from "./counter-field.ts";
import { FORM_ID } from "./order-lines.tsx";
import { Tiles } from "./tiles.tsx";
import type { Counter } from "./use-counter.ts";

export function Amounts({ counter: { quote } }: { counter: Counter }) {
  const rows = amountRows(quote).filter(({ label, paise }) => label !== DELIVERY_FEE || paise > 0);
  // A subtotal alone would repeat the total.
  if (rows.length < 2) return null;
  return (
    <dl className="pairs">
      {rows.map(({ label, paise }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Price paise={paise} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const methods = [
  { value: "cash", label: "Cash exact" },
  { value: "upi", label: "UPI" },
  { value: "card", label: "Card" },
  { value: "split", label: "Split" },
  { value: "later", label: "Later" },
];

/** At the bottom of a phone's screen, at the end of the order on a wide one. */
export function PaymentBar({ counter }: { counter: Counter }) {
  const { order, lines, quote, errors, version, isSending } = counter;
  const { totalPaise } = quote;
  const count = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <div className="counter-pay">
      <p className="counter-total">
        <a href="#counter-order">
          {count} {count === 1 ? "item" : "items"}
        </a>
        <output aria-label="Total">
          <Price paise={totalPaise} large />
        </output>
      </p>
      <Tiles
        key={version}
        name="payment"
        legend="Payment"
        hideLegend
        chosen={order.payment}
        options={methods}
        className="counter-methods"
        errors={errors.payment}
      />
      <Cash counter={counter} />
      <Upi payee={counter.terms.payee} totalPaise={totalPaise} />
      <Split counter={counter} />
      <SubmitButton
        name="place"
        value="order"
        size="large"
        wide
        pending={isSending}
        pendingLabel="Sending…"
        disabled={lines.length === 0}
      >
        {order.payment === "later" ? "Place order" : "Take payment"}
      </SubmitButton>
    </div>
  );
}

function Cash({ counter }: { counter: Counter }) {
  const { order, quote } = counter;
  const field = useField(counter);
  const change = changePaise(order, quote.totalPaise);
  return (
    <div className="counter-cash">
      <div className="row">
        {likelyNotes(quote.totalPaise).map((note) => (
          <Button
            key={note}
            type="submit"
            variant="secondary"
            name="cash"
            value={paiseToRupees(note)}
          >
            {formatRupees(note)}
          </Button>
        ))}
      </div>
      <Field
        meta={field("given")}
        label="Given"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        width="s"
        placeholder="exact"
      />
      {change !== null && (
        <p className="counter-change" role="status">
          {formatRupees(change + quote.totalPaise)} → <strong>{formatRupees(change)}</strong>
          <span className="subtext">change</span>
        </p>
      )}
    </div>
  );
}

function Upi({ payee, totalPaise }: { payee: CounterTerms["payee"]; totalPaise: number }) {
  if (!payee)
    return <p className="counter-upi muted small">No UPI ID is set up: use the shop's own code.</p>;
  const code = drawnCode(encode(upiLink(payee, totalPaise, null), QR_OPTIONS));
  return (
    <div className="counter-upi counter-qr">
      <QrCodeImage code={code} label={`QR code to pay ${formatRupees(totalPaise)} by UPI`} />
      <p>
        <strong>{formatRupees(totalPaise)}</strong>
        <span className="subtext">
          to {payee.name}, {payee.id}
        </span>
      </p>
    </div>
  );
}

const splitLabels = { cash: "Cash", upi: "UPI", card: "Card" };

function Split({ counter: { order, quote, version, errors } }: { counter: Counter }) {
  const leftPaise = quote.totalPaise - paidNowPaise(order, quote.totalPaise);
  const methods = ["cash", "upi", "card"] as const;
  return (
    <div className="counter-split">
      {methods.map((method) => (
        <Field
          key={method}
          meta={{
            ...plainMeta(`split.${method}`, {
              id: `${FORM_ID}-split.${method}`,
              value: order.split[method],
              errors: errors[`split.${method}`],
            }),
            key: `${method} ${version}`,
          }}
          label={splitLabels[method]}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <p className="muted small" role="status">
        {leftPaise > 0 && `${formatRupees(leftPaise)} left to pay`}
        {leftPaise < 0 && `${formatRupees(-leftPaise)} too much`}
        {leftPaise === 0 && "Adds up"}
      </p>
    </div>
  );
}
