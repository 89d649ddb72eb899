import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
} from "react";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { useTypedMeta } from "../unsent-forms.tsx";
import { FieldFrame, type FieldTextProps } from "./field-frame.tsx";
import { controlProps, type FieldMeta, textValue } from "./field-meta.ts";

export { CheckField, type Choice, ChoiceField } from "./choice-field.tsx";
export { type FieldMeta, plainMeta } from "./field-meta.ts";
export { PasswordField } from "./password-field.tsx";

type InputProps = {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>["enterKeyHint"];
  placeholder?: string;
  autoCapitalize?: string;
  /** The language of the input, if not the page's. */
  lang?: string;
  spellCheck?: boolean;
  readOnly?: boolean;
};

type FieldProps = FieldTextProps &
  InputProps & {
    meta: FieldMeta;
    type?: Exclude<HTMLInputTypeAttribute, "checkbox" | "radio" | "submit">;
    /** Inside the input, before the text: "₹". */
    prefix?: string;
    suffix?: string;
    /** As wide as the expected value. */
    width?: "xs" | "s" | "m";
    /** Above the input. */
    children?: ReactNode;
    /** Overrides the schema's limits, for those that depend on the date or on the owner. */
    min?: string | number;
    max?: string | number;
  };

const widthClass = { xs: "width-xs", s: "width-s", m: "width-m" } as const;

/** In HTML, `min` and `max` apply to some types and `minlength` and `maxlength` to the others. */
function limitsOf({ min, max, step, minLength, maxLength, pattern }: FieldMeta, type: string) {
  return /^(number|date|time|datetime-local)$/.test(type)
    ? { min, max, step }
    : { minLength, maxLength, pattern };
}

export function Field({
  meta: fieldMeta,
  label,
  hint,
  optional,
  hideLabel,
  type = "text",
  prefix,
  suffix,
  width,
  min,
  max,
  children,
  ...inputProps
}: FieldProps) {
  const meta = useTypedMeta(fieldMeta);
  const input = (
    <input
      key={meta.key}
      {...controlProps(meta, Boolean(hint))}
      {...inputProps}
      type={type}
      className={classNames("input", type === "number" && "numeric", width && widthClass[width])}
      defaultValue={type === "file" ? undefined : textValue(meta)}
      {...limitsOf(meta, type)}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      multiple={meta.multiple}
      accept={meta.accept}
    />
  );
  return (
    <FieldFrame meta={meta} label={label} hint={hint} optional={optional} hideLabel={hideLabel}>
      {children}
      {prefix || suffix ? (
        <span className="input-wrapper">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          {input}
          {suffix && <span aria-hidden="true">{suffix}</span>}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

/** Amounts are in rupees. */
export function AmountField(props: Omit<FieldProps, "prefix">) {
  return <Field prefix="₹" inputMode="decimal" autoComplete="off" {...props} />;
}

/** For counts, PINs and other digits for which browsers should make no suggestions. */
export function DigitsField(props: FieldProps) {
  return <Field inputMode="numeric" autoComplete="off" {...props} />;
}

type NamedFieldProps = Omit<FieldProps, "label" | "type"> & { label?: ReactNode };

export function EmailField(props: NamedFieldProps) {
  return <Field label={m.shared_email()} type="email" autoComplete="email" {...props} />;
}

export function PhoneField(props: NamedFieldProps) {
  return <Field label={m.shared_phone()} type="tel" autoComplete="tel" {...props} />;
}

type TextAreaFieldProps = FieldTextProps & InputProps & { meta: FieldMeta; rows?: number };

/**
 * Without `maxlength`: browsers would silently cut off a long pasted text, whereas the server
 * reports that it is too long.
 */
export function TextAreaField({
  meta: fieldMeta,
  label,
  hint,
  optional,
  hideLabel,
  rows = 4,
  inputMode: _inputMode,
  ...inputProps
}: TextAreaFieldProps) {
  const meta = useTypedMeta(fieldMeta);
  return (
    <FieldFrame meta={meta} label={label} hint={hint} optional={optional} hideLabel={hideLabel}>
      <textarea
        key={meta.key}
        {...controlProps(meta, Boolean(hint))}
        {...inputProps}
        className="input"
        rows={rows}
        minLength={meta.minLength}
        defaultValue={textValue(meta)}
      />
    </FieldFrame>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldTextProps & {
  meta: FieldMeta;
  options: SelectOption[];
  /** A first entry without value, such as "Select a category". */
  placeholder?: string;
};

export function SelectField({
  meta: fieldMeta,
  label,
  hint,
  optional,
  hideLabel,
  options,
  placeholder,
}: SelectFieldProps): ReactNode {
  const meta = useTypedMeta(fieldMeta);
  return (
    <FieldFrame meta={meta} label={label} hint={hint} optional={optional} hideLabel={hideLabel}>
      <select
        key={meta.key}
        {...controlProps(meta, Boolean(hint))}
        className="input"
        defaultValue={textValue(meta) ?? (placeholder === undefined ? undefined : "")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
