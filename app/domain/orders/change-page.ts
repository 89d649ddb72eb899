import type { Offer } from "../options/configure-dish.ts";
import type { Selection } from "../options/selection.ts";
import type { ChangeSummary } from "./change-summary.ts";

/** The fields of the form by name, as typed. */
export type ChangeValues = Record<string, unknown>;

/** What a page shows that changes an order. */
export type ChangePageData = {
  orderId: string;
  orderNumber: string;
  isStaff: boolean;
  mayOverfill: boolean;
  /** Why nothing can be changed any more; null if it can. */
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
    /** Whether it can be chosen anew. */
    isOnMenu: boolean;
  }[];
  added: {
    /** Of its fields: `added[0]`. */
    name: string;
    dish: { id: string; name: string; pricePaise: number; isSized: boolean };
    offer: Offer;
    selection: Selection;
    quantity: string;
    specialInstructions: string;
  }[];
  /** What can be added. */
  dishes: { value: string; label: string; disabled: boolean }[];
  times: { value: string; label: string; disabled: boolean }[];
  totalPaise: number;
  /** Null until something is typed, and for a change that is not possible. */
  preview: ChangeSummary | null;
  problem: string | null;
};
