import { dietaryOptions } from "./booking-form.ts";
import { findPackage } from "./price-list.ts";

/** The boxes of the booking form that hold one answer each, named as the specification names them. Source: spec 2 §3 Event booking. */
export const bookingFields = [
  "eventType",
  "eventName",
  "eventDate",
  "eventTime",
  "duration",
  "guestCount",
  "location.type",
  "location.address.street",
  "location.address.city",
  "location.address.state",
  "location.address.zipCode",
  "location.address.landmark",
  "location.setupRequirements",
  "menu.specialRequests",
  "contactInfo.primaryContact.name",
  "contactInfo.primaryContact.phone",
  "contactInfo.primaryContact.email",
  "contactInfo.alternateContact.name",
  "contactInfo.alternateContact.phone",
  "notes",
] as const;
export type BookingField = (typeof bookingFields)[number];

const itemFields = ["name", "quantity", "specialInstructions"] as const;
type ItemField = (typeof itemFields)[number];
export type DraftItem = Record<ItemField, string>;

/** What was typed into the booking form, unchecked. */
export type BookingDraft = {
  fields: Record<BookingField, string>;
  packages: string[];
  customItems: DraftItem[];
  dietaryRequirements: string[];
  /** The dish that is chosen but not added yet. */
  newItem: DraftItem;
};

// Longer than any field may be, so that what is too long comes back to be shortened.
const LONGEST = 2000;
export const MOST_ITEMS = 60;
/** A row for a dish that is not chosen yet. */
export const noItem: DraftItem = { name: "", quantity: "1", specialInstructions: "" };

/** The names and values of a form. */
export type Sent = Iterable<[name: string, value: unknown]>;

function readItem(values: ReadonlyMap<string, string>, prefix: string): DraftItem {
  const value = (field: ItemField) => values.get(`${prefix}.${field}`) ?? noItem[field];
  return {
    name: value("name"),
    quantity: value("quantity"),
    specialInstructions: value("specialInstructions"),
  };
}

/**
 * Takes the names and values of a booking form, returns what was typed. Of two answers to one question
 * the later counts: that is the button that was pressed. Packages that the shop does not have are left out.
 * Source: decisions, Every screen without JavaScript ("values kept").
 */
export function readBookingDraft(sent: Sent): BookingDraft {
  const values = new Map<string, string>();
  const packages = new Set<string>();
  const dietaryRequirements: string[] = [];
  const indexes = new Set<number>();
  for (const [name, value] of sent) {
    if (typeof value !== "string") continue;
    const text = value.slice(0, LONGEST);
    const item = /^menu\.customItems\[(\d{1,2})\]\.name$/.exec(name);
    if (item) indexes.add(Number(item[1]));
    if (/^menu\.packages\[\d+\]\.name$/.test(name) && findPackage(text)) packages.add(text);
    if (name === "menu.dietaryRequirements") dietaryRequirements.push(text);
    values.set(name, text);
  }
  return {
    fields: Object.fromEntries(
      bookingFields.map((name) => [name, values.get(name) ?? ""]),
    ) as Record<BookingField, string>,
    packages: [...packages],
    customItems: [...indexes]
      .sort((a, b) => a - b)
      .slice(0, MOST_ITEMS)
      .map((index) => readItem(values, `menu.customItems[${index}]`)),
    dietaryRequirements: dietaryOptions.filter((option) => dietaryRequirements.includes(option)),
    newItem: readItem(values, "newItem"),
  };
}

/** Takes what was typed, returns the names and values under which form and schema know it. Source: spec 2 §3. */
export function bookingEntries(draft: BookingDraft): [name: string, value: string][] {
  return [
    ...bookingFields.map((name): [string, string] => [name, draft.fields[name]]),
    ...draft.packages.map((name, at): [string, string] => [`menu.packages[${at}].name`, name]),
    ...draft.customItems.flatMap((item, at) =>
      itemFields.map((field): [string, string] => [
        `menu.customItems[${at}].${field}`,
        item[field],
      ]),
    ),
    ...draft.dietaryRequirements.map((option): [string, string] => [
      "menu.dietaryRequirements",
      option,
    ]),
  ];
}

/** Takes what was typed and the path of a complaint, returns whether nothing stands there. */
export function isLeftOut(draft: BookingDraft, path: string): boolean {
  if (path === "menu") return draft.packages.length + draft.customItems.length === 0;
  const field = bookingFields.find((name) => name === path);
  return field !== undefined && draft.fields[field].trim() === "";
}
