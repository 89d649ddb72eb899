import type { ReactNode } from "react";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { useTypedMeta } from "../unsent-forms.tsx";
import { FieldError, type FieldTextProps, Hint } from "./field-frame.tsx";
import { controlProps, type FieldMeta, hasErrors, isChosen } from "./field-meta.ts";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type ChoiceFieldProps = Omit<FieldTextProps, "label" | "hideLabel"> & {
  meta: FieldMeta;
  legend: ReactNode;
  hideLegend?: boolean;
  options: Choice[];
  variant?: "cards" | "inline";
  /** Checkboxes instead of radio buttons. */
  multiple?: boolean;
};

export function ChoiceField({
  meta: fieldMeta,
  legend,
  hideLegend,
  hint,
  optional,
  options,
  variant = "inline",
  multiple,
}: ChoiceFieldProps) {
  const meta = useTypedMeta(fieldMeta);
  const { "aria-describedby": describedBy, "aria-invalid": invalid } = controlProps(
    meta,
    Boolean(hint),
  );
  return (
    <fieldset
      className={classNames("field", hasErrors(meta) && "field-invalid")}
      aria-describedby={describedBy}
    >
      <legend className={hideLegend ? "visually-hidden" : undefined}>
        {legend}
        {optional && <span className="muted"> {m.shared_optional()}</span>}
      </legend>
      <Hint meta={meta} hint={hint} />
      <div key={meta.key} className={variant === "cards" ? "choices choice-cards" : "choices"}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type={multiple ? "checkbox" : "radio"}
              // The first choice has the field's id, which the error summary links to.
              id={index === 0 ? meta.id : `${meta.id}-${index}`}
              name={meta.name}
              value={option.value}
              defaultChecked={isChosen(meta, option.value)}
              disabled={option.disabled}
              required={multiple ? undefined : meta.required}
              aria-invalid={invalid}
            />
            <span>
              {option.label}
              {option.hint && <span className="hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError meta={meta} />
    </fieldset>
  );
}

type CheckFieldProps = { meta: FieldMeta; label: ReactNode; hint?: ReactNode; value?: string };

export function CheckField({ meta, label, hint, value = "on" }: CheckFieldProps) {
  return (
    <div className={hasErrors(meta) ? "field field-invalid" : "field"}>
      <label className="choice">
        <input
          key={meta.key}
          {...controlProps(meta, Boolean(hint))}
          type="checkbox"
          value={value}
          defaultChecked={isChosen(meta, value)}
        />
        <span>
          {label}
          {hint && (
            <span id={meta.descriptionId} className="hint">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError meta={meta} />
    </div>
  );
}
