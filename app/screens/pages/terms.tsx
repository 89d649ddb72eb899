import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTexts } from "#app/domain/shop/page-content.server.ts";
import { OwnerText } from "#app/ui/content/owner-text.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.shared_terms(), data?.texts.description);

export function loader() {
  return { texts: pageTexts("terms") };
}

export default function Terms() {
  const { intro, text, lang } = useDeliveryTerms(useLoaderData<typeof loader>()).texts;
  return (
    <Page title={m.pages_termsOfService()} intro={intro} variant="narrow">
      <OwnerText html={text} lang={lang} />
    </Page>
  );
}
