import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { shop } from "#app/domain/shop.ts";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { EventPackages } from "#app/ui/content/event-packages.tsx";
import { EventTerms } from "#app/ui/content/event-terms.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "Wedding catering",
    `Live chaat counters by ${shop.name} for mehendi, haldi, sangeet and reception in and around ${shop.city}, for 10 to 500 guests.`,
  );

const occasions = [
  {
    when: "Mehendi and haldi",
    title: "Bites for busy hands",
    text: "Dahi puri and small bhel cones, handed round, because nobody with wet henna can hold a bowl. Kokum sharbat for the heat.",
  },
  {
    when: "Sangeet",
    title: "The counter beside the dance floor",
    text: "Three kinds of pani, chilli in the last one. Served until the music stops, or until the DJ has had his six.",
  },
  {
    when: "Reception",
    title: "Two counters, no queue",
    text: "For more than 200 guests we bring a second counter and a second crew, one for each side of the family.",
  },
];

const notes = {
  Basic: "A counter for the mehendi, or beside the main caterer's buffet.",
  Premium: "Enough for a sangeet where dinner is whenever people are hungry.",
  Deluxe: "A full meal, from the first puri to the biryani and dessert.",
};

export default function Wedding() {
  return (
    <div className="page">
      <Hero
        title="The counter your guests will remember"
        illustration={{ src: "/illustrations/gallery/family-eating.svg", width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to="/catering/book?type=wedding" size="large">
              Book Your Event
            </ButtonLink>
            <ButtonLink to="/contact" size="large" variant="secondary">
              Talk to Ketaki
            </ButtonLink>
          </>
        }
      >
        <p>
          Marigolds on the cart, brass pots, a crew in white, and pani that the bride's grandmother
          has tasted beforehand. She always does.
        </p>
      </Hero>
      <Section title="Three evenings, three counters">
        <Timeline moments={occasions} />
      </Section>
      <Section title="Packages" intro="Priced per guest.">
        <EventPackages guestCount={200} notes={notes} />
      </Section>
      <Section title="How we work">
        <EventTerms />
      </Section>
      <p>
        Planning for the office? See <Link to="/corporate">corporate catering</Link>.
      </p>
    </div>
  );
}
