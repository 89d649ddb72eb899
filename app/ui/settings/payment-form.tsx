import { useForm } from "@conform-to/react";
import type { PaymentFields } from "#app/domain/settings/schema.ts";
import type { UpiPayee } from "#app/domain/terms/upi-payee.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import type { EditProps } from "../form/edit-form.tsx";
import { Field } from "../form/field.tsx";
import { SettingsForm } from "./settings-form.tsx";

type PaymentFormProps = EditProps & {
  values: PaymentFields;
  /** Who is paid when the fields are left empty. */
  defaultPayee: UpiPayee;
};

export function PaymentForm({ values, defaultPayee, ...props }: PaymentFormProps) {
  const [form, fields] = useForm<PaymentFields>({
    id: "payment",
    constraint: props.constraint,
    lastResult: props.actionData?.result,
    defaultValue: values,
  });
  return (
    <SettingsForm {...props} form={form}>
      <Card>
        <Field
          meta={fields.id}
          label={m.shared_upiId()}
          optional
          hint={
            defaultPayee.id
              ? m.settings_leftEmpty({ upiId: defaultPayee.id })
              : m.settings_upiIdHint()
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          width="m"
        />
        <Field
          meta={fields.name}
          label={m.shared_name()}
          optional
          hint={m.settings_upiNameHint({ name: defaultPayee.name })}
          autoComplete="off"
          width="m"
        />
      </Card>
    </SettingsForm>
  );
}
