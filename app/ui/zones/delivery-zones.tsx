import type { DeliveryZone } from "#app/domain/zones/delivery-zone.ts";
import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { Section } from "../section.tsx";

type DeliveryZonesProps = {
  zones: DeliveryZone[];
  /** The visitor's, which comes first. */
  ownZoneId: string | null;
};

export function DeliveryZones({ zones, ownZoneId }: DeliveryZonesProps) {
  const isOwn = ({ id }: DeliveryZone) => id === ownZoneId;
  const ownFirst = [...zones.filter(isOwn), ...zones.filter((zone) => !isOwn(zone))];
  return (
    <Section
      title="Where we deliver"
      intro={
        zones.length === 0
          ? "We do not deliver at the moment. Pickup is free."
          : "Free delivery and minimum orders count the price of your dishes before discounts. From everywhere else, order for pickup: it is free and has no minimum."
      }
    >
      <div className="grid grid-wide">
        {ownFirst.map((zone) => (
          <Card
            key={zone.id}
            title={zone.name}
            actions={isOwn(zone) && <Badge tone="good">Your area</Badge>}
          >
            <dl className="pairs">
              {zone.facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {zone.note && <p className="wrap-anywhere">{zone.note}</p>}
            <p className="muted small">{zone.pincodes}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}
