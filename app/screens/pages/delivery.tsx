import type { LinksFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { formatRupees } from "#app/domain/money.ts";
import { type DeliveryTerms, deliveryFee, isAlwaysFree } from "#app/domain/orders/delivery-fee.ts";
import { shop } from "#app/domain/shop.ts";
import {
  type DeliveryFacts,
  deliveryCost,
  describeDeliveryFee,
} from "#app/domain/zones/delivery-facts.ts";
import { deliveryZone } from "#app/domain/zones/delivery-zone.ts";
import { listZones } from "#app/domain/zones/queries.server.ts";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PincodeForm } from "#app/ui/pincode-form.tsx";
import { Section } from "#app/ui/section.tsx";
import { metaWithFacts, useShopFacts } from "#app/ui/shop-facts.tsx";
import { DeliveryZones } from "#app/ui/zones/delivery-zones.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta = metaWithFacts(({ delivery }) =>
  pageMeta(
    "Delivery",
    `${shop.name} delivers pani puri, chaat and bhel in ${shop.city} in ${shop.estimate.delivery}. ${describeDeliveryFee(delivery)}.`,
  ),
);

const areas = [
  [
    "From Deccan Gymkhana",
    "Deccan, Shivajinagar, Model Colony, Erandwane, Prabhat Road, Law College Road, Kothrud as far as Karve Putala",
    "411004, 411005, 411016, 411038",
  ],
  [
    "From Sadashiv Peth",
    "All the peths, Camp, Swargate, Parvati, Sahakarnagar, Lokmanya Nagar, Bibwewadi as far as the market yard",
    "411001, 411002, 411009, 411011, 411030, 411037, 411042",
  ],
];

const care = [
  {
    icon: "clock",
    title: `At your door in ${shop.estimate.delivery}`,
    text: "Our own riders, two orders a round at most. In heavy rain it takes a little longer.",
  },
  {
    icon: "check",
    title: "Nothing gets soggy",
    text: "Puris in one box, filling in another, pani in a sealed bottle. Bhel with its chutneys beside it, to be mixed by you.",
  },
  {
    icon: "leaf",
    title: "Little to throw away",
    text: "Cardboard, dried-leaf bowls and glass bottles. Hand the bottle back to the rider next time and your pani is filled to the brim.",
  },
] as const;

const atOwnDoor = (estimate: string) =>
  care.map((point, index) =>
    index === 0 ? { ...point, title: `At your door in ${estimate}` } : point,
  );

function describeTerms(delivery: DeliveryFacts): string {
  if (delivery.kind === "outside") {
    return `We do not deliver to ${delivery.pincode} yet, but you can order for pickup.`;
  }
  const cost = deliveryCost(delivery);
  if (!cost) return "Free to your door.";
  const { fee, freeAbove, where } = cost;
  return `${fee} to your door${freeAbove ? `, free for orders above ${freeAbove}` : where}.`;
}

function examplesOf(terms: DeliveryTerms) {
  const { freeAbovePaise } = terms;
  return [freeAbovePaise / 2, freeAbovePaise, freeAbovePaise + 100].map((dishesPaise) => ({
    dishesPaise,
    chargedPaise: deliveryFee(dishesPaise, "delivery", terms),
  }));
}

function Rates({ terms }: { terms: DeliveryTerms }) {
  if (isAlwaysFree(terms)) return <p>Delivery is free for every order.</p>;
  return (
    <table className="rate-table">
      <thead>
        <tr>
          <th scope="col">Your dishes</th>
          <th scope="col">Delivery</th>
          <th scope="col">You pay</th>
        </tr>
      </thead>
      <tbody>
        {examplesOf(terms).map(({ dishesPaise, chargedPaise }) => (
          <tr key={dishesPaise}>
            <th scope="row">{formatRupees(dishesPaise)}</th>
            <td>{chargedPaise === 0 ? "Free" : formatRupees(chargedPaise)}</td>
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
      <Section title="What it costs">
        <Rates terms={terms} />
      </Section>
      <Section
        title="Where we deliver"
        intro="About six kilometres around each shop. Further out, order anyway: we call you before we cook."
      >
        <dl className="stack">
          {areas.map(([from, places, pincodes]) => (
            <div key={from}>
              <dt>
                <strong>{from}</strong>
              </dt>
              <dd>{places}</dd>
              <dd className="muted">Pincodes {pincodes}</dd>
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
      title="Delivery"
      intro={describeTerms(delivery)}
      actions={<ButtonLink to="/menu">Order for delivery</ButtonLink>}
    >
      <PincodeForm />
      {delivery.kind !== "everywhere" && (
        <DeliveryZones
          zones={zones}
          ownZoneId={delivery.kind === "zone" ? delivery.zoneId : null}
        />
      )}
      <Section title="How it reaches you">
        <Points points={delivery.kind === "zone" ? atOwnDoor(delivery.estimate) : care} />
      </Section>
      {delivery.kind === "everywhere" && <Everywhere terms={delivery} />}
      <Section title="Good to know">
        <div className="prose">
          <ul>
            <li>
              We deliver {hours.sentence}. The last round leaves a quarter of an hour before we
              close.
            </li>
            <li>Pay by UPI, by card or in cash.</li>
            <li>
              Write the floor, the gate and the dog into the special instructions; the rider reads
              them.
            </li>
            <li>Nobody home? We wait ten minutes and call twice before the plate goes back.</li>
          </ul>
        </div>
      </Section>
      <p>
        Near one of our shops anyway? <Link to="/takeaway">Takeaway</Link> costs nothing and is
        quicker.
      </p>
    </Page>
  );
}
