import { Field, type FieldMeta } from "../form/field.tsx";

/** Takes letters too: a recovery code may be typed instead. */
export function CodeField({ meta, hint }: { meta: FieldMeta; hint: string }) {
  return (
    <Field
      meta={meta}
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
