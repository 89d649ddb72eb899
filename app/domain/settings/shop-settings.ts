import { type CateringTerms, defaultCateringTerms } from "../catering/day-capacity.ts";
import type { Holiday, OpeningRules, WeekHours } from "../opening-hours.ts";
import { type DeliveryTerms, defaultDeliveryTerms } from "../orders/delivery-fee.ts";
import type { UpiPayee } from "../orders/upi-link.ts";

/** What stands on the bill by law; empty where the shop has none. */
export type BillNumbers = { gstin: string; fssai: string };

/** What the owner may change of the shop. Source: the owner's wish for settings; spec 1 §1, §9. */
export type ShopSettings = OpeningRules & {
  delivery: DeliveryTerms;
  catering: CateringTerms;
  /** Where empty, the environment's counts. */
  upi: UpiPayee;
  bill: BillNumbers;
};

/** The same by section, as it is stored and saved. */
export type SettingsParts = {
  opening: Pick<OpeningRules, "mode" | "pausedUntil">;
  hours: WeekHours;
  holidays: readonly Holiday[];
  delivery: DeliveryTerms;
  catering: CateringTerms;
  payment: UpiPayee;
  bill: BillNumbers;
};

export type SettingsSection = keyof SettingsParts;

/** What the owner calls each section. */
export const settingsSections: Record<SettingsSection, string> = {
  opening: "Open or paused",
  hours: "Opening hours",
  holidays: "Holidays",
  delivery: "Delivery",
  catering: "Catering",
  payment: "UPI payment",
  bill: "Bill",
};

const everyDay = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };

/** The specification's numbers. Source: spec 1 §1, §9; spec 2 §5. */
export const defaultParts: SettingsParts = {
  opening: { mode: "open", pausedUntil: null },
  hours: Array.from({ length: 7 }, () => everyDay),
  holidays: [],
  delivery: defaultDeliveryTerms,
  catering: defaultCateringTerms,
  payment: { id: "", name: "" },
  bill: { gstin: "", fssai: "" },
};

/** Takes the settings by section, returns them as the shop reads them. */
export function joinedParts({ opening, payment, ...rest }: SettingsParts): ShopSettings {
  return { ...rest, ...opening, upi: payment };
}

export const defaultSettings: ShopSettings = joinedParts(defaultParts);
