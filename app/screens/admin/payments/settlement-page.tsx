import { useForm } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { type ReactNode, useState } from "react";
import { refundReasons } from "#app/domain/ledger/ledger-reasons.ts";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { type LedgerMethod, paymentNames } from "#app/domain/ledger/payment.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ApprovalFields, type ApprovalTerms } from "#app/ui/form/approval-fields.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { AmountField, ChoiceField, DigitsField } from "#app/ui/form/field.tsx";
import type { FormConstraint } from "#app/ui/form/field-meta.ts";
import { ReasonField } from "#app/ui/form/reason-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form, Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OrderMoney } from "#app/ui/orders/order-money.tsx";
import { m } from "#messages";

type SettlementPageProps = {
  /** A refund needs a reason; a payment may have a UPI reference. */
  kind: "payment" | "refund";
  number: string;
  name: string;
  method: LedgerMethod | undefined;
  methods: readonly LedgerMethod[];
  /** The prefilled amount of a payment, if it is not everything that is open. */
  duePaise?: number;
  /** The most that can be refunded online, through the payment provider. */
  onlinePaise: number;
  money: Money;
  mayReverse: boolean;
  /** The address of the order or booking, above those of its payments. */
  path: string;
  backTo: string;
  backLabel: string;
  paymentKey: string;
  /** For refunds by somebody who needs approval above an amount. */
  approval?: ApprovalTerms;
  constraint: FormConstraint;
};

/** Records a payment or refund for an order or booking, next to earlier ones. */
export function SettlementPage(props: SettlementPageProps) {
  const { kind, number, money, path } = props;
  const { duePaise, owedPaise, paidPaise, keptPaise } = money;
  const isRefund = kind === "refund";
  const openPaise = isRefund ? owedPaise || paidPaise - keptPaise : duePaise;
  // While something is still to be paid, one press must not refund everything.
  const refundPaise = duePaise > 0 ? owedPaise : openPaise;
  const filledInPaise = isRefund ? refundPaise : (props.duePaise ?? openPaise);
  // The form is gone because somebody else has recorded its entry in the meantime.
  const refusal = useRefusal()?.error?.[""]?.join(" ");
  const backLink = <QuietLink to={props.backTo}>{props.backLabel}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.payments_recordFor}
          inputs={{ kind, number }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={props.name}
      variant="narrow"
    >
      {openPaise === 0 ? (
        <Notice tone={refusal ? "warn" : "info"} title={refusal} action={backLink}>
          {isRefund ? m.payments_nothingToRefundYet() : m.payments_nothingIsLeftToPay()}
        </Notice>
      ) : (
        <>
          {isRefund && owedPaise === 0 && (
            <Notice tone="warn" title={m.payments_noRefundIsDue()}>
              {m.payments_refundLowersTotal()}
            </Notice>
          )}
          <SettlementForm {...props} filledInPaise={filledInPaise} backLink={backLink} />
        </>
      )}
      {isRefund && money.mostKeptPaise > 0 && (
        <p>
          <Link to={`${path}/cancellation-fee`}>{m.payments_keepPart()}</Link>
        </p>
      )}
      {!isRefund && paidPaise > 0 && (
        <p>
          <SecondaryLink to={`${path}/refunds`}>{m.shared_recordRefund()}</SecondaryLink>
        </p>
      )}
      <Card title={m.shared_payments()}>
        <OrderMoney money={money} paymentsUrl={props.mayReverse ? `${path}/payments` : undefined} />
      </Card>
    </Page>
  );
}

type SettlementFields = {
  amount: string;
  method: LedgerMethod;
  reference: string;
  reason: string;
  approver: string;
  pin: string;
};

/** If the amount to fill in is 0, it stays empty. */
type SettlementFormProps = SettlementPageProps & { filledInPaise: number; backLink: ReactNode };

function SettlementForm({ filledInPaise, onlinePaise, ...props }: SettlementFormProps) {
  const isOnline = props.kind === "refund" && onlinePaise > 0;
  const [form, fields] = useForm<SettlementFields>({
    id: "settlement",
    constraint: props.constraint,
    lastResult: useRefusal(),
    defaultValue: {
      amount: filledInPaise > 0 ? String(paiseToRupees(filledInPaise)) : "",
      method: isOnline && onlinePaise >= filledInPaise ? "online" : props.method,
    },
  });
  // A second try must have the key of the first.
  const [key] = useState(props.paymentKey);
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <input type="hidden" name="paymentKey" value={key} />
      <ErrorSummary form={form} />
      <AmountField meta={fields.amount} label={m.shared_amount()} width="s" />
      <ChoiceField
        meta={fields.method}
        legend={m.orders_how()}
        options={[...(isOnline ? (["online"] as const) : []), ...props.methods].map((value) => ({
          value,
          label: paymentNames[value],
          hint: value === "online" ? m.orders_backOnlineHint() : undefined,
        }))}
      />
      {props.kind === "refund" ? (
        <ReasonField
          meta={fields.reason}
          label={m.shared_reason()}
          hint={m.orders_refundNoteHint()}
          reasons={refundReasons.labels()}
        />
      ) : (
        <DigitsField
          meta={fields.reference}
          label={m.orders_upiReference()}
          hint={m.orders_referenceHint()}
          width="m"
        />
      )}
      {props.approval && <ApprovalFields terms={props.approval} meta={fields} />}
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>
          {props.kind === "refund" ? m.shared_recordRefund() : m.shared_recordPayment()}
        </SubmitButton>
        {props.backLink}
      </div>
    </Form>
  );
}
