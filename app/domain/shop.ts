import { m } from "#messages";
import { currentLanguage, type Language } from "./language/language.ts";
import { marathiCityStem } from "./language/marathi-city.ts";
import { translated } from "./language/translated.ts";

/** The shop's identity as the owner entered it, in the language of the page. */
export type ShopIdentity = {
  /** In Latin letters. */
  name: string;
  nameDevanagari: string;
  /** In the script of the page's language. */
  localName: string;
  tagline: string;
  city: string;
  /** Addresses use Latin letters in every language. */
  cityInLatin: string;
  state: string;
  phone: string;
  email: string;
  address: string;
  /** Includes the name of the branch that cooks. */
  pickupAddress: string;
  /** Empty if no branch cooks. */
  directionsHref: string;
  /** Empty to show the name instead. */
  logo: string;
  /** One of `colourSets`; empty for the first. */
  colours: string;
  /** The legal name, if it is different. */
  legalName: string;
  grievanceName: string;
  /** The prefix of order and bill numbers: one to three capital letters. */
  numberPrefix: string;
  social: { name: string; href: string }[];
  /** See `nightEnds`. */
  nightEndsMinutes: number[];
};

let read = (): ShopIdentity => {
  throw new Error("Nothing has said yet who the shop is: see identifyShop");
};

const kept = new Map<Language, ShopIdentity>();

/** The server reads the identity from the database, a browser from the page that it hydrates. */
export function identifyShop(source: () => ShopIdentity): void {
  read = source;
  kept.clear();
}

/** A page reads it a dozen times in a row, and each read asks the database whether it has changed. */
export function identity(): ShopIdentity {
  const language = currentLanguage();
  const known = kept.get(language);
  if (known) return known;
  const found = read();
  kept.set(language, found);
  queueMicrotask(() => kept.clear());
  return found;
}

/** From placing the order, or from the opening for which it was taken, until the customer has it. */
const estimateMinutes = { delivery: [30, 45], pickup: [15, 20] } as const;

function minutesText([least, most]: readonly [number, number]): string {
  return m.shared_minutes({ least, most });
}

/** Read these where they are shown, never while a module is loading. */
export const shop = translated({
  name: () => identity().name,
  nameDevanagari: () => identity().nameDevanagari,
  /** In the script of the page's language. */
  localName: () => identity().localName,
  /** For messages that name the shop. */
  nameAndCity: () => ({
    shop: identity().localName,
    city: identity().city,
    cityStem: shop.cityStem,
  }),
  tagline: () => identity().tagline,
  /** The topic of the home page. */
  headline: () => identity().tagline || `${identity().localName}, ${identity().city}`,
  city: () => identity().city,
  /** For Marathi texts that add an ending to the city. */
  cityStem: () => (currentLanguage() === "mr" ? marathiCityStem(identity().city) : identity().city),
  cityInLatin: () => identity().cityInLatin,
  state: () => identity().state,
  phone: () => identity().phone,
  phoneHref: () => `tel:${identity().phone.replace(/[^+\d]/g, "")}`,
  email: () => identity().email,
  address: () => identity().address,
  pickupAddress: () => identity().pickupAddress,
  directionsHref: () => identity().directionsHref,
  logo: () => identity().logo,
  colours: () => identity().colours || "chilli",
  /** The folder in `public` with icons in the shop's colours. */
  iconFolder: () => (shop.colours === "chilli" ? "" : `/icons/${shop.colours}`),
  legalName: () => identity().legalName,
  grievanceName: () => identity().grievanceName,
  numberPrefix: () => identity().numberPrefix,
  social: () => identity().social,
  nightEndsMinutes: () => identity().nightEndsMinutes,
  preparationTime: m.shared_minutesToPrepare,
  estimate: {
    get delivery() {
      return minutesText(estimateMinutes.delivery);
    },
    get pickup() {
      return minutesText(estimateMinutes.pickup);
    },
  },
  /** An order's promised time is the longer end of its estimate. */
  promisedMinutes: { delivery: estimateMinutes.delivery[1], pickup: estimateMinutes.pickup[1] },
});
