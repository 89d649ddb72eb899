import type { SubmissionResult } from "@conform-to/react";
import { formatRupees } from "#app/domain/money.ts";
import type { UpiPayment } from "#app/domain/orders/upi-link.ts";
import type { Claim } from "#app/domain/payments/claim.ts";
import { buttonClass } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Notice } from "../notice.tsx";
import { QrCodeImage } from "../qr-code-image.tsx";
import { ClaimForm } from "./claim-form.tsx";

type UpiPaymentPanelProps = {
  payment: UpiPayment;
  /** Of the form, when it was sent without scripts. */
  lastResult?: SubmissionResult<string[]> | undefined;
};

/** A phone shows the button, a large screen the code. After "I have paid" both are folded away. */
export function UpiPaymentPanel({ payment, lastResult }: UpiPaymentPanelProps) {
  const { orderNumber, claim } = payment;
  if (claim?.failure === null) {
    return (
      <div className="stack">
        <ClaimState claim={claim} />
        <Disclosure summary="Send another reference" open={Boolean(lastResult)}>
          <ClaimForm orderNumber={orderNumber} lastResult={lastResult} />
        </Disclosure>
        <Disclosure summary="Pay again">
          <PayNow {...payment} />
        </Disclosure>
      </div>
    );
  }
  return (
    <div className="stack">
      {claim && <ClaimState claim={claim} />}
      <PayNow {...payment} />
      <Disclosure summary="I have paid" open={Boolean(lastResult ?? claim)}>
        <ClaimForm orderNumber={orderNumber} lastResult={lastResult} />
      </Disclosure>
    </div>
  );
}

function ClaimState({ claim: { reference, at, failure } }: { claim: Claim }) {
  if (failure === null) {
    return (
      <Notice tone="info" title="Awaiting confirmation">
        You told us {at} that you paid, with the reference {reference}. We are checking it.
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title="We could not find your payment">
      Reference {reference}, sent {at}: {failure}.
    </Notice>
  );
}

function PayNow(payment: UpiPayment) {
  const { code, payee, amountPaise } = payment;
  const amount = formatRupees(amountPaise);
  return (
    <div className="qr qr-payment">
      <QrCodeImage code={code} label={`QR code to pay ${amount} by UPI`} />
      <div className="stack stack-small">
        <p className="qr-only">
          Scan the code with any UPI app. Amount and order number are filled in.
        </p>
        <PayLink {...payment} />
        <p>To {payee.name}</p>
        <p className="row">
          <code className="upi-id">{payee.id}</code>
          <CopyButton text={payee.id} what="UPI ID" />
        </p>
        <p className="muted small">
          Some bank apps refuse links and codes of a personal UPI ID: then copy the ID into your app
          and type the amount, {amount}.
        </p>
      </div>
    </div>
  );
}

/** Opens a payment app; hidden where there is none. */
export function PayLink({ link, amountPaise }: Pick<UpiPayment, "link" | "amountPaise">) {
  return (
    <a className={buttonClass({ className: "upi-link" })} href={link}>
      Pay {formatRupees(amountPaise)} by UPI
    </a>
  );
}
