export type RingKind = "order" | "booking" | "cancellation";

/** An order or booking that rings until somebody acknowledges it. */
export type Ringing = {
  kind: RingKind;
  isBooking: boolean;
  id: string;
  number: string;
  /** The token that staff call out; null if there is none. */
  token: string | null;
  /** ISO */
  since: string;
  /** Its page in the admin area. */
  path: string;
};
