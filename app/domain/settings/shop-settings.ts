import type { Language } from "../language/language.ts";
import type { Holiday, OpeningRules, WeekHours } from "../opening-hours.ts";
import { type ChargeTerms, defaultChargeTerms } from "../terms/charges.ts";
import { type CateringTerms, defaultCateringTerms } from "../terms/day-capacity.ts";
import { type DeliveryTerms, defaultDeliveryTerms } from "../terms/delivery-fee.ts";
import { defaultPaymentTerms, type PaymentTerms } from "../terms/payment-terms.ts";
import { defaultTimeTerms, type TimeTerms } from "../terms/slot-terms.ts";

/** Empty when the shop has none. The GSTIN is the one from before there were tax terms. */
type BillNumbers = { gstin: string; fssai: string };

export const alertMeans = ["email", "push", "both"] as const;

/** What the admins are told by email, and what happens to orders that nobody answers. */
export type AlertTerms = {
  orders: boolean;
  bookings: boolean;
  days: boolean;
  /** Orders from the web start as confirmed. */
  acceptsAtOnce: boolean;
  /** After which the owner is told of what rings; 0 for never. */
  unansweredMinutes: number;
  tellsOwnerBy: (typeof alertMeans)[number];
  /** How long after its promised time an order that nobody answered is cancelled; 0 for never. */
  expiresAfterMinutes: number;
};

/** The language of its screen and tickets. */
type KitchenTerms = { language: Language };

/** How long what staff did stays in the log. */
type LogTerms = { keptYears: number };

/** The settings by section, as they are stored. */
export type SettingsParts = {
  opening: Pick<OpeningRules, "mode" | "pausedUntil"> & {
    /** Whether customers at the stall may type their orders themselves, see docs/self-orders.md. */
    takesSelfOrders: boolean;
  };
  hours: WeekHours;
  holidays: readonly Holiday[];
  delivery: DeliveryTerms;
  times: TimeTerms;
  charges: ChargeTerms;
  catering: CateringTerms;
  payment: PaymentTerms;
  bill: BillNumbers;
  alerts: AlertTerms;
  kitchen: KitchenTerms;
  log: LogTerms;
};

/** What the owner may change. */
export type ShopSettings = Omit<SettingsParts, "opening"> & SettingsParts["opening"];

export type SettingsSection = keyof SettingsParts;

const everyDay = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };

export const defaultParts: SettingsParts = {
  opening: { mode: "open", pausedUntil: null, takesSelfOrders: false },
  hours: Array.from({ length: 7 }, () => everyDay),
  holidays: [],
  delivery: defaultDeliveryTerms,
  times: defaultTimeTerms,
  charges: defaultChargeTerms,
  catering: defaultCateringTerms,
  payment: defaultPaymentTerms,
  bill: { gstin: "", fssai: "" },
  alerts: {
    orders: false,
    bookings: false,
    days: false,
    acceptsAtOnce: false,
    unansweredMinutes: 5,
    tellsOwnerBy: "email",
    expiresAfterMinutes: 60,
  },
  kitchen: { language: "en" },
  log: { keptYears: 2 },
};

export function joinedParts({ opening, ...rest }: SettingsParts): ShopSettings {
  return { ...rest, ...opening };
}

export const defaultSettings: ShopSettings = joinedParts(defaultParts);
