import { useForm } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { refundReasons } from "#app/domain/ledger/ledger-reasons.ts";
import { type LedgerMethod, paymentMethods, paymentNames } from "#app/domain/ledger/payment.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { ApprovalFields, type ApprovalTerms } from "../form/approval-fields.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField, ChoiceField, DigitsField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { ReasonField } from "../form/reason-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useRefusal } from "../form/use-form-answer.ts";
import { Form } from "../link.tsx";

type SettlementFields = {
  amount: string;
  method: LedgerMethod;
  reference: string;
  reason: string;
  approver: string;
  pin: string;
};

export type SettlementFormProps = {
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
export function SettlementForm(props: SettlementFormProps) {
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
