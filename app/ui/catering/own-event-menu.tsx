import type { OwnEventDetails } from "#app/domain/events/own-event.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { DetailSection } from "../details/detail-section.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Price } from "../dish/price.tsx";

type OwnEventMenuProps = {
  event: Pick<
    OwnEventDetails,
    "guestCount" | "packages" | "customItems" | "dietaryRequirements" | "specialRequests"
  >;
};

export function OwnEventMenu({ event }: OwnEventMenuProps) {
  return (
    <DetailSection title={m.shared_menu()}>
      <ul className="lines-compact">
        {event.packages.map((item) => (
          <li key={item.name}>
            <span>
              {m.catering_packageNamed({ name: item.label })}
              <span className="line-notes muted">
                {m.catering_guests({
                  guestCount: event.guestCount,
                  price: formatRupees(item.pricePaise),
                })}
              </span>
            </span>
            <Price paise={item.totalPaise} />
          </li>
        ))}
        {event.customItems.map((item) => (
          <li key={item.key}>
            <span>
              {item.name}
              <span className="line-notes muted">
                {item.quantity} × {formatRupees(item.pricePaise)}
              </span>
              {item.specialInstructions && <q className="line-notes">{item.specialInstructions}</q>}
            </span>
            <Price paise={item.totalPaise} />
          </li>
        ))}
      </ul>
      <Pairs
        rows={[
          [m.catering_dietaryOptions(), event.dietaryRequirements.join(", ")],
          [m.shared_specialRequests(), event.specialRequests],
        ]}
      />
    </DetailSection>
  );
}
