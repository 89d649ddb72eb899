/** A different capacity on certain days or at certain hours; null means no limit. */
export type CapacityOverride = {
  /** Digits, 0 for Monday; empty for every day. */
  days: string;
  fromMinutes: number;
  /** May exceed 1,440 if it lasts past midnight. */
  untilMinutes: number;
  orders: number | null;
  plates: number | null;
};

/** When orders of a delivery type can be ready. */
export type SlotTerms = {
  /** Whether "as soon as possible" can be chosen. */
  asap: boolean;
  /** From placing the order until the customer has it. */
  preparationMinutes: number;
  /** Null if customers choose no times. */
  slotMinutes: number | null;
  /** How many days ahead times can be chosen. */
  daysAhead: number;
  /** How many minutes before closing the last orders are. */
  lastOrderMinutes: number;
  ordersPerSlot: number | null;
  platesPerSlot: number | null;
  overrides: CapacityOverride[];
};

export type TimeTerms = {
  delivery: SlotTerms;
  pickup: SlotTerms;
  /** By how many percent a booked catering event reduces the capacity of the day's slots. */
  cateringPercent: number;
};

const noSlots = {
  asap: true,
  slotMinutes: null,
  daysAhead: 0,
  lastOrderMinutes: 0,
  ordersPerSlot: null,
  platesPerSlot: null,
  overrides: [],
};

/** Until the owner sets up times: as soon as possible, after the longer end of the usual estimate. */
export const defaultTimeTerms: TimeTerms = {
  delivery: { ...noSlots, preparationMinutes: 45 },
  pickup: { ...noSlots, preparationMinutes: 20 },
  cateringPercent: 0,
};
