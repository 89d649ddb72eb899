import type { MutableRefObject } from "react";
import type { BookingValues } from "./booking-form.tsx";

export type BookingFrame = {
  /** What was typed, kept while the form is closed. */
  kept: MutableRefObject<BookingValues | undefined>;
  titleLevel: 2 | 3;
};
