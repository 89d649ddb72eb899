import { type BookingPrefill, bookingUrl } from "#app/domain/catering/booking-url.ts";
import { type EventType, eventTypeLabel, eventTypes } from "#app/domain/events/status.ts";
import { translated } from "#app/domain/language/translated.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { ButtonAnchor, ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { EventPackages } from "../content/event-packages.tsx";
import { OwnerText } from "../content/owner-text.tsx";
import { Link } from "../link.tsx";
import { MediaCard } from "../media-card.tsx";
import { Hero } from "../page/hero.tsx";
import { Section } from "../section.tsx";

const benefits = [
  translated({ title: m.catering_liveCounterTitle, text: m.catering_liveCounterText }),
  translated({ title: m.catering_somethingForEveryone, text: m.catering_vegetarianText }),
  translated({ title: m.catering_onePriceAgreedUpFront, text: m.catering_priceText }),
];

const occasions: Record<EventType, { image: string; text: string }> = {
  birthday: translated({ image: "filling-a-puri", text: m.catering_birthdayText }),
  corporate: translated({ image: "steel-pots", text: m.catering_corporateText }),
  wedding: translated({ image: "family-eating", text: m.catering_weddingText }),
  anniversary: translated({ image: "lassi-row", text: m.catering_anniversaryText }),
  festival: translated({ image: "stall-at-night", text: m.catering_festivalText }),
  other: translated({ image: "tossing-bhel", text: m.catering_celebrationText }),
};

const notes = translated({
  Basic: m.catering_snacksPackageFor,
  Premium: m.catering_chaatPackageFor,
  Deluxe: m.catering_mealPackageFor,
});

type CateringLandingProps = {
  intro: string;
  terms: string;
  /** What a guest had chosen before logging in. */
  requested: BookingPrefill;
  /** The booking form opens over this page, which must not scroll. */
  staysInPlace: boolean;
};

export function CateringLanding({ intro, terms, requested, staysInPlace }: CateringLandingProps) {
  return (
    <div className="page">
      <Hero
        title={m.catering_theStallComesToYou()}
        illustration={{ src: "/illustrations/gallery/old-lane.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to={bookingUrl(requested)} size="large" preventScrollReset={staysInPlace}>
              {m.shared_bookYourEvent()}
            </ButtonLink>
            <ButtonLink to="/catering/days" size="large" variant="secondary" icon="calendar">
              {m.catering_seeOpenDates()}
            </ButtonLink>
          </>
        }
      >
        <p>{intro}</p>
      </Hero>
      <Section title={m.catering_whyAChaatCounter()}>
        <div className="grid three-columns">
          {benefits.map(({ title, text }) => (
            <Card key={title} title={title} titleLevel={3}>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={m.catering_whatAreYouCelebrating()} intro={m.catering_packagesIntro()}>
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
      <Section title={m.shared_packages()} intro={m.shared_pricedPerGuest()}>
        <EventPackages guestCount={50} notes={notes} />
      </Section>
      <Section title={m.shared_howWeWork()}>
        <OwnerText html={terms} />
      </Section>
      <Section title={m.catering_talkToUs()}>
        <p>{m.catering_bookingIntro()}</p>
        <p className="row">
          <ButtonAnchor href={shop.phoneHref} variant="secondary" icon="phone">
            {m.catering_call({ phone: shop.phone })}
          </ButtonAnchor>
          <ButtonAnchor href={`mailto:${shop.email}`} variant="secondary" icon="mail">
            <span className="wrap-anywhere">{shop.email}</span>
          </ButtonAnchor>
        </p>
      </Section>
    </div>
  );
}
