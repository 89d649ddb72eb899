import type { MutableRefObject } from "react";
import type { BookingValues } from "./booking-frame.tsx";

export type BookingOutletContext = {
  /** Retained while the form is closed. */
  savedDraft: MutableRefObject<BookingValues | undefined>;
  titleLevel: 2 | 3;
};
