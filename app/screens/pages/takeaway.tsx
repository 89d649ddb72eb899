import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { branches, directionsTo } from "#app/domain/shop/branches.ts";
import { shop } from "#app/domain/shop.ts";
import contentStyles from "#app/styles/content-pages.css?url";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Timeline } from "#app/ui/content/timeline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { HoursLines } from "#app/ui/shop-facts.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: MetaFunction = () =>
  pageMeta(
    "Takeaway",
    `Order ahead from ${shop.name} and pick your chaat up in ${shop.estimate.pickup}, without a fee, at Deccan Gymkhana or Sadashiv Peth in ${shop.city}.`,
  );

const steps = [
  {
    when: "On the way",
    title: "Order and choose Pickup",
    text: `Your plate is ready in about ${shop.estimate.pickup}, and My Orders shows when.`,
  },
  {
    when: "At the window",
    title: "Give your order number",
    text: "The takeaway window is beside the counter. No queue, no token, no waiting for change if you paid by UPI.",
  },
  {
    when: "Within ten minutes",
    title: "Eat it",
    text: "Filled puris have a short and happy life. If you have further to go, tell us and we pack pani and puri separately.",
  },
];

export default function Takeaway() {
  return (
    <Page
      title="Takeaway"
      intro={`Order ahead, ready in ${shop.estimate.pickup}, no fee.`}
      actions={<ButtonLink to="/menu">Order for pickup</ButtonLink>}
    >
      <Section title="How it works">
        <Timeline moments={steps} />
      </Section>
      <Section title="Where to pick up">
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
                    aria-label={`Get Directions to ${branch.name}`}
                  >
                    Get Directions
                  </a>
                  <a className="tap-target" href={branch.phoneHref}>
                    {branch.phone}
                  </a>
                </div>
              </Card>
            ))}
        </div>
      </Section>
      <Section title="Good to know">
        <div className="prose">
          <ul>
            <li>
              Orders from the website are cooked at the Main Branch. If Sadashiv Peth suits you
              better, say so in the special instructions.
            </li>
            <li>
              We ask for your address for pickup too: it goes on the bill, and nowhere else (see{" "}
              <Link to="/privacy">Privacy</Link>).
            </li>
            <li>Bring a steel dabba and we will fill it instead of a box.</li>
          </ul>
        </div>
      </Section>
    </Page>
  );
}
