import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ownFigures } from "#app/domain/shop/own-figures.server.ts";
import { journey, story, team, values } from "#app/domain/shop/story.ts";
import { shop } from "#app/domain/shop.ts";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Points } from "#app/ui/content/points.tsx";
import { Statistics } from "#app/ui/content/statistics.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "About",
    `How ${shop.name} went from steel tins in Sadashiv Peth to two shops in ${shop.city}: our story, our values and the people behind the counter.`,
  );

export function loader() {
  return { own: ownFigures() };
}

export default function About() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`About ${shop.name}`}
      intro="A kitchen in Sadashiv Peth, a painted cart, and the people who would not let it stay small."
    >
      <section className="side-by-side" aria-labelledby="story">
        <div className="prose">
          <h2 id="story">Our Story</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <img src="/illustrations/gallery/pune-lane.svg" alt="" width={480} height={360} />
      </section>
      <Section title="Our Values" intro="Four sentences that hang beside the till.">
        <Points points={values} />
      </Section>
      <Section title="Our Journey">
        <Timeline moments={journey} />
      </Section>
      <Section title="The People Behind the Counter">
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
      <Section title="In Numbers">
        <Statistics own={own} />
      </Section>
      <Notice
        title="We are looking for a fifth pair of hands"
        action={
          <ButtonLink to="/contact" variant="secondary">
            Write to us
          </ButtonLink>
        }
      >
        Koregaon Park needs a counter lead. Or come as a guest: the <Link to="/menu">menu</Link> is
        the better half of this story.
      </Notice>
    </Page>
  );
}
