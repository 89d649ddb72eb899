import { formatRupees } from "#app/domain/money.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import type { Doubt, FoundPayment } from "#app/domain/payments/find-references.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form, Link } from "../link.tsx";

const doubts: Record<Doubt, () => string> = {
  "other amount": () => m.payments_doubtOtherAmount(),
  "several amounts": () => m.payments_doubtSeveralAmounts(),
  "several references": () => m.payments_doubtSeveralReferences(),
  "several entries": () => m.payments_doubtSeveralEntries(),
  "no reference of the bank": () => m.payments_doubtNoReference(),
  "not a payment received": () => m.payments_doubtNotReceived(),
  "column not known": () => m.payments_doubtColumn(),
  "in use": () => m.payments_doubtInUse(),
};

/** If the text contains the amount due, staff may confirm a match that is not certain. */
const mayConfirm = ({ doubt }: FoundPayment) => doubt !== "other amount" && doubt !== "in use";

function Payment({ payment }: { payment: FoundPayment }) {
  const { id, amountPaise, utr, text, doubt, orderId, orderNumber, customerName } = payment;
  const name = [orderNumber, customerName, formatRupees(amountPaise)].filter(Boolean).join(" · ");
  return (
    <li>
      {mayConfirm(payment) ? (
        <label className="choice">
          <input
            type="checkbox"
            name="payment"
            value={`${id} ${amountPaise} ${utr}`}
            defaultChecked={doubt === null}
          />
          <span>{name}</span>
        </label>
      ) : (
        <Link to={orderUrl(orderId)}>{name}</Link>
      )}
      {doubt && <p>{doubts[doubt]()}</p>}
      <p className="muted">{text}</p>
    </li>
  );
}

type PaymentsProps = { title: string; hint?: string; payments: FoundPayment[]; button: string };

function Payments({ title, hint, payments, button }: PaymentsProps) {
  if (payments.length === 0) return null;
  const isChoice = payments.some(mayConfirm);
  return (
    <Form method="post" action="/admin/payments/confirmations">
      <Card title={title}>
        {hint && isChoice && <p className="muted">{hint}</p>}
        <ul className="stack">
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
        {isChoice && (
          <div className="row">
            <SubmitButton pendingLabel={m.payments_confirming()}>{button}</SubmitButton>
          </div>
        )}
      </Card>
    </Form>
  );
}

/** Separate forms, so that doubtful payments are never confirmed together with the rest. */
export function FoundPayments({ payments }: { payments: FoundPayment[] }) {
  const certain = payments.filter(({ doubt }) => doubt === null);
  const totalPaise = certain.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return (
    <>
      <Payments
        title={m.payments_certain()}
        payments={certain}
        button={m.payments_confirmAll({ count: certain.length, total: formatRupees(totalPaise) })}
      />
      <Payments
        title={m.payments_checkYourself()}
        hint={m.payments_checkYourselfHint()}
        payments={payments.filter(({ doubt }) => doubt !== null)}
        button={m.payments_confirmChosen()}
      />
    </>
  );
}
