import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ReactNode } from "react";
import { eventPrice } from "#app/domain/events/event-price.ts";
import { cateringDishLabel, packageLabel } from "#app/domain/events/menu-labels.ts";
import { type CateringPackage, cateringPackages } from "#app/domain/events/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";

type EventPackagesProps = {
  /** For the example of a total price, indoors. */
  guestCount: number;
  notes: Record<CateringPackage["name"], ReactNode>;
};

export function EventPackages({ guestCount, notes }: EventPackagesProps) {
  return (
    <div className="grid three-columns">
      {cateringPackages.map((item) => (
        <article className="offer" key={item.name}>
          <h3>{packageLabel(item.name)}</h3>
          <p className="offer-price">
            <ParaglideMessage
              message={m.pages_pricePerGuest}
              inputs={{ price: formatRupees(item.pricePaise) }}
              markup={{ price: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
          <p>{item.items.map(({ name }) => cateringDishLabel(name)).join(", ")}</p>
          <p>{notes[item.name]}</p>
          <p className="small">
            {m.pages_guestsWithServiceAndSetup({
              guestCount,
              price: formatRupees(totalPrice(item, guestCount)),
            })}
          </p>
        </article>
      ))}
    </div>
  );
}

function totalPrice(item: CateringPackage, guestCount: number): number {
  const choice = { guestCount, locationType: "indoor", packages: [item], customItems: [] } as const;
  return eventPrice(choice).totalPaise;
}
