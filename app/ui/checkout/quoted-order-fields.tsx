import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";

/** The promises of this page, which are compared when the order is placed. */
export function QuotedOrderFields({ quotes }: { quotes: CartQuote[] }) {
  return quotes
    .flatMap(({ quoted }) => quoted)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
