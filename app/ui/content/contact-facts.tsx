import { shop } from "#app/domain/shop.ts";
import { Icon } from "../icon.tsx";
import { HoursLines, useShopFacts } from "../shop/shop-facts.tsx";

export function ContactFacts() {
  const { hours } = useShopFacts();
  return (
    <address className="stack stack-small">
      <p className="fact">
        <Icon name="map-pin" />
        {shop.address}
      </p>
      <p className="fact">
        <Icon name="phone" />
        <a href={shop.phoneHref}>{shop.phone}</a>
      </p>
      {shop.email && (
        <p className="fact">
          <Icon name="mail" />
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </p>
      )}
      <p className="fact">
        <Icon name="clock" />
        <span>
          <HoursLines />
          <span className="own-line">{hours.note}</span>
        </span>
      </p>
    </address>
  );
}
