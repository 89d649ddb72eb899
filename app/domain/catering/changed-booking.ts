import {
  type BookingDraft,
  MOST_ITEMS,
  noItem,
  readBookingDraft,
  type Sent,
} from "./booking-draft.ts";

/**
 * Takes the names and values of a booking form whose button changes the menu, returns what is typed after
 * it: `without` names a package or dish to take out, a dish that was chosen is added, a quantity of 0 takes
 * its dish out. Source: spec 2 §5 Form inputs.
 */
export function changedBookingDraft(sent: Sent): BookingDraft {
  const entries = [...sent];
  const draft = readBookingDraft(entries);
  const without = entries.filter(([name]) => name === "without").map(([, value]) => value);
  const packages = draft.packages.filter((name) => !without.includes(name));
  const kept = draft.customItems.filter(
    (_, index) => !without.includes(`menu.customItems[${index}]`),
  );
  const { newItem } = draft;
  const isAdded = newItem.name !== "" && kept.length < MOST_ITEMS;
  return withoutNothing({
    ...draft,
    packages,
    customItems: isAdded ? [...kept, newItem] : kept,
    newItem: isAdded ? noItem : newItem,
  });
}

/** Takes what was typed, returns it without the dishes whose quantity is 0. Source: spec 2 §5 ("Setting a menu quantity to 0 removes the item"). */
export function withoutNothing(draft: BookingDraft): BookingDraft {
  const customItems = draft.customItems.filter(({ quantity }) => !/^\s*0+\s*$/.test(quantity));
  return { ...draft, customItems };
}
