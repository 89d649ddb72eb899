import type { CounterOrder } from "#app/domain/counter/counter-order.ts";
import { type FieldMeta, plainMeta } from "../form/field-meta.ts";
import { FORM_ID } from "./order-lines.tsx";
import type { Counter } from "./use-counter.ts";

type TextField = {
  [Name in keyof CounterOrder]: CounterOrder[Name] extends string ? Name : never;
}[keyof CounterOrder];

/** A text field of the order; it is recreated when a button changes its value. */
export function useField({ order, errors, version }: Counter) {
  return (name: TextField): FieldMeta & { key: string } => ({
    ...plainMeta(name, { id: `${FORM_ID}-${name}`, value: order[name], errors: errors[name] }),
    key: `${name} ${version}`,
  });
}
