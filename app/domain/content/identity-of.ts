import type { Language } from "../language/language.ts";
import { nightEnds, type WeekHours } from "../opening-hours.ts";
import type { ShopIdentity } from "../shop.ts";
import { fillBraces } from "./fill-braces.ts";
import { directionsTo, placeOf } from "./place.ts";
import type { FieldsOf } from "./subjects.ts";

/** Combines the fields of the subject `shop` in a language, its city in English, and the branch that cooks. */
export function identityOf(
  fields: Record<FieldsOf<"shop">, string>,
  cityInLatin: string,
  language: Language,
  hours: WeekHours,
  cooking?: Record<"name" | "address" | "place", string>,
): ShopIdentity {
  const { whatsapp, instagram, facebook, youtube, id: _, ...rest } = { id: "", ...fields };
  const profiles = {
    Instagram: instagram,
    Facebook: facebook,
    YouTube: youtube,
    WhatsApp: whatsapp,
  };
  const localName = (language === "en" ? "" : rest.nameDevanagari) || rest.name;
  const facts: Record<string, string> = { ...rest, shop: localName };
  return {
    ...rest,
    tagline: fillBraces(rest.tagline, (fact) => facts[fact]),
    pickupAddress: cooking ? `${cooking.name}, ${cooking.address}` : rest.address,
    directionsHref: cooking
      ? directionsTo({ ...cooking, coordinates: placeOf(cooking.place) })
      : "",
    nightEndsMinutes: nightEnds(hours),
    cityInLatin,
    localName,
    social: Object.entries(profiles).flatMap(([name, href]) => (href ? [{ name, href }] : [])),
  };
}
