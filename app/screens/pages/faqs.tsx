import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { MetaFunction } from "@remix-run/node";
import { faqGroups } from "#app/domain/shop/faqs.ts";
import { faqData } from "#app/domain/shop/structured-data.ts";
import { shop } from "#app/domain/shop.ts";
import { FaqList } from "#app/ui/content/faq-list.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StructuredData } from "#app/ui/page/structured-data.tsx";
import { Section } from "#app/ui/section.tsx";
import { useShopFacts } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.pages_faqs(), m.pages_faqsDescription());

export default function Faqs() {
  const groups = faqGroups(useShopFacts());
  return (
    <Page title={m.pages_frequentlyAskedQuestions()} intro={m.pages_faqsIntro()} variant="narrow">
      <nav aria-label={m.pages_subjects()}>
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
        <ParaglideMessage
          message={m.pages_faqsSeeContact}
          inputs={{ phone: shop.phone }}
          markup={{
            contact: ({ children }) => <Link to="/contact">{children}</Link>,
            call: ({ children }) => <a href={shop.phoneHref}>{children}</a>,
          }}
        />
      </p>
      <StructuredData
        data={import.meta.env.SSR ? faqData(groups.flatMap(({ faqs }) => faqs)) : null}
      />
    </Page>
  );
}
