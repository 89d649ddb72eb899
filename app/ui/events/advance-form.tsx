import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AdvanceInput } from "#app/domain/catering/schema.ts";
import { ErrorSummary } from "../form/error-summary.tsx";
import { ChoiceField, Field } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";

const methods = [
  { value: "upi", label: "UPI" },
  { value: "cash", label: "Cash" },
  { value: "card", label: "Card" },
  { value: "bank", label: "Bank transfer" },
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
        <Notice tone="info" title="An advance is already recorded">
          Enter the total received so far: it replaces the previous amount. The history keeps both.
        </Notice>
      )}
      <div className="fields">
        <Field
          meta={fields.amountRupees}
          label="Amount received"
          inputMode="decimal"
          prefix="₹"
          width="m"
          autoComplete="off"
        />
        <Field meta={fields.receivedOn} label="Received on" type="date" width="m" />
      </div>
      <ChoiceField meta={fields.method} legend="Paid by" options={methods} variant="inline" />
      <div className="row">
        <SubmitButton pendingLabel="Saving…">Record advance</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
