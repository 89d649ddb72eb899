import { m } from "#messages";

/** The names that the owner may write in braces in every text; see docs/content.md. */
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

/** The same for facts that depend on where the visitor lives. */
export const deliveryBraces = [
  "delivery time",
  "delivery cost",
  "delivery price",
  "delivery fee",
  "minimum order",
] as const;

const known = new Set<string>([...shopBraces, ...deliveryBraces]);

/**
 * Warns the author of a text about braces that nothing fills in, such as `{fone}`, because
 * customers would read them as they are.
 */
export function bracesNote(text: string): string | undefined {
  const all = text.match(/\{[a-z ]{1,30}\}/gi) ?? [];
  const unknown = all.filter((braces) => !known.has(braces.slice(1, -1)));
  if (unknown.length === 0) return undefined;
  return m.content_bracesUnknown({
    unknown: unknown.slice(0, 3).join(", "),
    known: [...known].map((name) => `{${name}}`).join(", "),
  });
}

/** Replaces names in braces, such as `{phone}`; those that `factNamed` does not know stay. */
export function fillBraces(text: string, factNamed: (name: string) => string | undefined): string {
  return text.replace(/\{([a-z ]+)\}/g, (braces, name: string) => factNamed(name) ?? braces);
}
