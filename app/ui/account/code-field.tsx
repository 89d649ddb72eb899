import { m } from "#messages";
import { Field, type FieldMeta } from "../form/field.tsx";

/** Not limited to digits, because a recovery code may be entered instead. */
export function CodeField({ meta, hint }: { meta: FieldMeta; hint: string }) {
  return (
    <Field
      meta={meta}
      label={m.shared_code()}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
