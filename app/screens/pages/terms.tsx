import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { shop } from "#app/domain/shop.ts";
import { deliveryCost } from "#app/domain/zones/delivery-facts.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { useShopFacts } from "#app/ui/shop-facts.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta("Terms", m.pages_theRulesForOrderingFrom({ name: shop.name }));

const { guestCount } = bookingLimits;

function DeliveryCost() {
  const cost = deliveryCost(useShopFacts().delivery);
  if (!cost) return m.pages_deliveryIsFree();
  const { fee, freeAbove, where } = cost;
  return `Delivery costs ${fee} per order${freeAbove ? m.pages_andIsFreeForOrders({ freeAbove }) : where}.`;
}

export default function Terms() {
  return (
    <Page title={m.pages_termsOfService()} intro={m.pages_whatYouMayExpectFrom()} variant="narrow">
      <div className="prose">
        <h2>{m.pages_ordering()}</h2>
        <p>{m.pages_anOrderIsPlacedWhen()}</p>
        <h2>{m.pages_pricesAndFees()}</h2>
        <p>
          Prices are in rupees and include taxes. The price that counts is the one shown when you
          place the order; it does not change afterwards. <DeliveryCost /> Pickup is free.
        </p>
        <h2>{m.shared_time()}</h2>
        <p>
          {m.pages_forDeliveryAndForPickup({
            delivery: shop.estimate.delivery,
            pickup: shop.estimate.pickup,
          })}
        </p>
        <h2>{m.pages_paying()}</h2>
        <p>{m.pages_cashAndCardArePaid()}</p>
        <h2>{m.pages_cancellingAndRefunds()}</h2>
        <p>{m.pages_youCanCancelAnOrder()}</p>
        <h2>{m.pages_foodAndAllergies()}</h2>
        <p>{m.pages_ourKitchenIsVegetarianAnd()}</p>
        <h2>{m.shared_catering()}</h2>
        <p>{m.pages_bookingsAreForToGuests({ min: guestCount.min, max: guestCount.max })}</p>
        <h2>{m.shared_reviews()}</h2>
        <p>{m.pages_writeWhatYouTastedWe()}</p>
        <h2>{m.pages_theRest()}</h2>
        <p>
          If part of these terms does not hold, the rest does. Indian law applies and the courts in{" "}
          {shop.city} have jurisdiction, but talk to us first:{" "}
          <Link to="/contact">{m.pages_write()}</Link> or call{" "}
          <a href={shop.phoneHref}>{shop.phone}</a>. How we treat your data is on the{" "}
          <Link to="/privacy">{m.pages_privacyPage()}</Link>.
        </p>
      </div>
    </Page>
  );
}
