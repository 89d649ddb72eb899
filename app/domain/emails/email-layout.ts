import { m } from "#messages";
import { shop } from "../shop.ts";
import { oneLine } from "./email.ts";

/** `name` may be empty. */
export function greeting(name: string): string {
  return name ? m.emails_hello({ name: oneLine(name) }) : m.emails_helloThere();
}

/** A list is one paragraph of several lines; null paragraphs are left out. */
export function emailBody(name: string, paragraphs: (string | null)[]): string {
  const signature = [shop.name, shop.tagline, `${shop.address} · ${shop.phone}`]
    .filter(Boolean)
    .join("\n");
  const text = paragraphs.filter((paragraph) => paragraph !== null);
  return [greeting(name), ...text, signature].join("\n\n");
}
