import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownFigures } from "#app/domain/shop/own-figures.server.ts";
import { journey, story, team, values } from "#app/domain/shop/story.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Statistics } from "#app/ui/content/statistics.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_about(), m.pages_aboutDescription());

export function loader() {
  return { own: ownFigures() };
}

export default function About() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <Page title={m.pages_about()} intro={m.pages_aboutIntro()}>
      <section className="side-by-side" aria-labelledby="story">
        <div className="prose">
          <h2 id="story">{m.pages_ourStory()}</h2>
          {story().map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <img src="/illustrations/gallery/pune-lane.svg" alt="" width={480} height={360} />
      </section>
      <Section title={m.pages_ourValues()} intro={m.pages_valuesIntro()}>
        <Points points={values} />
      </Section>
      <Section title={m.pages_ourJourney()}>
        <Timeline moments={journey} />
      </Section>
      <Section title={m.pages_thePeopleBehindTheCounter()}>
        <ul className="grid crew">
          {team.map(({ name, role, image, text }) => (
            <li key={name}>
              <img src={image} alt="" width={160} height={160} loading="lazy" />
              <h3>{name}</h3>
              <p className="muted small">{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.shared_inNumbers()}>
        <Statistics own={own} />
      </Section>
      <Notice
        title={m.pages_jobsTitle()}
        action={
          <ButtonLink to="/contact" variant="secondary">
            {m.pages_writeToUs()}
          </ButtonLink>
        }
      >
        <ParaglideMessage
          message={m.pages_jobsText}
          inputs={{}}
          markup={{ menu: ({ children }) => <Link to="/menu">{children}</Link> }}
        />
      </Notice>
    </Page>
  );
}
