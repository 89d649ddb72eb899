import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutlet, useRouteLoaderData } from "@remix-run/react";
import { useRef } from "react";
import {
  type BookingPrefill,
  bookingUrl,
  readBookingPrefill,
} from "#app/domain/catering/booking-url.ts";
import { type EventType, eventTypeLabel } from "#app/domain/event-type.ts";
import { priceList } from "#app/domain/events/price-list.server.ts";
import type { PriceList } from "#app/domain/events/price-list.ts";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import { shop } from "#app/domain/shop.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonAnchor, ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { BookingOutletContext, BookingValues } from "#app/ui/catering/booking-frame.tsx";
import { EventPackages } from "#app/ui/content/event-packages.tsx";
import { OwnerText } from "#app/ui/content/owner-text.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import type { Visitor } from "#app/ui/layout/visitor.ts";
import { Link } from "#app/ui/link.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import { Hero } from "#app/ui/page/hero.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useOpensInDialog } from "#app/ui/page/page-or-dialog.tsx";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

const TITLE = () => m.shared_bookYourEvent();

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.shared_catering(), data?.texts.description);

export function loader({ request }: LoaderFunctionArgs) {
  return {
    requested: readBookingPrefill(new URL(request.url).searchParams),
    texts: pageTexts("catering"),
    reasons: pageContent("cateringReason"),
    occasions: pageContent("cateringOccasion"),
    prices: priceList(),
  };
}

export default function Catering() {
  const shown = useDeliveryTerms(useLoaderData<typeof loader>());
  const draft = useRef<BookingValues>();
  const opensInDialog = useOpensInDialog();
  const frame: BookingOutletContext = { savedDraft: draft, titleLevel: opensInDialog ? 3 : 2 };
  const booking = useOutlet(frame);
  const visitor = useRouteLoaderData<Visitor>("shop");

  if (booking && !opensInDialog) {
    return (
      <Page title={TITLE()} trail={[{ label: m.shared_catering(), to: "/catering" }]}>
        {booking}
      </Page>
    );
  }
  return (
    <>
      <CateringLanding {...shown} staysInPlace={Boolean(visitor?.user)} />
      {booking && (
        <Dialog title={TITLE()} size="wide" closeHref="/catering">
          {booking}
        </Dialog>
      )}
    </>
  );
}

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

function CateringLanding(props: CateringLandingProps) {
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
