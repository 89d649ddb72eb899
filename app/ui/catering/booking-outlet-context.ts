import type { MutableRefObject } from "react";
import type { BookingDraft } from "./booking-form.tsx";

export type BookingOutletContext = {
  /** Retained while the form is closed. */
  savedDraft: MutableRefObject<BookingDraft | undefined>;
  titleLevel: 2 | 3;
};
