import { m } from "#messages";
import { shop } from "../shop.ts";
import { oneLine } from "./email.ts";

/** A list is one paragraph of several lines; null paragraphs are left out. */
export function emailBody(name: string | null, paragraphs: (string | null)[]): string {
  const signature = [shop.name, shop.tagline, `${shop.address} · ${shop.phone}`].join("\n");
  const text = paragraphs.filter((paragraph) => paragraph !== null);
  return [
    name === null ? "Hello," : m.emails_hello({ name: oneLine(name) }),
    ...text,
    signature,
  ].join("\n\n");
}
