import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { faqGroups } from "#app/domain/shop/faqs.ts";
import { faqData } from "#app/domain/shop/structured-data.ts";
import { shop } from "#app/domain/shop.ts";
import { FaqList } from "#app/ui/content/faq-list.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { useShopFacts } from "#app/ui/shop-facts.tsx";
import { StructuredData } from "#app/ui/structured-data.tsx";

export const meta: MetaFunction = () =>
  pageMeta(
    "FAQs",
    `Opening hours, delivery, Jain food, water, payment and catering: what people ask ${shop.name} every day.`,
  );

export default function Faqs() {
  const groups = faqGroups(useShopFacts());
  return (
    <Page
      title="Frequently Asked Questions"
      intro="What we are asked over the counter, answered as we answer it there."
      variant="narrow"
    >
      <nav aria-label="Subjects">
        <ul className="row">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a className="tap-target" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, title, faqs }) => (
        <Section key={id} id={id} title={title}>
          <FaqList faqs={faqs} />
        </Section>
      ))}
      <p>
        Your question is not here? <Link to="/contact">Write to us</Link> or call{" "}
        <a href={shop.phoneHref}>{shop.phone}</a> while we are open.
      </p>
      <StructuredData
        data={import.meta.env.SSR ? faqData(groups.flatMap(({ faqs }) => faqs)) : null}
      />
    </Page>
  );
}
