import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { eventPrice } from "#app/domain/events/event-price.ts";
import type { CateringPackage, PriceList } from "#app/domain/events/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";

type EventPackagesProps = {
  /** For the example of a total price, indoors. */
  guestCount: number;
  page: keyof CateringPackage["notes"];
  prices: PriceList;
};

export function EventPackages({ guestCount, page, prices }: EventPackagesProps) {
  return (
    <div className="grid three-columns">
      {prices.packages.map((item) => (
        <article className="offer" key={item.name}>
          <h3>{item.label}</h3>
          <p className="offer-price">
            <ParaglideMessage
              message={m.pages_pricePerGuest}
              inputs={{ price: formatRupees(item.pricePaise) }}
              markup={{ price: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
          <p>{item.dishes.map(({ label }) => label).join(", ")}</p>
          {item.notes[page] && <p>{item.notes[page]}</p>}
          <p className="small">
            {m.pages_guestsWithServiceAndSetup({
              guestCount,
              price: formatRupees(totalPaise(item, guestCount, prices)),
            })}
          </p>
        </article>
      ))}
    </div>
  );
}

function totalPaise(item: CateringPackage, guestCount: number, prices: PriceList): number {
  const choice = { guestCount, locationType: "indoor", packages: [item], customItems: [] } as const;
  return eventPrice(choice, prices).totalPaise;
}
