import { m } from "#messages";
import { currentLanguage, type Language } from "./language/language.ts";
import { marathiCityStem } from "./language/marathi-city.ts";
import { translated } from "./language/translated.ts";

/** Who the shop is, as its owner says, in the language of the page. */
export type ShopIdentity = {
  /** In Latin letters. */
  name: string;
  nameDevanagari: string;
  /** In the letters of the language. */
  localName: string;
  tagline: string;
  city: string;
  /** As addresses are written, in every language. */
  cityInLatin: string;
  state: string;
  phone: string;
  email: string;
  address: string;
  /** With the name of the branch that cooks. */
  pickupAddress: string;
  /** Empty without a branch that cooks. */
  directionsHref: string;
  /** Empty for the name as a word mark. */
  logo: string;
  /** One of `colourSets`; empty for the first. */
  colours: string;
  /** The name in law, if it is another one. */
  legalName: string;
  grievanceName: string;
  /** Begins order and bill numbers: one to three capital letters. */
  numberPrefix: string;
  social: { name: string; href: string }[];
  /** See `nightEnds`. */
  nightEndsMinutes: number[];
};

let read = (): ShopIdentity => {
  throw new Error("Nothing has said yet who the shop is: see identifyShop");
};

const kept = new Map<Language, ShopIdentity>();

/** The server reads who the shop is from the database, a browser from the page that it hydrates. */
export function identifyShop(source: () => ShopIdentity): void {
  read = source;
  kept.clear();
}

/** A page reads it a dozen times in one go, and each read asks the database whether it has changed. */
export function identity(): ShopIdentity {
  const language = currentLanguage();
  const known = kept.get(language);
  if (known) return known;
  const found = read();
  kept.set(language, found);
  queueMicrotask(() => kept.clear());
  return found;
}

/** From the order, or from the opening for which it was taken, until the customer has it. */
const estimateMinutes = { delivery: [30, 45], pickup: [15, 20] } as const;

function minutesText([least, most]: readonly [number, number]): string {
  return m.shared_minutes({ least, most });
}

/** Read it when it is shown, and never when a module is loaded. */
export const shop = translated({
  name: () => identity().name,
  nameDevanagari: () => identity().nameDevanagari,
  /** In the letters of the page's language. */
  localName: () => identity().localName,
  /** For messages that name the shop. */
  nameAndCity: () => ({
    shop: identity().localName,
    city: identity().city,
    cityStem: shop.cityStem,
  }),
  tagline: () => identity().tagline,
  /** What the home page is about. */
  headline: () => identity().tagline || `${identity().localName}, ${identity().city}`,
  city: () => identity().city,
  /** For texts that add an ending to it in Marathi. */
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
  /** An icon of the shop's colours in `public`. */
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
  /** An order is promised after the longer time of its estimate. */
  promisedMinutes: { delivery: estimateMinutes.delivery[1], pickup: estimateMinutes.pickup[1] },
});
