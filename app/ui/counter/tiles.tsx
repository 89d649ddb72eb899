import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "../form/field-frame.tsx";
import { plainMeta } from "../form/field-meta.ts";
import { FORM_ID } from "./order-lines.tsx";

type Tile = { value: string; label: ReactNode; hint?: ReactNode; isFull?: boolean };

type TilesProps = {
  name: string;
  legend: string;
  chosen: string | null;
  options: Tile[];
  errors?: string[];
  className?: string;
};

/** Finger-sized radio buttons. */
export function Tiles({ name, legend, chosen, options, errors, className }: TilesProps) {
  const meta = plainMeta(name, { id: `${FORM_ID}-${name}`, errors });
  return (
    <fieldset
      className={classNames("counter-tiles", className, errors && "field-invalid")}
      aria-describedby={errors && meta.errorId}
    >
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, hint, isFull }, index) => (
        <label key={value} className={isFull ? "option option-full" : "option"}>
          <input
            type="radio"
            name={name}
            value={value}
            id={index === 0 ? meta.id : `${meta.id}-${value}`}
            defaultChecked={value === chosen}
            aria-invalid={errors ? true : undefined}
          />
          <span className="option-text">
            {label}
            {hint && <span className="hint">{hint}</span>}
          </span>
        </label>
      ))}
      <FieldError meta={meta} />
    </fieldset>
  );
}
