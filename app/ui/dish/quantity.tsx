import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
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
 * Submit buttons that send the new quantity. With JavaScript, it changes at once and is submitted when no further click
 * follows, or when the visitor leaves the page.
 */
export function QuantityForm({ action, quantity, itemName, max }: QuantityProps) {
  const fetcher = useFetcher();
  const [wanted, setWanted] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsent = useRef<() => void>();

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

  const sent = isSending(fetcher) ? fetcher.formData?.get("quantity") : undefined;
  const shown = wanted ?? (typeof sent === "string" ? Number(sent) : quantity);
  const step = (to: number, icon: "minus" | "plus", label: string) => (
    <Button
      type="submit"
      name="quantity"
      value={to}
      variant="icon"
      icon={icon}
      aria-label={label}
      disabled={to < shown ? to < 0 : to > max}
      onClick={(event) => {
        event.preventDefault();
        changeTo(to);
      }}
    />
  );
  return (
    <fetcher.Form method="post" action={action} className="button-form" preventScrollReset>
      <span className="quantity">
        {step(shown - 1, "minus", m.shared_decreaseQuantity({ itemName }))}
        <output aria-label={m.shared_quantity({ itemName })}>{shown}</output>
        {step(shown + 1, "plus", m.shared_increaseQuantityOf({ itemName }))}
      </span>
    </fetcher.Form>
  );
}
