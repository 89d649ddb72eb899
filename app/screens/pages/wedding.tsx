import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { priceList } from "#app/domain/events/price-list.server.ts";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { EventLanding } from "#app/ui/content/event-landing.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.pages_weddingCatering(), data?.texts.description);

export function loader() {
  return {
    texts: pageTexts("wedding"),
    occasions: pageContent("weddingOccasion"),
    terms: pageTexts("catering").terms,
    prices: priceList(),
  };
}

export default function Wedding() {
  const { texts, occasions, terms, prices } = useDeliveryTerms(useLoaderData<typeof loader>());
  return (
    <EventLanding type="wedding" texts={texts} terms={terms} guestCount={200} prices={prices}>
      <Timeline moments={occasions} />
    </EventLanding>
  );
}
