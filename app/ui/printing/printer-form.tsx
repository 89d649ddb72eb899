import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Station } from "#app/domain/kitchen/station.ts";
import type { PrinterFormFields } from "#app/domain/printing/printer-schema.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { ChoiceField } from "../form/choice-field.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { Field, SelectField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";

const kinds = [
  { value: "ticket", label: "Tickets", hint: "When an order is accepted" },
  { value: "change", label: "Changes", hint: "The difference, or that an order is cancelled" },
  { value: "token", label: "Tokens", hint: "Of orders at the counter" },
  { value: "bill", label: "Bills" },
  { value: "day", label: "Reports of closed days" },
];

type PrinterFormProps = {
  action: string;
  submitLabel: string;
  values: PrinterFormFields;
  stations: Station[];
  constraint: FormConstraint;
  /** Whether the form was restored after its session had expired. */
  isUnsent: boolean;
  actionData: { result: SubmissionResult<string[]> } | undefined;
  secondaryButton?: ReactNode;
};

export function PrinterForm(props: PrinterFormProps) {
  const { action, submitLabel, values, stations, isUnsent, actionData, secondaryButton } = props;
  const [form, fields] = useForm<PrinterFormFields>({
    id: "printer",
    lastResult: actionData?.result,
    constraint: props.constraint,
    defaultValue: values,
  });
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      <DefaultSubmit />
      <ErrorSummary form={form} />
      {isUnsent && !actionData && <UnsentFormNotice />}
      <Card>
        <Field meta={fields.name} label="Name" hint="Such as Kitchen" autoComplete="off" />
        <Field
          meta={fields.host}
          label="Address"
          hint="In the shop's own network: 192.168.1.50"
          autoComplete="off"
        />
        <Field
          meta={fields.port}
          label="Port"
          hint="9100 for most printers"
          optional
          inputMode="numeric"
          autoComplete="off"
          width="s"
        />
        <ChoiceField
          meta={fields.paper}
          legend="Paper"
          options={[
            { value: "80", label: "80 mm" },
            { value: "58", label: "58 mm" },
          ]}
        />
      </Card>
      <Card>
        <ChoiceField
          meta={fields.kinds}
          legend="Prints by itself"
          options={kinds}
          multiple
          optional
        />
        {stations.length > 0 ? (
          <SelectField
            meta={fields.station}
            label="Station"
            hint="Tickets show its dishes only"
            placeholder="The whole kitchen"
            optional
            options={stations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <input type="hidden" name={fields.station.name} value={values.station} />
        )}
      </Card>
      <div className="row">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to="/admin/settings/printers" variant="quiet">
          Cancel
        </ButtonLink>
        {secondaryButton}
      </div>
    </Form>
  );
}
