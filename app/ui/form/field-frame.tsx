import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { type FieldMeta, hasErrors } from "./field-meta.ts";

export type FieldTextProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Adds '(optional)' to the label; all other fields are required. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
};

export function FieldFrame({
  meta,
  label,
  hint,
  optional,
  hideLabel,
  children,
}: FieldTextProps & { meta: FieldMeta; children: ReactNode }) {
  const [hiddenErrors, setHiddenErrors] = useState<string[]>();
  const isInvalid = hasErrors(meta) && meta.errors !== hiddenErrors;
  useEffect(() => {
    // React does not know that `hideError` removed it, so it would stay hidden if the same error
    // came again.
    if (meta.errors?.length) document.getElementById(meta.id)?.setAttribute("aria-invalid", "true");
  }, [meta.errors, meta.id]);
  // Hide the error while the field is being corrected.
  const hideError = (event: FormEvent) => {
    if (!isInvalid) return;
    setHiddenErrors(meta.errors);
    if (event.target instanceof HTMLElement) event.target.removeAttribute("aria-invalid");
  };
  return (
    <div className={isInvalid ? "field field-invalid" : "field"} onInput={hideError}>
      <label htmlFor={meta.id} className={classNames(hideLabel && "visually-hidden") || undefined}>
        {label}
        {optional && <span className="muted"> {m.shared_optional()}</span>}
      </label>
      <Hint meta={meta} hint={hint} />
      {children}
      {isInvalid && <FieldError meta={meta} />}
    </div>
  );
}

export function Hint({ meta, hint }: { meta: FieldMeta; hint?: ReactNode }) {
  return hint ? (
    <p id={meta.descriptionId} className="hint">
      {hint}
    </p>
  ) : null;
}

export function FieldError({ meta }: { meta: FieldMeta }) {
  if (!hasErrors(meta)) return null;
  return (
    <p id={meta.errorId} className="field-error">
      <Icon name="alert" />
      <span>
        <span className="visually-hidden">{m.shared_error()} </span>
        {meta.errors?.join(" ")}
      </span>
    </p>
  );
}
