import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventPackages } from "#app/ui/content/event-packages.tsx";
import { EventTerms } from "#app/ui/content/event-terms.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "Corporate catering",
    `Chaat counters for offices in ${shop.city}: from a Friday stand-up of ten to an annual day of five hundred, on one bill.`,
  );

const reasons = [
  {
    icon: "clock",
    title: "Set up in forty minutes",
    text: "We come by the service lift, need one socket, and are pouring before the all-hands ends.",
  },
  {
    icon: "leaf",
    title: "Clean enough for carpets",
    text: "Trays under every pot, napkins at every elbow, and we carry our own rubbish down again.",
  },
  {
    icon: "receipt",
    title: "One bill for accounts",
    text: "Guests, package, service, setup: four lines on one bill, with your purchase order number on it.",
  },
] as const;

const notes = {
  Basic: "For Friday evenings, when people want to stand about and talk.",
  Premium: "The usual choice for town halls and client visits.",
  Deluxe: "A whole dinner, for annual days and the night of a release.",
};

export default function Corporate() {
  return (
    <div className="page">
      <Hero
        title="Chaat at the office"
        illustration={{ src: "/illustrations/gallery/steel-pots.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to="/catering/book?type=corporate" size="large">
              Book Your Event
            </ButtonLink>
            <ButtonLink to="/contact" size="large" variant="secondary">
              Ask for a quote
            </ButtonLink>
          </>
        }
      >
        <p>
          Nobody has ever skipped a pani puri counter to go back to their desk. We bring it to
          Hinjawadi, Kharadi, Magarpatta, Baner and wherever else {shop.city} works late.
        </p>
      </Hero>
      <Section title="Why offices call us">
        <Points points={reasons} />
      </Section>
      <Section title="Packages" intro="Vegetarian throughout; Jain and vegan plates on request.">
        <EventPackages guestCount={60} notes={notes} />
      </Section>
      <Section title="How we work">
        <EventTerms />
      </Section>
      <p>
        A family occasion instead? See <Link to="/wedding">weddings</Link>. Only hungry? Here is the{" "}
        <Link to="/menu">menu</Link>.
      </p>
    </div>
  );
}
