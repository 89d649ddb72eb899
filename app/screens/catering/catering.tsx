import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { eventTypeLabel, eventTypes } from "#app/domain/catering/status.ts";
import { shop } from "#app/domain/shop.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { EventPackages } from "#app/ui/story/event-packages.tsx";
import { EventTerms } from "#app/ui/story/event-terms.tsx";

export const meta: MetaFunction = () =>
  pageMeta(
    "Catering",
    `A live chaat counter by ${shop.name} at your event in ${shop.city}: three packages from ₹150 a guest, for 10 to 500 guests.`,
  );

const BOOKING = "/contact?subject=catering";

const benefits = [
  {
    title: "Made in front of your guests",
    text: "The cart, the pots and the crew come along. Every puri is cracked, filled and handed over while people watch.",
  },
  {
    title: "Everybody can eat",
    text: "All of it is vegetarian. Jain plates, vegan plates and plates without nuts are made at a board of their own.",
  },
  {
    title: "One price, told beforehand",
    text: "Guests times package, two percent service, the setup. Half in advance, half when the last plate is eaten.",
  },
];

const occasions: Record<(typeof eventTypes)[number], string> = {
  birthday: "Twenty children and one pani master with patience.",
  corporate: "A counter in the canteen, done by the three o'clock call.",
  wedding: "Mehendi, sangeet, reception: a counter for each.",
  anniversary: "The plates you shared when you were both broke.",
  festival: "Ganpati, Diwali, Holi: for the whole society.",
  other: "A reunion, a premiere, a house that is finished at last.",
};

const notes = {
  Basic: "The counter beside a buffet, or for tea time.",
  Premium: "An evening of chaat, with something sweet.",
  Deluxe: "A whole meal, from the first puri to the biryani.",
};

export default function Catering() {
  return (
    <div className="page page-wide">
      <Hero
        title="The stall comes to you"
        illustration={{ src: "/illustrations/gallery/pune-lane.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to={BOOKING} size="large">
              Book Your Event
            </ButtonLink>
            <a
              href={shop.phoneHref}
              className={buttonClass({ size: "large", variant: "secondary" })}
            >
              Call {shop.phone}
            </a>
          </>
        }
      >
        <p>A live chaat counter for 10 to 500 guests, anywhere in and around {shop.city}.</p>
      </Hero>
      <Section title="Why a chaat counter">
        <div className="grid three">
          {benefits.map(({ title, text }) => (
            <Card key={title} title={title} titleLevel={3}>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title="What are you celebrating?">
        <div className="grid three">
          {eventTypes.map((type) => (
            <Card
              key={type}
              title={<Link to={BOOKING}>{eventTypeLabel(type)}</Link>}
              titleLevel={3}
            >
              <p>{occasions[type]}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title="Packages" intro="Priced for each guest.">
        <EventPackages guestCount={50} notes={notes} />
      </Section>
      <Section title="How we work">
        <EventTerms />
      </Section>
      <Section title="Talk to us">
        <p>
          Tell us the day, the place and how many are coming:{" "}
          <a href={shop.phoneHref}>{shop.phone}</a> or{" "}
          <a href={`mailto:${shop.email}`}>{shop.email}</a>. <Link to={BOOKING}>Write to us</Link>{" "}
          and a person answers within a day.
        </p>
      </Section>
    </div>
  );
}
