import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import { branches, directionsTo } from "#app/domain/shop/branches.ts";
import { shop } from "#app/domain/shop.ts";
import contentStyles from "#app/styles/pages/content-pages.css?url";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { HoursLines } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(m.pages_takeaway(), m.pages_takeawayDescription({ pickup: shop.estimate.pickup }));

const steps = [
  {
    get when() {
      return m.pages_onTheWay();
    },
    get title() {
      return m.pages_orderAndChoosePickup();
    },
    get text() {
      return m.pages_takeawayTimeText({ pickup: shop.estimate.pickup });
    },
  },
  translated({
    when: m.pages_atTheWindow,
    title: m.pages_giveYourOrderNumber,
    text: m.pages_takeawayWindowText,
  }),
  translated({
    when: m.pages_withinTenMinutes,
    title: m.pages_eatIt,
    text: m.pages_takeawayPackingText,
  }),
];

export default function Takeaway() {
  return (
    <Page
      title={m.pages_takeaway()}
      intro={m.pages_takeawayIntro({ pickup: shop.estimate.pickup })}
      actions={<ButtonLink to="/menu">{m.pages_orderForPickup()}</ButtonLink>}
    >
      <Section title={m.pages_howItWorks()}>
        <Timeline moments={steps} />
      </Section>
      <Section title={m.pages_whereToPickUp()}>
        <div className="grid two-columns">
          {branches
            .filter((branch) => !branch.comingSoon)
            .map((branch) => (
              <Card key={branch.id} as="article" title={branch.name} titleLevel={3}>
                <address>
                  {branch.address}
                  <br />
                  <span className="muted">{branch.landmark}</span>
                </address>
                <p>{branch.hours ?? <HoursLines />}</p>
                <div className="row">
                  <a
                    className={buttonClass({ variant: "secondary", size: "small" })}
                    href={directionsTo(branch)}
                    rel="noopener noreferrer"
                    aria-label={m.pages_getDirectionsTo({ name: branch.name })}
                  >
                    {m.pages_getDirections()}
                  </a>
                  <a className="tap-target" href={branch.phoneHref}>
                    {branch.phone}
                  </a>
                </div>
              </Card>
            ))}
        </div>
      </Section>
      <Section title={m.pages_goodToKnow()}>
        <div className="prose">
          <ul>
            <li>{m.pages_takeawayBranchText()}</li>
            <li>
              <ParaglideMessage
                message={m.pages_addressForPickup}
                inputs={{}}
                markup={{ privacy: ({ children }) => <Link to="/privacy">{children}</Link> }}
              />
            </li>
            <li>{m.pages_takeawayBoxText()}</li>
          </ul>
        </div>
      </Section>
    </Page>
  );
}
