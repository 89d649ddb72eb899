import { m } from "#messages";
import { translated } from "../language/translated.ts";

export const dietaryOptions = [
  "vegetarian",
  "vegan",
  "gluten-free",
  "dairy-free",
  "nut-free",
  "halal",
  "jain",
] as const;

export const bookingDefaults = { duration: 4, guestCount: 50, locationType: "indoor" } as const;

/** Only the first message that applies is shown. */
export const bookingRefusals = translated({
  guest: m.catering_loginRequired,
  basics: m.catering_requiredFields,
  address: m.catering_addressIncomplete,
  menu: m.catering_packageOrItemsRequired,
  contact: m.catering_pleaseProvideCompleteContactInformation,
});

const checks: [refusal: keyof typeof bookingRefusals, paths: RegExp][] = [
  ["basics", /^(eventType|eventName|eventDate|eventTime)$/],
  ["address", /^location(\.address(\.(street|city|state))?)?$/],
  ["menu", /^menu(\.packages)?$/],
  ["contact", /^contactInfo(\.primaryContact(\.\w+)?)?$/],
];

/** The message for required fields that were left empty; undefined if none of them is required. */
export function bookingRefusal(emptyPaths: readonly string[]): string | undefined {
  const check = checks.find(([, pattern]) => emptyPaths.some((path) => pattern.test(path)));
  return check && bookingRefusals[check[0]];
}
