import type { Food } from "../food/food.ts";
import type { Offer } from "../options/configure-dish.ts";
import type { Selection } from "../options/selection.ts";
import type { ChangeSummary } from "./change-summary.ts";

/** The fields of the form by name, as typed. */
export type ChangeValues = Record<string, unknown>;

/** The data of a page that changes an order. */
export type ChangePageData = {
  orderId: string;
  orderNumber: string;
  isStaff: boolean;
  canBeDelivered: boolean;
  pickupLabel: string;
  /** The chosen time is full, and this person may overfill it. */
  asksOverfillReason: boolean;
  /** Why the order can no longer be changed; null if it can. */
  tooLate: string | null;
  changeKey: string;
  version: number;
  values: ChangeValues;
  lines: {
    id: string;
    name: string;
    choices: string[];
    specialInstructions: string;
    pricePaise: number;
    quantity: number;
    /** Whether its options can be chosen again. */
    isOnMenu: boolean;
  }[];
  added: {
    /** The prefix of its fields: `added[0]`. */
    name: string;
    dish: { id: string; name: string; pricePaise: number; isSized: boolean; contains: Food[] };
    offer: Offer;
    selection: Selection;
    quantity: string;
    specialInstructions: string;
  }[];
  /** Dishes that can be added. */
  dishes: { value: string; label: string; disabled: boolean }[];
  times: { value: string; label: string; disabled: boolean }[];
  totalPaise: number;
  /** Null until something is typed, and if the change is not possible. */
  preview: ChangeSummary | null;
  problem: string | null;
};
