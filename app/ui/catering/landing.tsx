import { type BookingPrefill, bookingUrl } from "#app/domain/catering/booking-url.ts";
import { type EventType, eventTypeLabel } from "#app/domain/event-type.ts";
import type { PriceList } from "#app/domain/events/price-list.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { ButtonAnchor, ButtonLink, SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { EventPackages } from "../content/event-packages.tsx";
import { OwnerText } from "../content/owner-text.tsx";
import { Link } from "../link.tsx";
import { MediaCard } from "../media-card.tsx";
import { Hero } from "../page/hero.tsx";
import { Section } from "../section.tsx";

type CateringLandingProps = {
  texts: { intro: string; terms: string };
  reasons: { id: string; title: string; text: string; lang?: "en" }[];
  occasions: { id: string; type: string; text: string; picture: string; lang?: "en" }[];
  prices: PriceList;
  /** The choices that a guest made before logging in. */
  requested: BookingPrefill;
  /** Whether the booking form opens over this page, which must then not scroll. */
  staysInPlace: boolean;
};

export function CateringLanding(props: CateringLandingProps) {
  const { texts, reasons, occasions, prices, requested, staysInPlace } = props;
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
            <SecondaryLink to="/catering/days" size="large" icon="calendar">
              {m.catering_seeOpenDates()}
            </SecondaryLink>
          </>
        }
      >
        <p>{texts.intro}</p>
      </Hero>
      <Section title={m.catering_whyAChaatCounter()}>
        <div className="grid three-columns">
          {reasons.map(({ id, title, text, lang }) => (
            <Card key={id} title={title} titleLevel={3}>
              <p lang={lang}>{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={m.catering_whatAreYouCelebrating()} intro={m.catering_packagesIntro()}>
        <div className="grid three-columns">
          {occasions.map(({ id, type, text, picture, lang }) => (
            <MediaCard
              key={id}
              title={
                <Link
                  to={bookingUrl({ eventType: type as EventType })}
                  preventScrollReset={staysInPlace}
                >
                  {eventTypeLabel(type as EventType)}
                </Link>
              }
              image={{ src: picture, width: 480, height: 360 }}
            >
              <p lang={lang}>{text}</p>
            </MediaCard>
          ))}
        </div>
      </Section>
      <Section title={m.shared_packages()} intro={m.shared_pricedPerGuest()}>
        <EventPackages guestCount={50} page="catering" prices={prices} />
      </Section>
      <Section title={m.shared_howWeWork()}>
        <OwnerText html={texts.terms} />
      </Section>
      <Section title={m.catering_talkToUs()}>
        <p>{m.catering_bookingIntro()}</p>
        <p className="row">
          <ButtonAnchor href={shop.phoneHref} variant="secondary" icon="phone">
            {m.catering_call({ phone: shop.phone })}
          </ButtonAnchor>
          {shop.email && (
            <ButtonAnchor href={`mailto:${shop.email}`} variant="secondary" icon="mail">
              <span className="wrap-anywhere">{shop.email}</span>
            </ButtonAnchor>
          )}
        </p>
      </Section>
    </div>
  );
}
