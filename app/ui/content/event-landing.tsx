import type { ReactNode } from "react";
import type { PriceList } from "#app/domain/events/price-list.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Hero } from "../page/hero.tsx";
import { Section } from "../section.tsx";
import { EventPackages } from "./event-packages.tsx";
import { OwnerText } from "./owner-text.tsx";

type EventLandingProps = {
  type: "corporate" | "wedding";
  texts: {
    title: string;
    intro: string;
    picture: string;
    reasonsTitle: string;
    packagesIntro: string;
    contactLabel: string;
    seeAlso: string;
    lang?: "en";
  };
  terms: string;
  /** For the example of a total price. */
  guestCount: number;
  prices: PriceList;
  children: ReactNode;
};

/** The page about catering for one kind of event. */
export function EventLanding({
  type,
  texts,
  terms,
  guestCount,
  prices,
  children,
}: EventLandingProps) {
  return (
    <div className="page" lang={texts.lang}>
      <Hero
        title={texts.title}
        illustration={{ src: texts.picture, width: 480, height: 360 }}
        actions={
          <>
            <ButtonLink to={`/catering/book?type=${type}`} size="large">
              {m.shared_bookYourEvent()}
            </ButtonLink>
            <ButtonLink to="/contact" size="large" variant="secondary">
              {texts.contactLabel}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.intro}</p>
      </Hero>
      <Section title={texts.reasonsTitle}>{children}</Section>
      <Section title={m.shared_packages()} intro={texts.packagesIntro}>
        <EventPackages guestCount={guestCount} page={type} prices={prices} />
      </Section>
      <Section title={m.shared_howWeWork()}>
        <OwnerText html={terms} />
      </Section>
      <OwnerText html={texts.seeAlso} className="" />
    </div>
  );
}
