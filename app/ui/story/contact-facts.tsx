import { shop } from "#app/domain/shop.ts";
import { Icon } from "../icon.tsx";

/** Where the shop is, how to reach it and when. */
export function ContactFacts() {
  return (
    <address className="stack s-s">
      <p className="fact">
        <Icon name="map-pin" />
        {shop.address}
      </p>
      <p className="fact">
        <Icon name="phone" />
        <a href={shop.phoneHref}>{shop.phone}</a>
      </p>
      <p className="fact">
        <Icon name="mail" />
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </p>
      <p className="fact">
        <Icon name="clock" />
        <span>
          {shop.hours.days}, {shop.hours.short}. {shop.hours.note}.
        </span>
      </p>
    </address>
  );
}
