import type { ReactNode } from "react";
import { eventPrice } from "#app/domain/catering/event-price.ts";
import { type CateringPackage, cateringPackages } from "#app/domain/catering/price-list.ts";
import { formatRupees } from "#app/domain/money.ts";

type EventPackagesProps = {
  /** How many guests the example is counted for, indoors. */
  guestCount: number;
  /** What each package is good for. */
  notes: Record<CateringPackage["name"], ReactNode>;
};

/** The three catering packages, lettered like the rate board of a stall, each with a whole price as an example. */
export function EventPackages({ guestCount, notes }: EventPackagesProps) {
  return (
    <div className="grid three-columns">
      {cateringPackages.map((one) => (
        <article className="offer" key={one.name}>
          <h3>{one.name}</h3>
          <p className="offer-price">
            <strong>{formatRupees(one.pricePaise)}</strong> for each guest
          </p>
          <p>{one.items.map(({ name }) => name).join(", ")}</p>
          <p>{notes[one.name]}</p>
          <p className="small">
            {guestCount} guests: {formatRupees(wholePrice(one, guestCount))} with service and setup
          </p>
        </article>
      ))}
    </div>
  );
}

function wholePrice(one: CateringPackage, guestCount: number): number {
  const choice = { guestCount, locationType: "indoor", packages: [one], customItems: [] } as const;
  return eventPrice(choice).totalPaise;
}
