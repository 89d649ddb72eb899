import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { shop } from "#app/domain/shop.ts";
import { deliveryCost } from "#app/domain/zones/delivery-facts.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { useShopFacts } from "#app/ui/shop-facts.tsx";

export const meta: MetaFunction = () =>
  pageMeta(
    "Terms",
    `The rules for ordering from ${shop.name}: prices, delivery, cancelling, refunds, catering and reviews, in plain words.`,
  );

const { guestCount } = bookingLimits;

function DeliveryCost() {
  const cost = deliveryCost(useShopFacts().delivery);
  if (!cost) return "Delivery is free.";
  const { fee, freeAbove, where } = cost;
  return `Delivery costs ${fee} per order${freeAbove ? ` and is free for orders above ${freeAbove}` : where}.`;
}

export default function Terms() {
  return (
    <Page
      title="Terms of Service"
      intro="What you may expect from us, and we from you. In force since November 1, 2026."
      variant="narrow"
    >
      <div className="prose">
        <h2>Ordering</h2>
        <p>
          An order is placed when you see its number. It is then pending until the kitchen confirms
          it or starts on it. If a dish runs out before that, we tell you right away and you pay
          nothing. To order you need an account with your own e-mail address and a phone number at
          which we can reach you.
        </p>
        <h2>Prices and fees</h2>
        <p>
          Prices are in rupees and include taxes. The price that counts is the one shown when you
          place the order; it does not change afterwards. <DeliveryCost /> Pickup is free.
        </p>
        <h2>Time</h2>
        <p>
          {shop.estimate.delivery} for delivery and {shop.estimate.pickup} for pickup are honest
          estimates, not promises. If we see that we will be more than twenty minutes late, we call,
          and you may cancel without paying.
        </p>
        <h2>Paying</h2>
        <p>
          Cash and card are paid at the door or at the counter; the order says how to pay by UPI. A
          UPI payment is checked by hand, so the order may read “pending” for some minutes although
          your bank has sent the money.
        </p>
        <h2>Cancelling and refunds</h2>
        <p>
          You can cancel an order yourself while it is pending. We may cancel one when a dish has
          run out, when we cannot reach you or when the address is too far; we tell you why. What
          was paid for a cancelled order is refunded within three working days. If the food was
          wrong, cold or spilt, tell us the same evening: we make it again or refund that dish.
        </p>
        <h2>Food and allergies</h2>
        <p>
          Our kitchen is vegetarian and handles wheat, milk, nuts and sesame. We follow what you
          write in the special instructions as well as a small kitchen can, but cannot promise that
          a dish is free of traces.
        </p>
        <h2>Catering</h2>
        <p>
          Bookings are for {guestCount.min} to {guestCount.max} guests. Half of the total is due in
          advance and secures the date once we confirm; the balance is due after the event. A
          booking can be cancelled while it is pending. After that, we return the advance in full up
          to seven days before the event and half of it up to three days before; after that we
          cannot, because the shopping is done.
        </p>
        <h2>Reviews</h2>
        <p>
          Write what you tasted. We remove abuse, other people's personal data and advertising; we
          do not remove bad reviews. By posting pictures you allow us to show them on this website.
        </p>
        <h2>The rest</h2>
        <p>
          If part of these terms does not hold, the rest does. Indian law applies and the courts in{" "}
          {shop.city} have jurisdiction, but talk to us first: <Link to="/contact">write</Link> or
          call <a href={shop.phoneHref}>{shop.phone}</a>. How we treat your data is on the{" "}
          <Link to="/privacy">privacy page</Link>.
        </p>
      </div>
    </Page>
  );
}
