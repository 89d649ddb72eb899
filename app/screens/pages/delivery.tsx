import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translated } from "#app/domain/language/translated.ts";
import { formatRupees } from "#app/domain/money.ts";
import { costSentence } from "#app/domain/shop/cost-sentence.ts";
import { shop } from "#app/domain/shop.ts";
import { type DeliveryTerms, deliveryFee, isAlwaysFree } from "#app/domain/terms/delivery-fee.ts";
import {
  type DeliveryFacts,
  deliveryCost,
  describeDeliveryFee,
} from "#app/domain/zones/delivery-facts.ts";
import { deliveryZone } from "#app/domain/zones/delivery-zone.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { PincodeForm } from "#app/ui/shop/pincode-form.tsx";
import { metaWithFacts, useShopFacts } from "#app/ui/shop/shop-facts.tsx";
import { DeliveryZones } from "#app/ui/zones/delivery-zones.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta = metaWithFacts(({ delivery }) =>
  pageMeta(
    m.shared_delivery(),
    m.pages_deliveryDescription({
      estimate: shop.estimate.delivery,
      deliveryCost: describeDeliveryFee(delivery),
    }),
  ),
);

const areas = [
  translated({
    from: m.pages_fromDeccanGymkhana,
    places: m.pages_areasAroundDeccan,
    pincodes: "411004, 411005, 411016, 411038",
  }),
  translated({
    from: m.pages_fromSadashivPeth,
    places: m.pages_areasAroundSadashivPeth,
    pincodes: "411001, 411002, 411009, 411011, 411030, 411037, 411042",
  }),
];

const care = [
  {
    icon: "clock",
    get title() {
      return m.pages_atYourDoorIn({ delivery: shop.estimate.delivery });
    },
    get text() {
      return m.pages_deliveryRidersText();
    },
  },
  translated({
    icon: "check",
    title: m.pages_nothingGetsSoggy,
    text: m.pages_deliveryBoxesText,
  }),
  translated({
    icon: "leaf",
    title: m.pages_littleToThrowAway,
    text: m.pages_deliveryPackagingText,
  }),
] as const;

const atOwnDoor = (estimate: string) =>
  care.map((point, index) =>
    index === 0 ? { ...point, title: m.pages_atYourDoorEstimate({ estimate }) } : point,
  );

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
  return [freeAbovePaise / 2, freeAbovePaise, freeAbovePaise + 100].map((dishesPaise) => ({
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

/** The zones that are delivered to now. */
export function loader() {
  const active = listZones().filter(({ isActive }) => isActive);
  return { zones: active.map(deliveryZone) };
}

function Everywhere({ terms }: { terms: DeliveryTerms }) {
  return (
    <>
      <Section title={m.pages_whatItCosts()}>
        <Rates terms={terms} />
      </Section>
      <Section title={m.shared_whereWeDeliver()} intro={m.pages_deliveryAreaText()}>
        <dl className="stack">
          {areas.map(({ from, places, pincodes }) => (
            <div key={from}>
              <dt>
                <strong>{from}</strong>
              </dt>
              <dd>{places}</dd>
              <dd className="muted">{m.pages_pincodes({ pincodes })}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

export default function Delivery() {
  const { delivery, hours } = useShopFacts();
  const { zones } = useLoaderData<typeof loader>();
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
        <Points points={delivery.kind === "zone" ? atOwnDoor(delivery.estimate) : care} />
      </Section>
      {delivery.kind === "everywhere" && <Everywhere terms={delivery} />}
      <Section title={m.pages_goodToKnow()}>
        <div className="prose">
          <ul>
            <li>{m.pages_deliveryLastRound({ sentence: hours.sentence })}</li>
            <li>{m.pages_paymentText()}</li>
            <li>{m.pages_addressHint()}</li>
            <li>{m.pages_nobodyHomeText()}</li>
          </ul>
        </div>
      </Section>
      <p>
        <ParaglideMessage
          message={m.pages_deliverySeeTakeaway}
          inputs={{}}
          markup={{ takeaway: ({ children }) => <Link to="/takeaway">{children}</Link> }}
        />
      </p>
    </Page>
  );
}
