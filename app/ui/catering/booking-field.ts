import type { BookingDraft, BookingField } from "#app/domain/catering/booking-draft.ts";
import { type FieldMeta, plainMeta } from "../form/field.tsx";

export const FORM_ID = "booking";

/** A booking that was not made, or not yet: what was typed, and what is wrong with it by path. */
export type BookingAnswer = {
  draft: BookingDraft;
  errors?: Record<string, string[]>;
  title?: string;
};

type Limits = { required?: boolean; min?: string | number; max?: string | number; key?: string };

export type BookingFieldOf = (name: BookingField, limits?: Limits) => FieldMeta;

/** Takes a path of the booking, what stands there and what is wrong there, returns the meta of its box. */
export function bookingMeta(
  path: string,
  value: string | string[],
  errors: BookingAnswer["errors"],
  limits: Limits = {},
): FieldMeta {
  return plainMeta(path, { ...limits, id: `${FORM_ID}-${path}`, value, errors: errors?.[path] });
}
