import { m } from "#messages";

/** What the owner may write in braces in every text; docs/content.md says what becomes of it. */
export const shopBraces = [
  "shop",
  "city",
  "city stem",
  "phone",
  "phone link",
  "email",
  "contact link",
  "address",
  "hours",
  "days open",
  "preparation time",
  "pickup time",
  "grievance contact",
  "fewest guests",
  "most guests",
  "fewest hours",
  "most hours",
  "service charge percent",
  "venue fee",
  "package prices",
] as const;

/** The same for what depends on where the visitor lives. */
export const deliveryBraces = [
  "delivery time",
  "delivery cost",
  "delivery price",
  "delivery fee",
  "minimum order",
] as const;

const known = new Set<string>([...shopBraces, ...deliveryBraces]);

/** For whoever wrote a text with braces that nothing is filled in for, such as `{fone}`: customers read them like that. */
export function bracesNote(text: string): string | undefined {
  const all = text.match(/\{[a-z ]{1,30}\}/gi) ?? [];
  const unknown = all.filter((braces) => !known.has(braces.slice(1, -1)));
  if (unknown.length === 0) return undefined;
  return m.content_bracesUnknown({
    unknown: unknown.slice(0, 3).join(", "),
    known: [...known].map((name) => `{${name}}`).join(", "),
  });
}

/** Replaces what stands in braces, such as `{phone}`; what `factNamed` does not know stays. */
export function fillBraces(text: string, factNamed: (name: string) => string | undefined): string {
  return text.replace(/\{([a-z ]+)\}/g, (braces, name: string) => factNamed(name) ?? braces);
}
