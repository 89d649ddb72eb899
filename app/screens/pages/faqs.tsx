import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageContent } from "#app/domain/shop/page-content.server.ts";
import { faqData } from "#app/domain/shop/structured-data.ts";
import { shop } from "#app/domain/shop.ts";
import { FaqList } from "#app/ui/content/faq-list.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StructuredData } from "#app/ui/page/structured-data.tsx";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.pages_faqs(), m.pages_faqsDescription({ shop: shop.localName }));

export function loader() {
  return { faqs: pageContent("faq") };
}

export default function Faqs() {
  const { faqs } = useDeliveryTerms(useLoaderData<typeof loader>());
  const groups = [...new Set(faqs.map(({ group }) => group))].map((title) => {
    const own = faqs.filter(({ group }) => group === title);
    return { id: own[0]?.id ?? "", title, faqs: own };
  });
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
      {groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.title}>
          <FaqList faqs={group.faqs} />
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
      <StructuredData data={import.meta.env.SSR ? faqData(faqs) : null} />
    </Page>
  );
}
