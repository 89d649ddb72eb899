import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { PaymentRow } from "#app/domain/payments/order-money.ts";
import { ButtonLink } from "../button.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { Field } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Page } from "../layout/page.tsx";
import { Notice } from "../notice.tsx";
import { PaymentList } from "./payment-list.tsx";

type ReversalPageProps = {
  number: string;
  payment: PaymentRow;
  constraint: FormConstraint;
  lastResult: SubmissionResult<string[]> | undefined;
  backTo: string;
};

/** Reverses a payment or refund that never happened; money that moved is refunded instead. */
export function ReversalPage(props: ReversalPageProps) {
  const { number, payment, backTo } = props;
  const [form, fields] = useForm<{ reason: string }>({
    id: "reversal",
    constraint: props.constraint,
    lastResult: props.lastResult,
  });
  const backLink = (
    <ButtonLink to={backTo} variant="quiet">
      Keep it
    </ButtonLink>
  );
  return (
    <Page
      title={
        <>
          Reverse a {payment.kind} of <span className="nowrap">{number}</span>
        </>
      }
      variant="narrow"
    >
      <PaymentList payments={[payment]} />
      {payment.state === "reversed" ? (
        <Notice tone="info" action={backLink}>
          This {payment.kind} was already reversed.
        </Notice>
      ) : (
        <Form method="post" id={form.id} noValidate className="stack">
          <p>
            For a {payment.kind} that was recorded by mistake. It stays in the list, but does not
            count any more.
          </p>
          <ErrorSummary form={form} />
          <Field
            meta={fields.reason}
            label="Reason"
            hint="Kept in the records and in the history."
            list={["Recorded twice", "Wrong order", "Wrong method or amount"]}
            autoComplete="off"
          />
          <div className="row">
            <SubmitButton variant="danger" pendingLabel="Saving…">
              Reverse
            </SubmitButton>
            {backLink}
          </div>
        </Form>
      )}
    </Page>
  );
}
