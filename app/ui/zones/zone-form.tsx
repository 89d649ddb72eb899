import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { ZoneFormFields } from "#app/domain/zones/zone-fields.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { CheckField, Field, TextAreaField } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";
import { Form } from "../link.tsx";

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
        <Field
          meta={fields.name}
          label={m.shared_name()}
          hint={m.zones_customersSeeItDeccan()}
          autoComplete="off"
        />
        <TextAreaField
          meta={fields.pincodes}
          label={m.zones_pincodes2()}
          hint={m.zones_pasteAListSeparatedBy()}
          rows={3}
          autoComplete="off"
        />
        <CheckField
          meta={fields.active}
          label={m.shared_active()}
          hint={m.zones_pausedItsPincodesCanOnly()}
        />
      </Card>
      <Card title={m.shared_terms()}>
        <div className="fields">
          <Field
            meta={fields.fee}
            label={m.shared_deliveryFee()}
            hint={m.zones_0MakesDeliveryFree()}
            {...amount}
          />
          <Field
            meta={fields.freeAbove}
            label={m.shared_freeAbove()}
            hint={m.zones_beforeDiscountsEmptyNeverFree()}
            optional
            {...amount}
          />
          <Field
            meta={fields.minimum}
            label={m.zones_minimumOrder()}
            hint={m.zones_beforeDiscountsEmptyNone()}
            optional
            {...amount}
          />
          <Field
            meta={fields.minutes}
            label={m.zones_minutesToTheDoor()}
            hint={m.zones_fromTheOrderEmptyThe()}
            optional
            inputMode="numeric"
            autoComplete="off"
            width="s"
          />
        </div>
        <Field
          meta={fields.note}
          label={m.zones_noteForCustomers()}
          hint={m.zones_suchAsNotOnSundays()}
          optional
          autoComplete="off"
        />
      </Card>
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>{submitLabel}</SubmitButton>
        <ButtonLink to="/admin/zones" variant="quiet">
          {m.shared_cancel()}
        </ButtonLink>
        {secondaryButton}
      </div>
    </Form>
  );
}
