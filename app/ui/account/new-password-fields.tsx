import type { FieldMeta } from "../form/field-meta.ts";
import { PasswordField } from "../form/password-field.tsx";

type NewPasswordFieldsProps = {
  fields: { password: FieldMeta; confirmPassword: FieldMeta };
  /** Whether the reveal button was pressed without JavaScript. */
  reveal?: boolean;
};

export function NewPasswordFields({ fields, reveal }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        meta={fields.password}
        label="New password"
        hint="At least 6 characters"
        autoComplete="new-password"
        reveal={reveal}
      />
      <PasswordField
        meta={fields.confirmPassword}
        label="Confirm password"
        autoComplete="new-password"
        reveal={reveal}
        withToggle={false}
      />
    </>
  );
}
