import { useForm } from "@conform-to/react";
import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { refundReasons } from "#app/domain/ledger/ledger-reasons.ts";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { type LedgerMethod, paymentMethods, paymentNames } from "#app/domain/ledger/payment.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { ApprovalFields, type ApprovalTerms } from "../form/approval-fields.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField, ChoiceField, DigitsField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useRefusal } from "../form/use-form-answer.ts";
import { Page } from "../layout/page.tsx";
import { Form, Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { OrderMoney } from "../orders/order-money.tsx";

type SettlementPageProps = Omit<SettlementFormProps, "openPaise" | "children"> & {
  number: string;
  name: string;
  /** The prefilled amount of a payment, if it is not everything that is open. */
  suggestedPaise?: number;
  money: Money;
  paymentsUrl?: string;
  /** The page for keeping part of a refund that is due. */
  feeUrl: string;
  backTo: string;
  backLabel: string;
  /** Links below the form or instead of it. */
  more?: ReactNode;
};

/** Records a payment or refund for an order or booking, next to earlier ones. */
export function SettlementPage(props: SettlementPageProps) {
  const { kind, number, name, money, suggestedPaise, ...rest } = props;
  const { paymentsUrl, feeUrl, backTo, backLabel, more, ...form } = rest;
  const { duePaise, owedPaise, paidPaise, keptPaise } = money;
  const isRefund = kind === "refund";
  const openPaise = isRefund ? owedPaise || paidPaise - keptPaise : duePaise;
  // While something is still to be paid, one press must not refund everything.
  const refundPaise = duePaise > 0 ? owedPaise : openPaise;
  const filledInPaise = isRefund ? refundPaise : (suggestedPaise ?? openPaise);
  // The form is gone because somebody else has recorded its entry in the meantime.
  const refusal = useRefusal()?.error?.[""]?.join(" ");
  const backLink = <QuietLink to={backTo}>{backLabel}</QuietLink>;
  return (
    <Page
      title={
        <ParaglideMessage
          message={m.payments_recordFor}
          inputs={{ kind, number }}
          markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
        />
      }
      intro={name}
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
          <SettlementForm {...form} kind={kind} openPaise={filledInPaise}>
            {backLink}
          </SettlementForm>
        </>
      )}
      {isRefund && money.mostKeptPaise > 0 && (
        <p>
          <Link to={feeUrl}>{m.payments_keepPart()}</Link>
        </p>
      )}
      {more}
      <Card title={m.shared_payments()}>
        <OrderMoney money={money} paymentsUrl={paymentsUrl} />
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

type SettlementFormProps = {
  /** A refund needs a reason; a payment may have a UPI reference. */
  kind: "payment" | "refund";
  /** The prefilled amount; 0 leaves it empty. */
  openPaise: number;
  method: LedgerMethod | undefined;
  methods?: readonly LedgerMethod[];
  /** The most that can be refunded online, through the payment provider. */
  onlinePaise?: number;
  paymentKey: string;
  /** For refunds by somebody who needs approval above an amount. */
  approval?: ApprovalTerms;
  constraint: FormConstraint;
  /** The link back. */
  children: ReactNode;
};

/** Records a payment or a refund for an order or booking. */
function SettlementForm(props: SettlementFormProps) {
  const { onlinePaise = 0, methods = paymentMethods } = props;
  const isOnline = props.kind === "refund" && onlinePaise > 0;
  const [form, fields] = useForm<SettlementFields>({
    id: "settlement",
    constraint: props.constraint,
    lastResult: useRefusal(),
    defaultValue: {
      amount: props.openPaise > 0 ? String(paiseToRupees(props.openPaise)) : "",
      method: isOnline && onlinePaise >= props.openPaise ? "online" : props.method,
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
        options={[...(isOnline ? (["online"] as const) : []), ...methods].map((value) => ({
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
        {props.children}
      </div>
    </Form>
  );
}
