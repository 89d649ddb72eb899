export type BookedDay = {
  day: string;
  label: string;
  bookedGuests: number;
  /** In guests. */
  room: number;
  state: "past" | "full" | "holiday" | "free";
};

export type BookedMonth = {
  month: string;
  label: string;
  days: BookedDay[];
  guestsPerDay: number;
  previous: string | null;
  next: string | null;
};
