import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventPackages } from "#app/ui/content/event-packages.tsx";
import { EventTerms } from "#app/ui/content/event-terms.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Link } from "#app/ui/link.tsx";
import { Hero } from "#app/ui/page/hero.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.pages_corporateCatering(), m.pages_corporateDescription());

const reasons = [
  translated({
    icon: "clock",
    title: m.pages_setUpInFortyMinutes,
    text: m.pages_corporateLiftText,
  }),
  translated({
    icon: "leaf",
    title: m.pages_cleanEnoughForCarpets,
    text: m.pages_corporateCleanText,
  }),
  translated({
    icon: "receipt",
    title: m.pages_oneBillForAccounts,
    text: m.pages_corporateBillText,
  }),
] as const;

const notes = translated({
  Basic: m.pages_corporateSnacksFor,
  Premium: m.pages_corporateChaatFor,
  Deluxe: m.pages_corporateMealFor,
});

export default function Corporate() {
  return (
    <div className="page">
      <Hero
        title={m.pages_chaatAtTheOffice()}
        illustration={{ src: "/illustrations/gallery/steel-pots.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to="/catering/book?type=corporate" size="large">
              {m.shared_bookYourEvent()}
            </ButtonLink>
            <ButtonLink to="/contact" size="large" variant="secondary">
              {m.pages_askForAQuote()}
            </ButtonLink>
          </>
        }
      >
        <p>{m.pages_corporateIntro()}</p>
      </Hero>
      <Section title={m.pages_whyOfficesCallUs()}>
        <Points points={reasons} />
      </Section>
      <Section title={m.shared_packages()} intro={m.pages_corporateVegetarian()}>
        <EventPackages guestCount={60} notes={notes} />
      </Section>
      <Section title={m.shared_howWeWork()}>
        <EventTerms />
      </Section>
      <p>
        <ParaglideMessage
          message={m.pages_corporateSeeAlso}
          inputs={{}}
          markup={{
            weddings: ({ children }) => <Link to="/wedding">{children}</Link>,
            menu: ({ children }) => <Link to="/menu">{children}</Link>,
          }}
        />
      </p>
    </div>
  );
}
