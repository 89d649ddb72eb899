import { MIN_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from "#app/domain/accounts/limits.ts";
import { m } from "#messages";
import type { FieldMeta } from "../form/field-meta.ts";
import { PasswordField } from "../form/password-field.tsx";

type NewPasswordFieldsProps = {
  fields: { password: FieldMeta; confirmPassword: FieldMeta };
  /** Whether the reveal button was pressed without JavaScript. */
  reveal?: boolean;
  isStaff?: boolean;
};

export function NewPasswordFields({ fields, reveal, isStaff }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        meta={fields.password}
        label={m.account_newPassword()}
        hint={m.account_atLeastCharacters({
          min: isStaff ? MIN_STAFF_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH,
        })}
        autoComplete="new-password"
        reveal={reveal}
      />
      <PasswordField
        meta={fields.confirmPassword}
        label={m.account_confirmPassword()}
        autoComplete="new-password"
        reveal={reveal}
        withToggle={false}
      />
    </>
  );
}
