import { m } from "#messages";

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

export const bookingLimits = {
  duration: { min: 1, max: 12 },
  guestCount: { min: 10, max: 500 },
} as const;

/** The first message that applies is shown. */
export const bookingRefusals = {
  get guest() {
    return m.catering_pleaseLogInToBook();
  },
  get basics() {
    return m.catering_pleaseFillInAllRequired();
  },
  get address() {
    return m.catering_pleaseProvideCompleteAddressInformation();
  },
  get menu() {
    return m.catering_pleaseSelectAtLeastOne();
  },
  get contact() {
    return m.catering_pleaseProvideCompleteContactInformation();
  },
} as const;

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
