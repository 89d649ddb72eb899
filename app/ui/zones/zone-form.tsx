import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ZoneFormFields } from "#app/domain/zones/zone-fields.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { CheckField, Field, TextAreaField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";

type ZoneFormProps = {
  action: string;
  submitLabel: string;
  values: ZoneFormFields;
  constraint: FormConstraint;
  /** Whether the form was restored after its session had expired. */
  isUnsent: boolean;
  actionData: { result: SubmissionResult<string[]> } | undefined;
  /** Placed last, so that Enter in a field saves. */
  secondaryButton?: ReactNode;
};

export function ZoneForm(props: ZoneFormProps) {
  const { action, submitLabel, values, isUnsent, actionData, secondaryButton } = props;
  const [form, fields] = useForm<ZoneFormFields>({
    id: "zone",
    lastResult: actionData?.result,
    constraint: props.constraint,
    defaultValue: values,
  });
  const amount = { prefix: "₹", inputMode: "decimal", autoComplete: "off", width: "s" } as const;
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      <DefaultSubmit />
      <ErrorSummary form={form} />
      {isUnsent && !actionData && <UnsentFormNotice />}
      <Card>
        <Field meta={fields.name} label="Name" hint="Customers see it: Deccan" autoComplete="off" />
        <TextAreaField
          meta={fields.pincodes}
          label="Pincodes"
          hint="Paste a list: separated by commas, spaces or line breaks"
          rows={3}
          autoComplete="off"
        />
        <CheckField
          meta={fields.active}
          label="Active"
          hint="Paused: its pincodes can only choose pickup"
        />
      </Card>
      <Card title="Terms">
        <div className="fields">
          <Field meta={fields.fee} label="Delivery fee" hint="0 makes delivery free" {...amount} />
          <Field
            meta={fields.freeAbove}
            label="Free above"
            hint="Before discounts; empty: never free"
            optional
            {...amount}
          />
          <Field
            meta={fields.minimum}
            label="Minimum order"
            hint="Before discounts; empty: none"
            optional
            {...amount}
          />
          <Field
            meta={fields.minutes}
            label="Minutes to the door"
            hint="From the order; empty: the usual time"
            optional
            inputMode="numeric"
            autoComplete="off"
            width="s"
          />
        </div>
        <Field
          meta={fields.note}
          label="Note for customers"
          hint="Such as: not on Sundays after 9 pm"
          optional
          autoComplete="off"
        />
      </Card>
      <div className="row">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to="/admin/zones" variant="quiet">
          Cancel
        </ButtonLink>
        {secondaryButton}
      </div>
    </Form>
  );
}
