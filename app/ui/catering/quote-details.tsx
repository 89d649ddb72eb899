import type { ReactNode } from "react";
import type { Buyer } from "#app/domain/bills/buyer.ts";
import type { ShownQuote } from "#app/domain/catering/shown-quote.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { buyerRows } from "../bills/buyer-rows.ts";
import { ButtonLink, SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Price } from "../dish/price.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { CancellationTerms } from "./cancellation-terms.tsx";
import { OwnEventMenu } from "./own-event-menu.tsx";
import { priceRows } from "./price-rows.tsx";

type StateProps = { quote: ShownQuote; url: string };

export function QuoteDetails({ quote, buyer, url }: StateProps & { buyer: Buyer }) {
  const { price } = quote;
  return (
    <>
      <State quote={quote} url={url} />
      <Card>
        <Pairs
          rows={[
            [m.catering_dateAndTime(), quote.when],
            [m.catering_duration(), m.catering_hours({ durationHours: quote.durationHours })],
            [m.shared_guests(), quote.guestCount],
            ...buyerRows(buyer),
            [m.catering_validUntil(), quote.state === "accepted" ? "" : quote.validUntil],
          ]}
        />
        <OwnEventMenu event={quote} />
        <DetailSection title={m.shared_price()}>
          <Pairs
            rows={[
              ...priceRows(price).map((row): [string, ReactNode] => [row.label, row.value]),
              [m.shared_total(), <Price key="total" paise={price.totalPaise} />],
              [m.catering_advanceHalf(), <Price key="advance" paise={price.advancePaise} />],
              [
                m.catering_balanceAfterTheEvent(),
                <Price key="balance" paise={price.balancePaise} />,
              ],
            ]}
          />
        </DetailSection>
        <CancellationTerms lines={quote.cancellation} />
        {quote.note && (
          <DetailSection title={m.catering_quoteNote()}>
            <p className="quoted-text">{quote.note}</p>
          </DetailSection>
        )}
      </Card>
      {quote.state === "open" && (
        <div className="row">
          <Form method="post" action={url} noValidate>
            <input type="hidden" name="version" value={quote.version} />
            <SubmitButton pendingLabel={m.catering_accepting()}>
              {m.catering_acceptQuote()}
            </SubmitButton>
          </Form>
          <SecondaryLink to={`${url}/change`}>{m.catering_askForChange()}</SecondaryLink>
        </div>
      )}
    </>
  );
}

function State({ quote: { state, changeRequest, version }, url }: StateProps) {
  if (state === "accepted") {
    return (
      <Notice tone="good" title={m.catering_quoteAccepted({ version: String(version) })}>
        {m.catering_thankYouForAccepting()}
      </Notice>
    );
  }
  if (state === "expired") {
    return (
      <Notice
        tone="bad"
        title={m.catering_quoteExpired()}
        action={<ButtonLink to={`${url}/change`}>{m.catering_askForNewQuote()}</ButtonLink>}
      />
    );
  }
  if (state === "closed") {
    return (
      <Notice tone="info" title={m.catering_thisEventCannotBeChanged()}>
        <a href={shop.phoneHref}>{shop.phone}</a>
      </Notice>
    );
  }
  if (!changeRequest) return null;
  return (
    <Notice tone="info" title={m.catering_youAskedForAChange()}>
      <q>{changeRequest}</q>
    </Notice>
  );
}
