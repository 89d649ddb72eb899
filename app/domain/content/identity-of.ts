import type { Language } from "../language/language.ts";
import type { ShopIdentity } from "../shop.ts";
import type { FieldsOf } from "./subjects.ts";

/** From the fields of the subject `shop` in a language, and its city in English. */
export function identityOf(
  fields: Record<FieldsOf<"shop">, string>,
  cityInLatin: string,
  language: Language,
): ShopIdentity {
  const { whatsapp, instagram, facebook, youtube, id: _, ...rest } = { id: "", ...fields };
  const profiles = {
    Instagram: instagram,
    Facebook: facebook,
    YouTube: youtube,
    WhatsApp: whatsapp,
  };
  return {
    ...rest,
    cityInLatin,
    localName: (language === "en" ? "" : rest.nameDevanagari) || rest.name,
    social: Object.entries(profiles).flatMap(([name, href]) => (href ? [{ name, href }] : [])),
  };
}
