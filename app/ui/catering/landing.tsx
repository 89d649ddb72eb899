import { Link } from "@remix-run/react";
import { bookingUrl } from "#app/domain/catering/booking-url.ts";
import { type EventType, eventTypeLabel, eventTypes } from "#app/domain/catering/status.ts";
import { shop } from "#app/domain/shop.ts";
import { ButtonLink, buttonClass } from "../button.tsx";
import { Card } from "../card.tsx";
import { EventPackages } from "../content/event-packages.tsx";
import { EventTerms } from "../content/event-terms.tsx";
import { Hero } from "../hero.tsx";
import { Icon } from "../icon.tsx";
import { MediaCard } from "../media-card.tsx";
import { Section } from "../section.tsx";

const benefits = [
  {
    title: "Made in front of your guests",
    text: "The cart, the pots and the crew come along. Every puri is cracked, filled and handed over while people watch.",
  },
  {
    title: "Something for everyone",
    text: "All of it is vegetarian. Jain plates, vegan plates and plates without nuts are made on a separate board.",
  },
  {
    title: "One price, agreed up front",
    text: "The package for each guest, 2% for service, and the setup. Half in advance, half after the event.",
  },
];

const occasions: Record<EventType, { image: string; text: string }> = {
  birthday: {
    image: "filling-a-puri",
    text: "Twenty children and one pani master with patience.",
  },
  corporate: {
    image: "steel-pots",
    text: "A counter in the canteen, done by the three o'clock call.",
  },
  wedding: {
    image: "family-eating",
    text: "Mehendi, sangeet, reception: a counter for each.",
  },
  anniversary: {
    image: "lassi-row",
    text: "The plates you shared when you were both broke.",
  },
  festival: {
    image: "stall-at-night",
    text: "Ganpati, Diwali, Holi: for the whole society.",
  },
  other: {
    image: "tossing-bhel",
    text: "A reunion, a premiere, a house that is finished at last.",
  },
};

const notes = {
  Basic: "The counter beside a buffet, or for tea time.",
  Premium: "An evening of chaat, with something sweet.",
  Deluxe: "A whole meal, from the first puri to the biryani.",
};

/** `staysInPlace`: the booking form opens over this page, which must not scroll. */
export function CateringLanding({ staysInPlace }: { staysInPlace: boolean }) {
  return (
    <div className="page">
      <Hero
        title="The stall comes to you"
        illustration={{ src: "/illustrations/gallery/pune-lane.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to={bookingUrl()} size="large" preventScrollReset={staysInPlace}>
              Book Your Event
            </ButtonLink>
            <ButtonLink to="/catering/days" size="large" variant="secondary" icon="calendar">
              See open dates
            </ButtonLink>
          </>
        }
      >
        <p>A live chaat counter for 10 to 500 guests, anywhere in and around {shop.city}.</p>
      </Hero>
      <Section title="Why a chaat counter">
        <div className="grid three-columns">
          {benefits.map(({ title, text }) => (
            <Card key={title} title={title} titleLevel={3}>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title="What are you celebrating?" intro="Choose one to open the booking form.">
        <div className="grid three-columns">
          {eventTypes.map((type) => (
            <MediaCard
              key={type}
              title={
                <Link to={bookingUrl({ eventType: type })} preventScrollReset={staysInPlace}>
                  {eventTypeLabel(type)}
                </Link>
              }
              image={{
                src: `/illustrations/gallery/${occasions[type].image}.svg`,
                width: 480,
                height: 360,
              }}
            >
              <p>{occasions[type].text}</p>
            </MediaCard>
          ))}
        </div>
      </Section>
      <Section title="Packages" intro="Priced per guest.">
        <EventPackages guestCount={50} notes={notes} />
      </Section>
      <Section title="How we work">
        <EventTerms />
      </Section>
      <Section title="Talk to us">
        <p>Tell us the day, the place and how many are coming. A person answers within a day.</p>
        <p className="row">
          <a href={shop.phoneHref} className={buttonClass({ variant: "secondary" })}>
            <Icon name="phone" />
            Call {shop.phone}
          </a>
          <a href={`mailto:${shop.email}`} className={buttonClass({ variant: "secondary" })}>
            <Icon name="mail" />
            <span className="wrap-anywhere">{shop.email}</span>
          </a>
        </p>
      </Section>
    </div>
  );
}
