import { type CateringTerms, defaultCateringTerms } from "../catering/day-capacity.ts";
import type { Holiday, OpeningRules, WeekHours } from "../opening-hours.ts";
import { type DeliveryTerms, defaultDeliveryTerms } from "../orders/delivery-fee.ts";
import type { UpiPayee } from "../orders/upi-link.ts";
import { type ChargeTerms, defaultChargeTerms } from "../quote/charges.ts";
import { defaultTimeTerms, type TimeTerms } from "../slots/slot-terms.ts";

/** Numbers that the law requires on a bill; empty when the shop has none. */
export type BillNumbers = { gstin: string; fssai: string };

/** Of what the admins are told by email. */
export type EmailAlerts = { orders: boolean; bookings: boolean; days: boolean };

/** Empty fields fall back to the environment variables. */
export type UpiTerms = UpiPayee & {
  /** Each open order asks for a few paise more, so that no two ask for the same. */
  adjustsAmounts: boolean;
};

/** What the owner may change. */
export type ShopSettings = OpeningRules & {
  delivery: DeliveryTerms;
  times: TimeTerms;
  charges: ChargeTerms;
  catering: CateringTerms;
  upi: UpiTerms;
  bill: BillNumbers;
  alerts: EmailAlerts;
};

/** The settings by section, as they are stored. */
export type SettingsParts = {
  opening: Pick<OpeningRules, "mode" | "pausedUntil">;
  hours: WeekHours;
  holidays: readonly Holiday[];
  delivery: DeliveryTerms;
  times: TimeTerms;
  charges: ChargeTerms;
  catering: CateringTerms;
  payment: UpiTerms;
  bill: BillNumbers;
  alerts: EmailAlerts;
};

export type SettingsSection = keyof SettingsParts;

/** The sections' titles. */
export const settingsSections: Record<SettingsSection, string> = {
  opening: "Open or paused",
  hours: "Opening hours",
  holidays: "Holidays",
  delivery: "Delivery",
  times: "Times",
  charges: "Packing, tips and rounding",
  catering: "Catering",
  payment: "UPI payment",
  bill: "Bill",
  alerts: "Email alerts",
};

const everyDay = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };

export const defaultParts: SettingsParts = {
  opening: { mode: "open", pausedUntil: null },
  hours: Array.from({ length: 7 }, () => everyDay),
  holidays: [],
  delivery: defaultDeliveryTerms,
  times: defaultTimeTerms,
  charges: defaultChargeTerms,
  catering: defaultCateringTerms,
  payment: { id: "", name: "", adjustsAmounts: false },
  bill: { gstin: "", fssai: "" },
  alerts: { orders: false, bookings: false, days: false },
};

export function joinedParts({ opening, payment, ...rest }: SettingsParts): ShopSettings {
  return { ...rest, ...opening, upi: payment };
}

export const defaultSettings: ShopSettings = joinedParts(defaultParts);
