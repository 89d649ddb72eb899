import type { LinksFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import { type DeliveryFacts, describeDeliveryFee } from "#app/domain/zones/delivery-facts.ts";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { metaWithFacts, useShopFacts } from "#app/ui/shop-facts.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta = metaWithFacts(({ hours }) =>
  pageMeta(
    "Order",
    `Order from ${shop.name} in ${shop.city}: home delivery in ${shop.estimate.delivery} or takeaway in ${shop.estimate.pickup}. ${hours.sentence}.`,
  ),
);

const orderMethods = (delivery: DeliveryFacts) => [
  {
    to: "/delivery",
    title: "Home Delivery",
    time: delivery.kind === "zone" ? delivery.estimate : shop.estimate.delivery,
    price: describeDeliveryFee(delivery),
    text: "Puris, filling and pani come in boxes of their own, so that the crunch happens at your table.",
    more: "About delivery",
  },
  {
    to: "/takeaway",
    title: "Takeaway",
    time: shop.estimate.pickup,
    price: "No fee",
    text: "Order on the way, skip the queue and give your order number at the window.",
    more: "About takeaway",
  },
];

const steps = [
  {
    when: "One",
    title: "Fill your plate",
    text: "Choose from the menu; in the cart you can set spice, sweet or tangy water, and Jain for each dish.",
  },
  {
    when: "Two",
    title: "Choose delivery or pickup",
    text: "Checkout is one page: where it goes, and UPI, card or cash.",
  },
  {
    when: "Three",
    title: "Follow your order",
    text: "My Orders shows each step, from our counter to your door.",
  },
];

function OpenNow() {
  const { opening, hours } = useShopFacts();
  const isOpen = opening.state === "open";
  const ahead = opening.takesOrders
    ? "Order ahead: we cook it first when we open."
    : "You can fill your cart in the meantime.";
  return (
    <Notice tone={isOpen ? "good" : "warn"} title={opening.sentence} role="status">
      {isOpen ? `We cook ${hours.sentence}.` : ahead}
    </Notice>
  );
}

export default function Order() {
  const { delivery } = useShopFacts();
  return (
    <Page
      title="Order"
      intro="Hot from the kadhai to your door, or ready at the window when you walk by."
      actions={
        <ButtonLink to="/menu" size="large">
          Browse Menu
        </ButtonLink>
      }
    >
      <OpenNow />
      <div className="grid two-columns">
        {orderMethods(delivery).map((method) => (
          <Card key={method.to} title={method.title}>
            <p>{method.text}</p>
            <dl className="pairs">
              <div>
                <dt>Estimated time</dt>
                <dd>{method.time}</dd>
              </div>
              <div>
                <dt>Fee</dt>
                <dd>{method.price}</dd>
              </div>
            </dl>
            <div className="row">
              <ButtonLink to="/menu">Choose dishes</ButtonLink>
              <Link to={method.to} className="tap-target">
                {method.more}
              </Link>
            </div>
          </Card>
        ))}
      </div>
      <Section title="How it works">
        <Timeline moments={steps} />
      </Section>
      <p>
        Prefer to talk? Call <a href={shop.phoneHref}>{shop.phone}</a>. For ten guests or more, see{" "}
        <Link to="/catering">catering</Link>.
      </p>
    </Page>
  );
}
