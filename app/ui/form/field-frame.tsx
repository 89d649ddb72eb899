import { type FormEvent, type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { type FieldMeta, hasErrors } from "./field-meta.ts";

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** Says '(optional)' after the label; everything else on a form is required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the page shows what the box is for. */
  hideLabel?: boolean;
};

export function FieldFrame({
  meta,
  label,
  hint,
  optional,
  hideLabel,
  children,
}: FieldWords & { meta: FieldMeta; children: ReactNode }) {
  const [answered, setAnswered] = useState<string[]>();
  const wrong = hasErrors(meta) && meta.errors !== answered;
  // Hide the error while the field is being corrected.
  const answer = (event: FormEvent) => {
    if (!wrong) return;
    setAnswered(meta.errors);
    if (event.target instanceof HTMLElement) event.target.removeAttribute("aria-invalid");
  };
  return (
    <div className={wrong ? "field field-invalid" : "field"} onInput={answer}>
      <label htmlFor={meta.id} className={classNames(hideLabel && "visually-hidden") || undefined}>
        {label}
        {optional && <span className="muted"> (optional)</span>}
      </label>
      <Hint meta={meta} hint={hint} />
      {children}
      {wrong && <FieldError meta={meta} />}
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
        <span className="visually-hidden">Error: </span>
        {meta.errors?.join(" ")}
      </span>
    </p>
  );
}
