import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventPackages } from "#app/ui/content/event-packages.tsx";
import { EventTerms } from "#app/ui/content/event-terms.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.pages_weddingCatering(), m.pages_liveChaatCountersByFor());

const occasions = [
  {
    get when() {
      return m.pages_mehendiAndHaldi();
    },
    get title() {
      return m.pages_bitesForBusyHands();
    },
    get text() {
      return m.pages_dahiPuriAndSmallBhel();
    },
  },
  {
    get when() {
      return m.pages_sangeet();
    },
    get title() {
      return m.pages_theCounterBesideTheDance();
    },
    get text() {
      return m.pages_threeKindsOfPaniChilli();
    },
  },
  {
    get when() {
      return m.pages_reception();
    },
    get title() {
      return m.pages_twoCountersNoQueue();
    },
    get text() {
      return m.pages_forMoreThan200Guests();
    },
  },
];

const notes = {
  get Basic() {
    return m.pages_aCounterForTheMehendi();
  },
  get Premium() {
    return m.pages_enoughForASangeetWhere();
  },
  get Deluxe() {
    return m.pages_aFullMealFromThe();
  },
};

export default function Wedding() {
  return (
    <div className="page">
      <Hero
        title={m.pages_theCounterYourGuestsWill()}
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
        <p>{m.pages_marigoldsOnTheCartBrass()}</p>
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
          message={m.pages_planningForTheOffice}
          inputs={{}}
          markup={{ corporate: ({ children }) => <Link to="/corporate">{children}</Link> }}
        />
      </p>
    </div>
  );
}
