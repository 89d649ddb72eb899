import { flushSync } from "react-dom";
import { encode } from "uqr";
import { EXACT_CASH } from "#app/domain/counter/counter-order.ts";
import { changePaise, likelyNotes, paidNowPaise } from "#app/domain/counter/counter-payment.ts";
import type { CounterTerms } from "#app/domain/counter/counter-quote.ts";
import { translated } from "#app/domain/language/translated.ts";
import { paymentNames } from "#app/domain/ledger/payment.ts";
import { upiLink } from "#app/domain/ledger/upi-link.ts";
import { formatRupees, paiseToRupees } from "#app/domain/money.ts";
import { drawnCode, QR_OPTIONS } from "#app/domain/qr-code.ts";
import { amountRows } from "#app/domain/quote/amounts.ts";
import type { FieldError } from "#app/domain/result.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Pairs } from "../details/pairs.tsx";
import { QrCodeImage } from "../details/qr-code-image.tsx";
import { Price } from "../dish/price.tsx";
import { AmountField, plainMeta } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { useField } from "./counter-field.ts";
import { FORM_ID } from "./order-lines.tsx";
import { showInPane } from "./order-pane.ts";
import { Tiles } from "./tiles.tsx";
import type { Counter } from "./use-counter.ts";

export function Amounts({ counter: { quote } }: { counter: Counter }) {
  const rows = amountRows(quote, false);
  // A lone subtotal would repeat the total.
  if (rows.length < 2) return null;
  return (
    <Pairs rows={rows.map(({ label, paise }) => [label, <Price key={label} paise={paise} />])} />
  );
}

const methods = [
  translated({ value: "cash", label: m.payments_cash }),
  translated({ value: "upi", label: m.payments_upi }),
  translated({ value: "card", label: m.payments_card }),
  translated({ value: "split", label: m.counter_split }),
  translated({ value: "later", label: m.counter_later }),
];

/** At the bottom of a phone's screen, or at the end of the order on a wide one. */
export function PaymentBar({ counter }: { counter: Counter }) {
  const { order, lines, quote, errors, version, isSending, problems, corrected } = counter;
  const isHydrated = useHydrated();
  const blocks = isHydrated && problems.length > 0;
  const { totalPaise } = quote;
  const count = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <div className="counter-pay stack stack-small">
      <Tiles
        key={version}
        name="payment"
        legend={m.shared_payment()}
        chosen={order.payment}
        options={methods}
        className="counter-methods"
        errors={errors.payment}
      />
      <Cash counter={counter} />
      <div className="counter-upi">
        <UpiCode payee={counter.terms.payee} amountPaise={totalPaise} />
      </div>
      <Split counter={counter} />
      <div className="counter-place">
        <p className="counter-total">
          <a href="#counter-order">{m.orders_items({ count })}</a>
          {isHydrated && lines.length > 0 && !corrected && (
            <Button variant="secondary" size="small" disabled={isSending} onClick={counter.hold}>
              {m.counter_hold()}
            </Button>
          )}
          <output aria-label={m.shared_total()}>
            <Price paise={totalPaise} large />
          </output>
        </p>
        <KnownProblems counter={counter} />
        <SubmitButton
          name="place"
          value="order"
          size="large"
          wide
          pending={isSending}
          pendingLabel={m.shared_sending()}
          disabled={lines.length === 0 || blocks}
          aria-describedby={PROBLEMS_ID}
        >
          {order.payment === "later" ? m.counter_placeOrder() : m.counter_takePayment()}
        </SubmitButton>
      </div>
    </div>
  );
}

const PROBLEMS_ID = "counter-problems";

/** The first problem that would be refused now; after sending, the affected field shows it too. */
function KnownProblems({ counter }: { counter: Counter }) {
  const { quote, lines, problems, errors } = counter;
  const unsaid = problems.find(({ path }) => !errors[path]);
  const message = unsaid ? <ProblemLink counter={counter} problem={unsaid} /> : quote.note;
  return (
    <div id={PROBLEMS_ID} role="status">
      {lines.length > 0 && message && <p className="note tone-warn small">{message}</p>}
    </div>
  );
}

