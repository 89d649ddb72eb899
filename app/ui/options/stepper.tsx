import type { MouseEvent } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";

type StepperProps = {
  id: string;
  name: string;
  /** The accessible name. */
  label: string;
  value: number | string;
  min: number;
  max: number;
  /** The page that shows the form with the new number, for browsers without scripts; by default, the form's action. */
  formUrl?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
};

/** A number with buttons. `dishFormInQuery` reads the buttons' field `step`. */
export function Stepper(props: StepperProps) {
  const { id, name, label, value, min, max, disabled, invalid, describedBy } = props;
  const step = (by: -1 | 1, icon: "minus" | "plus", text: string) => (
    <Button
      type="submit"
      variant="icon"
      icon={icon}
      {...(props.formUrl && {
        formMethod: "get",
        formAction: `${props.formUrl}#${encodeURIComponent(id)}`,
      })}
      formNoValidate
      name="step"
      value={`${name}:${by}`}
      aria-label={text}
      disabled={disabled}
      onClick={(event) => stepInput(event, by)}
    />
  );
  return (
    <span className="quantity stepper">
      {step(-1, "minus", m.options_decreaseQuantityOf({ label }))}
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value}
        aria-label={m.options_quantityOf({ label })}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={disabled}
      />
      {step(1, "plus", m.options_increaseQuantityOf({ label }))}
    </span>
  );
}

function stepInput(event: MouseEvent<HTMLButtonElement>, by: -1 | 1): void {
  event.preventDefault();
  const input = event.currentTarget.parentElement?.querySelector("input");
  if (by > 0) input?.stepUp();
  else input?.stepDown();
  input?.dispatchEvent(new Event("input", { bubbles: true }));
}
