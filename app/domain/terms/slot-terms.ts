/** Another capacity on some days or at some hours; null means no limit. */
export type CapacityOverride = {
  /** Digits, 0 for Monday; empty for every day. */
  days: string;
  fromMinutes: number;
  /** May exceed 1,440 when it lasts past midnight. */
  untilMinutes: number;
  orders: number | null;
  plates: number | null;
};

/** When orders of one delivery type can be had. */
export type SlotTerms = {
  /** Whether "as soon as possible" can be chosen. */
  asap: boolean;
  /** From the order until the customer has it. */
  preparationMinutes: number;
  /** Null offers no times to choose. */
  slotMinutes: number | null;
  /** For how many days after today times can be chosen. */
  daysAhead: number;
  /** The last orders are for so long before closing. */
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

/** Until the owner sets up times: as soon as possible, after the longer time of the usual estimate. */
export const defaultTimeTerms: TimeTerms = {
  delivery: { ...noSlots, preparationMinutes: 45 },
  pickup: { ...noSlots, preparationMinutes: 20 },
  cateringPercent: 0,
};
