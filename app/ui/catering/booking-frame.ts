import type { MutableRefObject } from "react";
import type { BookingDraft } from "./booking-form.tsx";

export type BookingFrame = {
  /** What was typed, kept while the form is closed. */
  kept: MutableRefObject<BookingDraft | undefined>;
  titleLevel: 2 | 3;
};
