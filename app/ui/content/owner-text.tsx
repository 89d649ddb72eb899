import { withDeliveryTerms } from "#app/domain/shop/delivery-sentences.ts";
import { useShopFacts } from "../shop/shop-facts.tsx";

type OwnerTextProps = { html: string; lang?: "en"; className?: string };

/** Markdown of the owner, which the server has turned into clean HTML. */
export function OwnerText({ html, lang, className = "prose" }: OwnerTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by renderMarkdown
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The owner's texts with what delivery costs the visitor filled in. */
export function useDeliveryTerms<Texts>(texts: Texts): Texts {
  const { delivery } = useShopFacts();
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return withDeliveryTerms(value, delivery);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, fill(text)]));
  };
  return fill(texts) as Texts;
}
