import { renderedPost } from "../blog/render-markdown.server.ts";
import { fillBraces, type shopBraces } from "../content/fill-braces.ts";
import { contentOf, type LocalContent, onlyRow } from "../content/queries.server.ts";
import { fieldsOf, type SubjectName } from "../content/subjects.ts";
import { priceList } from "../events/price-list.server.ts";
import { anyOf } from "../language/formats.ts";
import { formatRupees } from "../money.ts";
import { formatHours } from "../settings/format-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { sharedRead } from "../shared-read.server.ts";
import { shop } from "../shop.ts";

const facts: Record<(typeof shopBraces)[number], () => string> = {
  shop: () => shop.localName,
  city: () => shop.city,
  "city stem": () => shop.cityStem,
  phone: () => shop.phone,
  "phone link": () => shop.phoneHref.replace("tel:", ""),
  email: () => shop.email || shop.phone,
  "contact link": () => (shop.email ? `mailto:${shop.email}` : shop.phoneHref),
  address: () => shop.address,
  hours: () => formatHours(shopSettings().hours).sentence,
  "days open": () => formatHours(shopSettings().hours).note,
  "preparation time": () => shop.preparationTime,
  "pickup time": () => shop.estimate.pickup,
  "grievance contact": () => shop.grievanceName || shop.localName,
  "fewest guests": () => String(priceList().guests.min),
  "most guests": () => String(priceList().guests.max),
  "fewest hours": () => String(priceList().hours.min),
  "most hours": () => String(priceList().hours.max),
  "service charge percent": () => String(priceList().serviceChargePercent),
  "venue fee": () => formatRupees(priceList().venueFeePaise),
  "package prices": () =>
    anyOf(priceList().packages.map(({ pricePaise }) => formatRupees(pricePaise))),
};

/** Keeps a name such as `Tea & <Chaat>` as plain text inside Markdown. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>&#|~]/g, "\\$&");

const filledRows = sharedRead((subject: SubjectName) => {
  const fields = fieldsOf(subject);
  return contentOf(subject).map((row: Record<string, string>) => {
    const texts = fields.map(([field, { kind }]) => {
      const isMarkdown = kind === "markdown";
      const text = fillBraces(row[field] ?? "", (name) => {
        const fact = facts[name as keyof typeof facts]?.();
        return isMarkdown && fact ? escapeMarkdown(fact) : fact;
      });
      return [field, isMarkdown ? renderedPost({ content: text }) : text];
    });
    return { ...row, ...Object.fromEntries(texts) };
  });
});

/**
 * `contentOf` with the facts in braces filled in, except those that depend on the visitor, and
 * Markdown converted to HTML.
 */
export function pageContent<Name extends SubjectName>(subject: Name): LocalContent<Name>[] {
  return filledRows(subject) as LocalContent<Name>[];
}

/** The texts of a subject that is not a list. */
export function pageTexts<Name extends SubjectName>(subject: Name): LocalContent<Name> {
  return onlyRow(pageContent(subject));
}
