import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

type QuantityProps = {
  quantity: number;
  /** What is counted, for the buttons' names: "Dahi Puri". */
  of: string;
  min?: number;
  max?: number;
  name?: string;
  onStep?: (quantity: number) => void;
};

/** − n + as submit buttons that send the new quantity; put it inside a form of its own. */
export function Quantity({
  quantity,
  of,
  min = 0,
  max = 99,
  name = "quantity",
  onStep,
}: QuantityProps) {
  const step = (to: number, icon: "minus" | "plus", label: string) => (
    <button
      type="submit"
      name={name}
      value={to}
      className="button button-icon"
      aria-label={label}
      disabled={to < quantity ? to < min : to > max}
      onClick={
        onStep &&
        ((event) => {
          event.preventDefault();
          onStep(to);
        })
      }
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span className="quantity">
      {step(quantity - 1, "minus", `Decrease quantity of ${of}`)}
      <output aria-label={`Quantity of ${of}`}>{quantity}</output>
      {step(quantity + 1, "plus", `Increase quantity of ${of}`)}
    </span>
  );
}

const settleMilliseconds = 300;

type QuantityFormProps = Omit<QuantityProps, "onStep"> & {
  action: string;
  fields?: Record<string, string | number>;
};

/**
 * The stepper with its form. Enhanced, the figure changes at once and is sent when the clicks have settled, or when
 * the visitor leaves the page before that.
 */
export function QuantityForm({
  action,
  fields = {},
  name = "quantity",
  quantity,
  ...stepper
}: QuantityFormProps) {
  const fetcher = useFetcher();
  const [wanted, setWanted] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsent = useRef<() => void>();

  const step = (to: number) => {
    setWanted(to);
    clearTimeout(timer.current);
    unsent.current = () => {
      clearTimeout(timer.current);
      unsent.current = undefined;
      fetcher.submit(
        { ...fields, [name]: to, stay: 1 },
        { method: "post", action, preventScrollReset: true },
      );
      setWanted(undefined);
    };
    timer.current = setTimeout(unsent.current, settleMilliseconds);
  };

  useEffect(() => () => unsent.current?.(), []);

  const sent = fetcher.state === "idle" ? undefined : fetcher.formData?.get(name);
  const shown = wanted ?? (typeof sent === "string" ? Number(sent) : quantity);
  return (
    <fetcher.Form method="post" action={action} className="button-form" preventScrollReset>
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Quantity {...stepper} name={name} quantity={shown} onStep={step} />
    </fetcher.Form>
  );
}
