import { useForm } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { reversalReasons } from "#app/domain/ledger/ledger-reasons.ts";
import type { PaymentRow } from "#app/domain/ledger/order-money.ts";
import { type LedgerMethod, paymentNames } from "#app/domain/ledger/payment.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { ChoiceField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useRefusal } from "../form/use-form-answer.ts";
import { Page } from "../layout/page.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { PaymentList } from "./payment-list.tsx";

type ReversalPageProps = {
  number: string;
  payment: PaymentRow;
  methods: readonly LedgerMethod[];
  constraint: FormConstraint;
  backTo: string;
};

/** Reverses a payment or refund that never happened; actual payments are refunded instead. */
export function ReversalPage(props: ReversalPageProps) {
  const { number, payment, backTo } = props;
  const [form, fields] = useForm<{ reason: string; paidBy: string }>({
    id: "reversal",
    constraint: props.constraint,
    lastResult: useRefusal(),
  });
  const backLink = <QuietLink to={backTo}>{m.payments_keepIt()}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.payments_reverseOf}
          inputs={{ kind: payment.kind, number }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      variant="narrow"
    >
      <PaymentList payments={[payment]} />
      {payment.state === "reversed" ? (
        <Notice tone="info" action={backLink}>
          {m.payments_alreadyReversed({ kind: payment.kind })}
        </Notice>
      ) : (
        <Form method="post" id={form.id} noValidate className="stack">
          <p>{m.payments_reversalHint({ kind: payment.kind })}</p>
          <ErrorSummary form={form} />
          <ReasonField
            meta={fields.reason}
            label={m.shared_reason()}
            hint={m.payments_reasonHint()}
            reasons={reversalReasons.labels()}
          />
          {payment.kind === "payment" && (
            <ChoiceField
              meta={fields.paidBy}
              legend={m.payments_paidOtherwise()}
              hint={m.payments_paidOtherwiseHint()}
              optional
              options={props.methods
                .filter((method) => paymentNames[method] !== payment.method)
                .map((value) => ({ value, label: paymentNames[value] }))}
            />
          )}
          <div className="row">
            <SubmitButton variant="danger" pendingLabel={m.shared_saving()}>
              {m.shared_reverse()}
            </SubmitButton>
            {backLink}
          </div>
        </Form>
      )}
    </Page>
  );
}
