import { useForm } from "@conform-to/react";
import { keptReasons } from "#app/domain/ledger/ledger-reasons.ts";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useRefusal } from "../form/use-form-answer.ts";
import { Page } from "../layout/page.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { OrderMoney } from "../orders/order-money.tsx";

type CancellationFeePageProps = {
  number: string;
  name: string;
  money: Money;
  constraint: FormConstraint;
  backTo: string;
  backLabel: string;
};

/** Keeps part of the payment for a cancelled order or booking instead of refunding it. */
export function CancellationFeePage(props: CancellationFeePageProps) {
  const { number, name, money, backTo, backLabel } = props;
  const [form, fields] = useForm<{ amount: string; reason: string }>({
    id: "cancellation-fee",
    constraint: props.constraint,
    lastResult: useRefusal(),
    defaultValue: {
      amount: String(paiseToRupees(money.mostKeptPaise)),
      reason: money.keptReason,
    },
  });
  const backLink = <QuietLink to={backTo}>{backLabel}</QuietLink>;
  return (
    <Page title={m.payments_keepPartOf({ number })} intro={name} variant="narrow">
      {money.mostKeptPaise === 0 ? (
        <Notice tone="info" action={backLink}>
          {m.payments_nothingToKeep()}
        </Notice>
      ) : (
        <Form method="post" id={form.id} noValidate className="stack">
          <p>{m.payments_keepHint()}</p>
          <ErrorSummary form={form} />
          <AmountField meta={fields.amount} label={m.payments_amountToKeep()} width="s" />
          <ReasonField
            meta={fields.reason}
            label={m.shared_reason()}
            reasons={keptReasons.labels()}
          />
          <div className="row">
            <SubmitButton pendingLabel={m.shared_saving()}>{m.shared_save()}</SubmitButton>
            {backLink}
          </div>
        </Form>
      )}
      <Card title={m.shared_payments()}>
        <OrderMoney money={money} />
      </Card>
    </Page>
  );
}
