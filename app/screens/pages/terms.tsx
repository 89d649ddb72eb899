import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { MetaFunction } from "@remix-run/node";
import { bookingLimits } from "#app/domain/catering/booking-form.ts";
import { costSentence } from "#app/domain/shop/cost-sentence.ts";
import { shop } from "#app/domain/shop.ts";
import { type DeliveryFacts, deliveryCost } from "#app/domain/zones/delivery-facts.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useShopFacts } from "#app/ui/shop/shop-facts.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_terms(), m.pages_termsDescription());

const { guestCount } = bookingLimits;

function describeCost(delivery: DeliveryFacts): string {
  const cost = deliveryCost(delivery);
  if (!cost) return m.pages_deliveryIsFree();
  return costSentence(cost, {
    freeAbove: m.pages_deliveryCostFreeAbove,
    varies: m.pages_deliveryCostByArea,
    fixed: m.pages_deliveryCost,
  });
}

export default function Terms() {
  const { delivery } = useShopFacts();
  return (
    <Page title={m.pages_termsOfService()} intro={m.pages_termsIntro()} variant="narrow">
      <div className="prose">
        <h2>{m.pages_ordering()}</h2>
        <p>{m.pages_termsOrdersText()}</p>
        <h2>{m.pages_pricesAndFees()}</h2>
        <p>{m.pages_termsPricesText({ deliveryCost: describeCost(delivery) })}</p>
        <h2>{m.shared_time()}</h2>
        <p>
          {m.pages_termsTimesText({
            delivery: shop.estimate.delivery,
            pickup: shop.estimate.pickup,
          })}
        </p>
        <h2>{m.pages_paying()}</h2>
        <p>{m.pages_termsPaymentText()}</p>
        <h2>{m.pages_cancellingAndRefunds()}</h2>
        <p>{m.pages_termsCancellingText()}</p>
        <h2>{m.pages_foodAndAllergies()}</h2>
        <p>{m.pages_termsAllergensText()}</p>
        <h2>{m.shared_catering()}</h2>
        <p>{m.pages_termsCateringText({ min: guestCount.min, max: guestCount.max })}</p>
        <h2>{m.shared_reviews()}</h2>
        <p>{m.pages_termsReviewsText()}</p>
        <h2>{m.pages_theRest()}</h2>
        <p>
          <ParaglideMessage
            message={m.pages_termsValidityText}
            inputs={{ phone: shop.phone }}
            markup={{
              contact: ({ children }) => <Link to="/contact">{children}</Link>,
              call: ({ children }) => <a href={shop.phoneHref}>{children}</a>,
              privacy: ({ children }) => <Link to="/privacy">{children}</Link>,
            }}
          />
        </p>
      </div>
    </Page>
  );
}
