import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import { shopStatistics } from "#app/domain/shop/statistics.server.ts";
import { pagePart } from "#app/http/page-part.server.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { OwnerText } from "#app/ui/content/owner-text.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Statistics } from "#app/ui/content/statistics.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.shared_about(), data?.texts.description);

export function loader() {
  return {
    texts: pageTexts("about"),
    values: pageContent("value"),
    milestones: pageContent("milestone"),
    people: pageContent("person"),
    statistics: pagePart(shopStatistics, []),
  };
}

export default function About() {
  const { texts, values, milestones, people, statistics } = useDeliveryTerms(
    useLoaderData<typeof loader>(),
  );
  const { lang, storyPicture } = texts;
  return (
    <Page title={texts.title} intro={texts.intro}>
      {texts.story && (
        <section className="side-by-side" aria-labelledby="story" lang={lang}>
          <div className="prose">
            <h2 id="story">{m.pages_ourStory()}</h2>
            <OwnerText html={texts.story} />
          </div>
          {storyPicture && <img src={storyPicture} alt="" width={480} height={360} />}
        </section>
      )}
      {values.length > 0 && (
        <Section title={m.pages_ourValues()} intro={texts.valuesIntro}>
          <Points points={values} />
        </Section>
      )}
      {milestones.length > 0 && (
        <Section title={m.pages_ourJourney()}>
          <Timeline moments={milestones} />
        </Section>
      )}
      {people.length > 0 && (
        <Section title={m.pages_thePeopleBehindTheCounter()}>
          <ul className="grid crew">
            {people.map(({ id, name, role, picture, text, lang: personLang }) => (
              <li key={id} lang={personLang}>
                {picture && <img src={picture} alt="" width={160} height={160} loading="lazy" />}
                <h3>{name}</h3>
                <p className="muted small">{role}</p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {statistics.length > 0 && (
        <Section title={m.shared_inNumbers()}>
          <Statistics statistics={statistics} />
        </Section>
      )}
      {texts.jobsTitle && (
        <Notice
          title={texts.jobsTitle}
          action={<SecondaryLink to="/contact">{m.pages_writeToUs()}</SecondaryLink>}
        >
          <OwnerText html={texts.jobsText} lang={lang} className="" />
        </Notice>
      )}
    </Page>
  );
}
