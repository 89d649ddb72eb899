import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { isSending } from "./hydration/network-failures.ts";
import { Icon } from "./icon.tsx";

type QuantityProps = {
  quantity: number;
  /** For the accessible names of the buttons: "Dahi Puri". */
  itemName: string;
  min?: number;
  max?: number;
  name?: string;
  onStep?: (quantity: number) => void;
};

/** Submit buttons that send the new quantity; needs a form of its own. */
export function Quantity({
  quantity,
  itemName,
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
      {step(quantity - 1, "minus", m.shared_decreaseQuantityOf2({ itemName }))}
      <output aria-label={m.shared_quantityOf2({ itemName })}>{quantity}</output>
      {step(quantity + 1, "plus", m.shared_increaseQuantityOf({ itemName }))}
    </span>
  );
}

const debounceMilliseconds = 300;

type QuantityFormProps = Omit<QuantityProps, "onStep"> & {
  action: string;
  fields?: Record<string, string | number>;
};

/**
 * With JavaScript, the quantity changes at once and is submitted when no further click follows, or when the visitor
 * leaves the page.
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
    timer.current = setTimeout(unsent.current, debounceMilliseconds);
  };

  useEffect(() => () => unsent.current?.(), []);

  const sent = isSending(fetcher) ? fetcher.formData?.get(name) : undefined;
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
