import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { costSentence } from "#app/domain/shop/cost-sentence.ts";
import { withDeliveryTerms } from "#app/domain/shop/delivery-sentences.ts";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import { type DeliveryTerms, deliveryFee, isAlwaysFree } from "#app/domain/terms/delivery-fee.ts";
import { type DeliveryFacts, deliveryCost } from "#app/domain/zones/delivery-facts.ts";
import { type DeliveryZone, deliveryZone } from "#app/domain/zones/delivery-zone.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { OwnerText } from "#app/ui/content/owner-text.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Pairs } from "#app/ui/details/pairs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { PincodeForm } from "#app/ui/shop/pincode-form.tsx";
import { factsIn, useShopFacts } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { delivery } = factsIn(matches);
  const description =
    delivery.kind === "none" ? m.zones_noDelivery() : (data?.texts.description ?? "");
  return pageMeta(m.shared_delivery(), withDeliveryTerms(description, delivery));
};

function describeTerms(delivery: DeliveryFacts): string {
  if (delivery.kind === "outside") {
    return m.pages_pincodeNotServed({ pincode: delivery.pincode });
  }
  const cost = deliveryCost(delivery);
  if (!cost) return m.pages_freeToYourDoor();
  return costSentence(cost, {
    freeAbove: m.pages_feeFreeAbove,
    varies: m.pages_feeByArea,
    fixed: m.pages_toYourDoor,
  });
}

function examplesOf(terms: DeliveryTerms) {
  const { freeAbovePaise } = terms;
  const dishes =
    freeAbovePaise === null
      ? [10_000, 20_000]
      : [freeAbovePaise / 2, freeAbovePaise, freeAbovePaise + 100];
  return dishes.map((dishesPaise) => ({
    dishesPaise,
    chargedPaise: deliveryFee(dishesPaise, "delivery", terms),
  }));
}

function Rates({ terms }: { terms: DeliveryTerms }) {
  if (isAlwaysFree(terms)) return <p>{m.pages_deliveryFree()}</p>;
  return (
    <table className="rate-table">
      <thead>
        <tr>
          <th scope="col">{m.pages_yourDishes()}</th>
          <th scope="col">{m.shared_delivery()}</th>
          <th scope="col">{m.pages_youPay()}</th>
        </tr>
      </thead>
      <tbody>
        {examplesOf(terms).map(({ dishesPaise, chargedPaise }) => (
          <tr key={dishesPaise}>
            <th scope="row">{formatRupees(dishesPaise)}</th>
            <td>{chargedPaise === 0 ? m.shared_free() : formatRupees(chargedPaise)}</td>
            <td>{formatRupees(dishesPaise + chargedPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The zones with delivery at present. */
export function loader() {
  const active = listZones().filter(({ isActive }) => isActive);
  return {
    zones: active.map(deliveryZone),
    texts: pageTexts("delivery"),
    points: pageContent("deliveryPoint"),
  };
}

type EverywhereProps = { terms: DeliveryTerms; area: string; places: string; lang?: "en" };

function Everywhere({ terms, area, places, lang }: EverywhereProps) {
  return (
    <>
      <Section title={m.pages_whatItCosts()}>
        <Rates terms={terms} />
      </Section>
      <Section title={m.shared_whereWeDeliver()} intro={area}>
        <OwnerText html={places} lang={lang} />
      </Section>
    </>
  );
}

export default function Delivery() {
  const { delivery } = useShopFacts();
  const { zones, ...content } = useLoaderData<typeof loader>();
  const { texts, points } = useDeliveryTerms(content);
  if (delivery.kind === "none") {
    return (
      <Page title={m.shared_delivery()} intro={m.zones_noDelivery()}>
        <p>
          <ButtonLink to="/takeaway">{m.pages_takeaway()}</ButtonLink>
        </p>
      </Page>
    );
  }
  return (
    <Page
      title={m.shared_delivery()}
      intro={describeTerms(delivery)}
      actions={<ButtonLink to="/menu">{m.pages_orderForDelivery()}</ButtonLink>}
    >
      <PincodeForm />
      {delivery.kind !== "everywhere" && (
        <DeliveryZones
          zones={zones}
          ownZoneId={delivery.kind === "zone" ? delivery.zoneId : null}
        />
      )}
      <Section title={m.pages_howItReachesYou()}>
        <Points points={points} />
      </Section>
      {delivery.kind === "everywhere" && <Everywhere terms={delivery} {...texts} />}
      <Section title={m.pages_goodToKnow()}>
        <OwnerText html={texts.notes} lang={texts.lang} />
      </Section>
      <OwnerText html={texts.seeAlso} lang={texts.lang} className="" />
    </Page>
  );
}

type DeliveryZonesProps = {
  zones: DeliveryZone[];
  /** The visitor's own zone, which comes first. */
  ownZoneId: string | null;
};

function DeliveryZones({ zones, ownZoneId }: DeliveryZonesProps) {
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
