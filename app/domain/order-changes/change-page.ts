import type { Offer } from "../options/configure-dish.ts";
import type { Selection } from "../options/selection.ts";
import type { ChangeSummary } from "./change-summary.ts";

/** The typed fields of the form by name. */
export type ChangeValues = Record<string, unknown>;

export type ChangePageData = {
  orderId: string;
  orderNumber: string;
  isStaff: boolean;
  pickupLabel: string;
  mayOverfill: boolean;
  /** Why the order can no longer be changed; null if it can be. */
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
    /** The prefix of its field names: `added[0]`. */
    name: string;
    dish: { id: string; name: string; pricePaise: number; isSized: boolean };
    offer: Offer;
    selection: Selection;
    quantity: string;
    specialInstructions: string;
  }[];
  /** Dishes that can be added. */
  dishes: { value: string; label: string; disabled: boolean }[];
  times: { value: string; label: string; disabled: boolean }[];
  totalPaise: number;
  /** Null until something is typed, or if the change is impossible. */
  preview: ChangeSummary | null;
  problem: string | null;
};
