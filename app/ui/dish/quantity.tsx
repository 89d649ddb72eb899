import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { isSending } from "../hydration/network-failures.ts";

type QuantityProps = {
  action: string;
  quantity: number;
  /** For the accessible names of the buttons: "Dahi Puri". */
  itemName: string;
  max: number;
};

const debounceMilliseconds = 300;

/**
 * The quantity can be typed, or changed by buttons. With JavaScript, it changes at once and is
 * submitted after a pause in clicking, after Enter, or when the visitor leaves the field or the
 * page.
 */
export function QuantityForm({ action, quantity, itemName, max }: QuantityProps) {
  const fetcher = useFetcher();
  const [wanted, setWanted] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsent = useRef<() => void>();
  const field = useRef<HTMLInputElement>(null);

  const changeTo = (to: number) => {
    setWanted(to);
    clearTimeout(timer.current);
    unsent.current = () => {
      clearTimeout(timer.current);
      unsent.current = undefined;
      fetcher.submit(
        { quantity: to, stay: 1 },
        { method: "post", action, preventScrollReset: true },
      );
      setWanted(undefined);
    };
    timer.current = setTimeout(unsent.current, debounceMilliseconds);
  };

  useEffect(() => () => unsent.current?.(), []);

  // Handles input from before hydration.
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue) {
      setTyped(field.current.value);
    }
  }, []);

  const sent = isSending(fetcher) ? fetcher.formData?.get("quantity") : undefined;
  const shown = wanted ?? (typeof sent === "string" ? Number(sent) : quantity);
  const step = (by: -1 | 1, icon: "minus" | "plus", label: string) => (
    <Button
      type="submit"
      name="step"
      value={`quantity:${by}`}
      variant="icon"
      icon={icon}
      aria-label={label}
      disabled={by > 0 && shown >= max}
      onClick={(event) => {
        event.preventDefault();
        changeTo(Math.max(0, shown + by));
      }}
    />
  );
  const sendTyped = () => {
    setTyped(undefined);
    const value = field.current?.value;
    if (!value || Number(value) === shown) return;
    changeTo(Number(value));
    unsent.current?.();
  };
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="button-form"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        sendTyped();
      }}
    >
      <DefaultSubmit />
      <span className="quantity">
        {step(-1, "minus", m.shared_decreaseQuantity({ itemName }))}
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          name="quantity"
          min={0}
          value={typed ?? shown}
          aria-label={m.shared_quantity({ itemName })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={sendTyped}
        />
        {/* Announces what a button did. */}
        <output className="visually-hidden" aria-label={m.shared_quantity({ itemName })}>
          {shown}
        </output>
        {step(1, "plus", m.shared_increaseQuantityOf({ itemName }))}
      </span>
    </fetcher.Form>
  );
}
