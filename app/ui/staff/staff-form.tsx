import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { translated } from "#app/domain/language/translated.ts";
import { roleLabel, type StaffRole } from "#app/domain/staff/roles.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { CheckField, ChoiceField, Field } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";
import { Form } from "../link.tsx";

const duties: Record<StaffRole, string> = translated({
  owner: m.staff_everythingIncludingManagers,
  manager: m.staff_everythingButOwnersAndManagers,
  counter: m.staff_takesOrdersAndPayments,
  kitchen: m.staff_preparesOrdersMarksDishesSold,
  rider: m.staff_deliversOrdersCollectsCash,
});

/** What the form sends, before parsing. */
export type StaffFormValues = {
  name: string;
  email?: string;
  role: string;
  pin: string;
  removePin?: string;
};

type StaffFormProps = {
  action: string;
  submitLabel: string;
  roles: StaffRole[];
  /** Undefined for somebody new, who has none yet. */
  hasPin?: boolean;
  values: StaffFormValues;
  constraint: FormConstraint;
  /** Whether the form was restored after its session had expired. */
  isUnsent: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  /** Placed last, so that Enter in a field saves. */
  secondaryButtons?: ReactNode;
};

export function StaffForm(props: StaffFormProps) {
  const { action, submitLabel, roles, hasPin, values, isUnsent, lastResult } = props;
  const isNew = hasPin === undefined;
  const [form, fields] = useForm<StaffFormValues>({
    id: "staff",
    lastResult,
    constraint: props.constraint,
    defaultValue: values,
  });
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      <DefaultSubmit />
      <ErrorSummary form={form} />
      {isUnsent && !lastResult && <UnsentFormNotice />}
      <Card>
        <Field meta={fields.name} label={m.shared_name()} autoComplete="off" />
        {isNew && (
          <Field
            meta={fields.email}
            label={m.shared_email()}
            type="email"
            hint={m.staff_forTheLoginTheInvitation()}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
          />
        )}
        <ChoiceField
          meta={fields.role}
          legend={m.shared_role()}
          variant="cards"
          options={roles.map((role) => ({
            value: role,
            label: roleLabel(role),
            hint: duties[role],
          }))}
        />
      </Card>
      <Card title={m.staff_pin()}>
        <Field
          meta={fields.pin}
          label={hasPin ? m.staff_newPin() : m.staff_pin()}
          hint={m.staff_4DigitsToSwitchTo()}
          optional
          inputMode="numeric"
          autoComplete="off"
          width="xs"
        />
        {hasPin && <CheckField meta={fields.removePin} label={m.staff_removeThePin()} />}
      </Card>
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>{submitLabel}</SubmitButton>
        <ButtonLink to="/admin/staff" variant="quiet">
          {m.shared_cancel()}
        </ButtonLink>
        {props.secondaryButtons}
      </div>
    </Form>
  );
}
