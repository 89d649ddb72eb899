import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { directionsTo } from "#app/domain/content/place.ts";
import { refusedTypes } from "#app/domain/quote/offered-types.server.ts";
import { type Branch, phoneLink } from "#app/domain/shop/branch.ts";
import { listBranches } from "#app/domain/shop/branches.server.ts";
import { pageContent, pageTexts } from "#app/domain/shop/page-content.server.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { OwnerText } from "#app/ui/content/owner-text.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { useDeliveryTerms } from "#app/ui/content/use-delivery-terms.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { HoursLines } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.pages_takeaway(), data?.texts.description);

export function loader() {
  return {
    noPickup: refusedTypes().pickup,
    texts: pageTexts("takeaway"),
    steps: pageContent("takeawayStep"),
    branches: listBranches().filter(({ comingSoon }) => !comingSoon),
  };
}

export default function Takeaway() {
  const { texts, steps, branches, noPickup } = useDeliveryTerms(useLoaderData<typeof loader>());
  return (
    <Page
      title={m.pages_takeaway()}
      intro={texts.intro}
      actions={noPickup || <ButtonLink to="/menu">{m.pages_orderForPickup()}</ButtonLink>}
    >
      <Section title={m.pages_howItWorks()}>
        <Timeline moments={steps} />
      </Section>
      <Section title={m.pages_whereToPickUp()}>
        <div className="grid two-columns">
          {branches.map((branch) => (
            <Card key={branch.id} as="article" title={branch.name} titleLevel={3}>
              <address>
                {branch.address}
                <br />
                <span className="muted">{branch.landmark}</span>
              </address>
              <p>{branch.hours || <HoursLines />}</p>
              <TakesOrders branch={branch} />
              <div className="row">
                <a
                  className={buttonClass({ variant: "secondary", size: "small" })}
                  href={directionsTo(branch)}
                  rel="noopener noreferrer"
                  aria-label={m.pages_getDirectionsTo({ name: branch.name })}
                >
                  {m.shared_getDirections()}
                </a>
                {branch.phone && (
                  <a className="tap-target" href={phoneLink(branch.phone)}>
                    {branch.phone}
                  </a>
                )}
              </div>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={m.pages_goodToKnow()}>
        <OwnerText html={texts.notes} lang={texts.lang} />
      </Section>
    </Page>
  );
}

type TakesOrdersProps = { branch: Pick<Branch, "ownShop" | "cooksOnlineOrders"> };

/** Only the branch that cooks orders from this website promises pickup. */
function TakesOrders({ branch: { ownShop, cooksOnlineOrders } }: TakesOrdersProps) {
  if (cooksOnlineOrders) return <p>{m.pages_pickUpOnlineOrdersHere()}</p>;
  if (!ownShop) return <p className="muted">{m.pages_noOnlineOrdersHere()}</p>;
  return (
    <p>
      <a className="tap-target" href={ownShop}>
        {m.pages_orderAtThisBranch()}
      </a>
    </p>
  );
}
