import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { AdvanceInput } from "#app/domain/catering/schema.ts";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField, ChoiceField, Field } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";

const methods = [
  translated({ value: "upi", label: m.admin_upi }),
  translated({ value: "cash", label: m.admin_cash }),
  translated({ value: "card", label: m.admin_card }),
  translated({ value: "bank", label: m.admin_bankTransfer }),
];

type AdvanceFormProps = {
  form: FormMetadata<AdvanceInput>;
  fields: { [Name in keyof AdvanceInput]: FieldMetadata<AdvanceInput[Name], AdvanceInput> };
  isRecorded: boolean;
  /** The link back. */
  children: ReactNode;
};

export function AdvanceForm({ form, fields, isRecorded, children }: AdvanceFormProps) {
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary form={form} />
      {isRecorded && (
        <Notice tone="info" title={m.events_anAdvanceIsAlreadyRecorded()}>
          {m.events_enterTheTotalReceivedSo()}
        </Notice>
      )}
      <div className="fields">
        <AmountField meta={fields.amountRupees} label={m.events_amountReceived()} width="m" />
        <Field meta={fields.receivedOn} label={m.events_receivedOn()} type="date" width="m" />
      </div>
      <ChoiceField
        meta={fields.method}
        legend={m.admin_paidBy()}
        options={methods}
        variant="inline"
      />
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>{m.events_recordAdvance()}</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
