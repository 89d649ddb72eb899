export type RingKind = "order" | "booking" | "cancellation";

/** An order or booking that rings until somebody acknowledges it. */
export type Ringing = {
  kind: RingKind;
  isBooking: boolean;
  id: string;
  number: string;
  /** As it is called out; null without one. */
  token: string | null;
  /** ISO */
  since: string;
  /** Its page in the admin area. */
  path: string;
};
