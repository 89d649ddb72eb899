import { type SyntheticEvent, useRef } from "react";

/** The fields that change the total or the time. */
const choices = ["deliveryType", "requestedFor"];
const typed = ["pincode", "coupon", "tip"];

/**
 * Handlers for the checkout form that load the quote for its current input, like "Update total"
 * without scripts: after a selection, and when the visitor leaves a changed field.
 */
export function useQuoteUpdates(load: (url: string) => void) {
  const quoted = useRef<Record<string, string>>({});
  const update = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>, names: string[]) => {
    const { name, value, defaultValue } = target as unknown as HTMLInputElement;
    const isChoice = choices.includes(name);
    if (!names.includes(name) || (!isChoice && value === (quoted.current[name] ?? defaultValue))) {
      return;
    }
    quoted.current[name] = value;
    const form = new FormData(currentTarget);
    const wishes = [...choices, ...typed].flatMap((field) => {
      const wish = form.get(field);
      return typeof wish === "string" ? [[field, wish]] : [];
    });
    load(`/checkout?${new URLSearchParams(wishes)}`);
  };
  return {
    onChange: (event: SyntheticEvent<HTMLFormElement>) => update(event, choices),
    onBlur: (event: SyntheticEvent<HTMLFormElement>) => update(event, typed),
  };
}
