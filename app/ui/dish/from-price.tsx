import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";

/** The price of the cheapest size. */
export function FromPrice({ paise }: { paise: number }) {
  return (
    <ParaglideMessage
      message={m.shared_fromPrice}
      inputs={{ price: formatRupees(paise) }}
      markup={{
        price: ({ children }) => <span className="price price-large">{children}</span>,
      }}
    />
  );
}
