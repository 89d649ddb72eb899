import type { ComponentProps } from "react";
import { usualReasonOf } from "#app/domain/reasons/usual-reason.ts";
import { m } from "#messages";
import { Field } from "./field.tsx";
import { textValue } from "./field-meta.ts";

type ReasonFieldProps = ComponentProps<typeof Field> & {
  /** The reasons that can be chosen with one tap, without typing. */
  reasons: string[];
};

export function ReasonField({ meta, reasons, ...field }: ReasonFieldProps) {
  const reason = textValue(meta);
  const chosen = reasons.find((usual) => usual === reason);
  // The shop needs only one of the two. Not a copy, because conform computes the properties of its
  // fields when they are read.
  const other: typeof meta = Object.create(meta, {
    required: { value: false },
    initialValue: { value: chosen ? "" : reason },
  });
  return (
    <Field autoComplete="off" placeholder={m.shared_otherReason()} {...field} meta={other}>
      <fieldset key={`${meta.key} usual`} className="choices">
        <legend className="visually-hidden">{m.shared_usualReasons()}</legend>
        {reasons.map((usual) => (
          <label key={usual} className="choice">
            <input
              type="radio"
              name={usualReasonOf(meta.name)}
              value={usual}
              defaultChecked={usual === chosen}
            />
            <span>{usual}</span>
          </label>
        ))}
      </fieldset>
    </Field>
  );
}
