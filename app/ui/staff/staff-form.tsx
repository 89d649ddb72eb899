import { roleLabel, type StaffRole } from "#app/domain/access/roles.ts";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { EditForm, type EditProps } from "../form/edit-form.tsx";
import { CheckField, ChoiceField, DigitsField, EmailField, Field } from "../form/field.tsx";
import { useOpenForm } from "../form/use-open-form.ts";

const duties: Record<StaffRole, string> = translated({
  owner: m.staff_everythingIncludingManagers,
  manager: m.staff_everythingButOwnersAndManagers,
  counter: m.staff_takesOrdersAndPayments,
  kitchen: m.staff_kitchenDuties,
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

type StaffFormProps = EditProps & {
  roles: StaffRole[];
  /** Undefined for a new person. */
  hasPin?: boolean;
  hasEmail?: boolean;
  /** It is the only way in. */
  needsPin?: boolean;
  values: StaffFormValues;
};

export function StaffForm(props: StaffFormProps) {
  const { roles, hasPin, hasEmail = false, needsPin } = props;
  const [form, fields] = useOpenForm<StaffFormValues>("staff", props);
  return (
    <EditForm cancelTo="/admin/staff" {...props} form={form}>
      <Card>
        <Field meta={fields.name} label={m.shared_name()} autoComplete="off" />
        {!hasEmail && (
          <EmailField
            meta={fields.email}
            hint={m.staff_emailHint()}
            optional
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
      <Card>
        <DigitsField
          meta={fields.pin}
          label={hasPin ? m.staff_newPin() : m.staff_pin()}
          hint={m.staff_pinHint()}
          optional={!needsPin}
          width="xs"
        />
        {hasPin && <CheckField meta={fields.removePin} label={m.staff_removeThePin()} />}
      </Card>
    </EditForm>
  );
}
