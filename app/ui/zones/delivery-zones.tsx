import type { DeliveryZone } from "#app/domain/zones/delivery-zone.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Section } from "../section.tsx";

type DeliveryZonesProps = {
  zones: DeliveryZone[];
  /** The visitor's own zone, which comes first. */
  ownZoneId: string | null;
};

export function DeliveryZones({ zones, ownZoneId }: DeliveryZonesProps) {
  const isOwn = ({ id }: DeliveryZone) => id === ownZoneId;
  const ownFirst = [...zones.filter(isOwn), ...zones.filter((zone) => !isOwn(zone))];
  return (
    <Section
      title={m.shared_whereWeDeliver()}
      intro={zones.length === 0 ? m.zones_noDelivery() : m.zones_termsText()}
    >
      <div className="grid grid-wide">
        {ownFirst.map((zone) => (
          <Card
            key={zone.id}
            title={zone.nameLang ? <span lang={zone.nameLang}>{zone.name}</span> : zone.name}
            actions={isOwn(zone) && <Badge tone="good">{m.zones_yourArea()}</Badge>}
          >
            <Pairs rows={zone.facts} />
            {zone.note && (
              <p className="wrap-anywhere" lang={zone.noteLang}>
                {zone.note}
              </p>
            )}
            <p className="muted small">{zone.pincodes}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}
