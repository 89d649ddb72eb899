/** One day of the shop's calendar. */
export type BookedDay = {
  day: string;
  label: string;
  bookedGuests: number;
  /** For how many guests there is still room. */
  room: number;
  state: "past" | "full" | "free";
};

export type BookedMonth = {
  month: string;
  label: string;
  days: BookedDay[];
  guestsPerDay: number;
  previous: string | null;
  next: string | null;
};
