import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import { shop } from "#app/domain/shop.ts";
import { type DeliveryFacts, describeDeliveryFee } from "#app/domain/zones/delivery-facts.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Pairs } from "#app/ui/details/pairs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { metaWithFacts, useShopFacts } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta = metaWithFacts(({ hours, delivery }) =>
  pageMeta(
    m.pages_orderFood(),
    delivery.kind === "none"
      ? m.pages_takeawayTeaser()
      : m.pages_orderDescription({
          ...shop.nameAndCity,
          delivery: shop.estimate.delivery,
          pickup: shop.estimate.pickup,
          sentence: hours.sentence,
        }),
  ),
);

const homeDelivery = (delivery: DeliveryFacts) => ({
  to: "/delivery",
  title: m.shared_homeDelivery(),
  time: delivery.kind === "zone" ? delivery.estimate : shop.estimate.delivery,
  price: describeDeliveryFee(delivery),
  text: m.pages_boxesTeaser(),
  more: m.pages_aboutDelivery(),
});

const orderMethods = (delivery: DeliveryFacts) => [
  ...(delivery.kind === "none" ? [] : [homeDelivery(delivery)]),
  {
    to: "/takeaway",
    title: m.pages_takeaway(),
    time: shop.estimate.pickup,
    price: m.pages_noFee(),
    text: m.pages_takeawayTeaser(),
    more: m.pages_aboutTakeaway(),
  },
];

const steps = [
  translated({
    when: m.pages_stepOne,
    title: m.pages_fillYourPlate,
    text: m.pages_orderStepChoose,
  }),
  translated({
    when: m.pages_stepTwo,
    title: m.shared_chooseDeliveryOrPickup,
    text: m.pages_orderStepCheckout,
  }),
  translated({
    when: m.pages_stepThree,
    title: m.pages_followYourOrder,
    text: m.pages_orderStepFollow,
  }),
];

function OpenNow() {
  const { opening, hours } = useShopFacts();
  const isOpen = opening.state === "open";
  const ahead = opening.takesOrders ? m.shared_closedOrderAhead() : m.pages_closedFillCart();
  return (
    <Notice tone={isOpen ? "good" : "warn"} title={opening.sentence} role="status">
      {isOpen ? m.pages_weCook({ sentence: hours.sentence }) : ahead}
    </Notice>
  );
}

export default function Order() {
  const { delivery } = useShopFacts();
  const delivers = delivery.kind !== "none";
  return (
    <Page
      title={m.pages_orderFood()}
      intro={delivers ? m.pages_orderIntro() : m.zones_noDelivery()}
      actions={
        <ButtonLink to="/menu" size="large">
          {m.shared_browseMenu()}
        </ButtonLink>
      }
    >
      <OpenNow />
      <div className="grid two-columns">
        {orderMethods(delivery).map((method) => (
          <Card key={method.to} title={method.title}>
            <p>{method.text}</p>
            <Pairs
              rows={[
                [m.shared_estimatedTime(), method.time],
                [m.shared_fee(), method.price],
              ]}
            />
            <div className="row">
              <ButtonLink to="/menu">{m.pages_chooseDishes()}</ButtonLink>
              <Link to={method.to} className="tap-target">
                {method.more}
              </Link>
            </div>
          </Card>
        ))}
      </div>
      {delivers && (
        <Section title={m.pages_howItWorks()}>
          <Timeline moments={steps} />
        </Section>
      )}
      <p>
        <ParaglideMessage
          message={m.pages_preferToTalk}
          inputs={{ phone: shop.phone }}
          markup={{
            call: ({ children }) => <a href={shop.phoneHref}>{children}</a>,
            catering: ({ children }) => <Link to="/catering">{children}</Link>,
          }}
        />
      </p>
    </Page>
  );
}