type ProblemLinkProps = { counter: Counter; problem: FieldError };

/** Leads to the field, or to a line with its choices open. */
function ProblemLink({ counter, problem: { path, msg } }: ProblemLinkProps) {
  const id = `${FORM_ID}-${path}`;
  const lead = () => {
    const { lines, order, press } = counter;
    const index = lines.findIndex((_, place) => path === `lines[${place}]`);
    if (lines[index]?.missingCount && order.shown !== index) {
      flushSync(() => press({ name: "choose", value: String(index) }));
    }
    const field = document.getElementById(id);
    const details = field?.closest("details");
    if (details) details.open = true;
    field?.focus({ preventScroll: true });
    if (field) showInPane(field);
  };
  return (
    <a
      href={`#${encodeURIComponent(id)}`}
      className="tap-target counter-problem"
      onClick={(event) => {
        event.preventDefault();
        lead();
      }}
    >
      {msg}
    </a>
  );
}

function Cash({ counter }: { counter: Counter }) {
  const { order, quote } = counter;
  const field = useField(counter);
  const change = changePaise(order, quote.totalPaise);
  return (
    <div className="counter-cash">
      <div className="row">
        <Button type="submit" variant="secondary" name="cash" value={EXACT_CASH}>
          {m.counter_exact()}
        </Button>
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
      <AmountField
        meta={field("given")}
        label={m.counter_given()}
        width="s"
        placeholder={m.counter_exact()}
      />
      {change !== null && (
        <p className="counter-change" role="status">
          {formatRupees(change + quote.totalPaise)} → <strong>{formatRupees(change)}</strong>
          <span className="subtext">{m.counter_change()}</span>
        </p>
      )}
    </div>
  );
}

type UpiCodeProps = { payee: CounterTerms["payee"]; amountPaise: number };

function UpiCode({ payee, amountPaise }: UpiCodeProps) {
  if (!payee) return <p className="muted small">{m.counter_upiNotSetUp()}</p>;
  const code = drawnCode(encode(upiLink(payee, amountPaise, null), QR_OPTIONS));
  return (
    <div className="counter-qr">
      <QrCodeImage code={code} label={m.counter_upiQrCode({ total: formatRupees(amountPaise) })} />
      <p>
        <strong>{formatRupees(amountPaise)}</strong>
        <span className="subtext">{m.counter_to({ name: payee.name, upiId: payee.id })}</span>
      </p>
    </div>
  );
}

function Split({ counter: { order, quote, version, errors, terms } }: { counter: Counter }) {
  const upiPaise = paiseTyped(order.split.upi);
  const leftPaise = quote.totalPaise - paidNowPaise(order, quote.totalPaise);
  const methods = ["cash", "upi", "card"] as const;
  return (
    <div className="counter-split">
      {methods.map((method) => (
        <AmountField
          key={method}
          meta={{
            ...plainMeta(`split.${method}`, {
              id: `${FORM_ID}-split.${method}`,
              value: order.split[method],
              errors: errors[`split.${method}`],
            }),
            key: `${method} ${version}`,
          }}
          label={paymentNames[method]}
        />
      ))}
      <p className="muted small" role="status">
        {leftPaise > 0 && m.counter_leftToPay({ left: formatRupees(leftPaise) })}
        {leftPaise < 0 && m.counter_tooMuch({ amount: formatRupees(-leftPaise) })}
        {leftPaise === 0 && m.counter_addsUp()}
      </p>
      {upiPaise > 0 && upiPaise <= quote.totalPaise && (
        <UpiCode payee={terms.payee} amountPaise={upiPaise} />
      )}
    </div>
  );
}
