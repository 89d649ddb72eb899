import { type SubmissionResult, useForm } from "@conform-to/react";
import { useFetcher, useLocation } from "@remix-run/react";
import type { Claim } from "#app/domain/ledger/claim.ts";
import type { UpiPayment, UpiRequest } from "#app/domain/ledger/upi-link.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { CopyButton } from "../details/copy-button.tsx";
import { QrCodeImage } from "../details/qr-code-image.tsx";
import { Disclosure } from "../disclosure.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { DigitsField } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Notice } from "../notice.tsx";

type UpiPaymentPanelProps = {
  payment: UpiPayment;
  /** The reply to a form sent without scripts. */
  lastResult?: SubmissionResult<string[]> | undefined;
};

/** A phone shows the button, a large screen the code. After "I have paid", both are folded away. */
export function UpiPaymentPanel({ payment, lastResult }: UpiPaymentPanelProps) {
  const { orderNumber, claim } = payment;
  if (claim?.failure === null) {
    return (
      <div className="stack">
        <ClaimState claim={claim} />
        <Disclosure summary={m.orders_sendAnotherReference()} open={Boolean(lastResult)}>
          <ClaimForm orderNumber={orderNumber} lastResult={lastResult} />
        </Disclosure>
        <Disclosure summary={m.orders_payAgain()}>
          <PayNow {...payment} />
        </Disclosure>
      </div>
    );
  }
  return (
    <div className="stack">
      {claim && <ClaimState claim={claim} />}
      <PayNow {...payment} />
      <Disclosure summary={m.orders_iHavePaid()} open={Boolean(lastResult ?? claim)}>
        <ClaimForm orderNumber={orderNumber} lastResult={lastResult} />
      </Disclosure>
    </div>
  );
}

function ClaimState({ claim: { reference, at, failure } }: { claim: Claim }) {
  if (failure === null) {
    return (
      <Notice tone="info" title={m.orders_awaitingConfirmation()}>
        {m.orders_claimBeingChecked({ at, reference })}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={m.orders_claimNotFound()}>
      {m.orders_referenceSent({ reference, at, failure })}
    </Notice>
  );
}

/** The button and the code, for customers who show the payment to the shop. */
export function PayNow(payment: UpiRequest) {
  const { code, payee, amountPaise } = payment;
  const amount = formatRupees(amountPaise);
  return (
    <div className="qr qr-payment">
      <QrCodeImage code={code} label={m.orders_upiQrCode({ amount })} />
      <div className="stack stack-small">
        <p className="qr-only">{m.orders_upiScanHint()}</p>
        <PayLink {...payment} />
        <p>{m.orders_to({ name: payee.name })}</p>
        <p className="row">
          <code className="upi-id">{payee.id}</code>
          <CopyButton text={payee.id} what={m.shared_upiId()} />
        </p>
        <p className="muted small">{m.orders_upiManualHint({ amount })}</p>
      </div>
    </div>
  );
}

/** Opens a payment app; hidden if there is none. */
export function PayLink({ link, amountPaise }: Pick<UpiPayment, "link" | "amountPaise">) {
  return (
    <ButtonAnchor className="upi-link" href={link}>
      {m.orders_payAmountByUpi({ amount: formatRupees(amountPaise) })}
    </ButtonAnchor>
  );
}

type ClaimFormProps = {
  orderNumber: string;
  /** The reply to a form sent without scripts. */
  lastResult?: SubmissionResult<string[]> | undefined;
};

/** "I have paid": the reference of a UPI payment. */
function ClaimForm({ orderNumber, lastResult }: ClaimFormProps) {
  const fetcher = useFetcher<{ result: SubmissionResult<string[]> } | null>();
  const { pathname, search } = useLocation();
  const path = `/my-orders/${orderNumber}/claim`;
  const [form, fields] = useForm<{ reference: string }>({
    id: "claim",
    constraint: { reference: { required: true } },
    lastResult: fetcher.data ? fetcher.data.result : lastResult,
  });
  return (
    <InPlaceForm fetcher={fetcher} action={path} id={form.id} noValidate className="stack">
      {pathname !== path && <input type="hidden" name="returnTo" value={pathname + search} />}
      <ErrorSummary form={form} />
      <DigitsField
        meta={fields.reference}
        label={m.shared_referenceUtr()}
        hint={m.orders_referenceHelp()}
        spellCheck={false}
        width="m"
      />
      <div>
        <SubmitButton pending={isSending(fetcher)} pendingLabel={m.shared_sending()}>
          {m.orders_iHavePaid()}
        </SubmitButton>
      </div>
    </InPlaceForm>
  );
}
