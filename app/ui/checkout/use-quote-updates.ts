import { useFetcher } from "@remix-run/react";
import { type SyntheticEvent, useRef } from "react";

/** The fields that change the total or the time. */
const choices = ["deliveryType", "requestedFor"];
const typed = ["pincode", "coupon", "tip"];

/**
 * Handlers for the checkout form that send it as "Update total" does: after a choice, and when a field that was typed in
 * is left.
 */
export function useQuoteUpdates() {
  const { submit } = useFetcher({ key: "quote" });
  const sent = useRef<Record<string, string>>({});
  const update = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>, names: string[]) => {
    const { name, value, defaultValue } = target as unknown as HTMLInputElement;
    const isChoice = choices.includes(name);
    if (!names.includes(name) || (!isChoice && value === (sent.current[name] ?? defaultValue))) {
      return;
    }
    sent.current[name] = value;
    const form = new FormData(currentTarget);
    form.set("update", "total");
    form.set("stay", "");
    submit(form, { method: "post" });
  };
  return {
    onChange: (event: SyntheticEvent<HTMLFormElement>) => update(event, choices),
    onBlur: (event: SyntheticEvent<HTMLFormElement>) => update(event, typed),
  };
}
