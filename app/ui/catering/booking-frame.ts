import type { MutableRefObject } from "react";
import type { BookingDraft } from "#app/domain/catering/booking-draft.ts";

/** What the booking form knows of the page that it stands on or lies over. */
export type BookingFrame = {
  /** What was typed, kept while the form is closed. */
  kept: MutableRefObject<BookingDraft | undefined>;
  titleLevel: 2 | 3;
};
