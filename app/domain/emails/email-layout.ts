import { shop } from "../shop.ts";
import { oneLine } from "./email.ts";

/**
 * Takes whom an email greets and its paragraphs (a list is one paragraph of several lines), returns the
 * text of the email in the shop's words, with its signature.
 */
export function emailBody(name: string, paragraphs: (string | null)[]): string {
  const signature = [shop.name, shop.tagline, `${shop.address} · ${shop.phone}`].join("\n");
  const said = paragraphs.filter((paragraph) => paragraph !== null);
  return [`Hello ${oneLine(name)},`, ...said, signature].join("\n\n");
}
