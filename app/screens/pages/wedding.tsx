import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventPackages } from "#app/ui/content/event-packages.tsx";
import { EventTerms } from "#app/ui/content/event-terms.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Link } from "#app/ui/link.tsx";
import { Hero } from "#app/ui/page/hero.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.pages_weddingCatering(), m.pages_weddingDescription());

const occasions = [
  translated({
    when: m.pages_mehendiAndHaldi,
    title: m.pages_bitesForBusyHands,
    text: m.pages_mehendiText,
  }),
  translated({
    when: m.pages_sangeet,
    title: m.pages_sangeetTitle,
    text: m.pages_sangeetText,
  }),
  translated({
    when: m.pages_reception,
    title: m.pages_twoCountersNoQueue,
    text: m.pages_twoCountersText,
  }),
];

const notes = translated({
  Basic: m.pages_weddingSnacksFor,
  Premium: m.pages_weddingChaatFor,
  Deluxe: m.pages_weddingMealFor,
});

export default function Wedding() {
  return (
    <div className="page">
      <Hero
        title={m.pages_weddingTitle()}
        illustration={{ src: "/illustrations/gallery/family-eating.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to="/catering/book?type=wedding" size="large">
              {m.shared_bookYourEvent()}
            </ButtonLink>
            <ButtonLink to="/contact" size="large" variant="secondary">
              {m.pages_talkToKetaki()}
            </ButtonLink>
          </>
        }
      >
        <p>{m.pages_weddingIntro()}</p>
      </Hero>
      <Section title={m.pages_threeEveningsThreeCounters()}>
        <Timeline moments={occasions} />
      </Section>
      <Section title={m.shared_packages()} intro={m.shared_pricedPerGuest()}>
        <EventPackages guestCount={200} notes={notes} />
      </Section>
      <Section title={m.shared_howWeWork()}>
        <EventTerms />
      </Section>
      <p>
        <ParaglideMessage
          message={m.pages_weddingSeeCorporate}
          inputs={{}}
          markup={{ corporate: ({ children }) => <Link to="/corporate">{children}</Link> }}
        />
      </p>
    </div>
  );
}
