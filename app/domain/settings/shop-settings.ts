import type { Language } from "../language/language.ts";
import type { Holiday, OpeningRules, WeekHours } from "../opening-hours.ts";
import { type ChargeTerms, defaultChargeTerms } from "../terms/charges.ts";
import { type CateringTerms, defaultCateringTerms } from "../terms/day-capacity.ts";
import { type DeliveryTerms, defaultDeliveryTerms } from "../terms/delivery-fee.ts";
import { defaultPaymentTerms, type PaymentTerms } from "../terms/payment-terms.ts";
import { defaultTimeTerms, type TimeTerms } from "../terms/slot-terms.ts";

/** Empty if the shop has none. The GSTIN is from before there were tax terms. */
type BillNumbers = { gstin: string; fssai: string };

export const alertMeans = ["email", "push", "both"] as const;

/** When admins get emails, and what happens to orders that nobody answers. */
export type AlertTerms = {
  orders: boolean;
  bookings: boolean;
  days: boolean;
  /** Whether orders from the web start as confirmed. */
  acceptsAtOnce: boolean;
  /** After how long the owner is told about something that rings; 0 for never. */
  unansweredMinutes: number;
  tellsOwnerBy: (typeof alertMeans)[number];
  /** How long after its promised time an unanswered order is cancelled; 0 for never. */
  expiresAfterMinutes: number;
};

/** The language of the kitchen's screen and tickets. */
type KitchenTerms = { language: Language };

/** How long staff actions stay in the log. */
type LogTerms = { keptYears: number };

/** The settings by section, as they are stored. */
export type SettingsParts = {
  opening: Pick<OpeningRules, "mode" | "pausedUntil"> & {
    /** Whether customers at the stall may enter their own orders; see docs/self-orders.md. */
    takesSelfOrders: boolean;
  };
  hours: WeekHours;
  holidays: readonly Holiday[];
  /** `isPickupOnly`: customers cannot have an order delivered. */
  delivery: DeliveryTerms & { isPickupOnly?: boolean };
  times: TimeTerms;
  charges: ChargeTerms;
  catering: CateringTerms;
  payment: PaymentTerms;
  bill: BillNumbers;
  alerts: AlertTerms;
  kitchen: KitchenTerms;
  log: LogTerms;
};

/** The settings that the owner can change. */
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
