import type { SentQuote as Sent } from "#app/domain/catering/shown-quote.ts";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { Card } from "../card.tsx";
import { CopyButton } from "../details/copy-button.tsx";
import { Pairs } from "../details/pairs.tsx";

/** The last quote, and its link for the customer. */
export function SentQuote({ sent }: { sent: Sent }) {
  const { version, sentAt, validUntil, acceptedAt, changeRequest, url, whatsapp } = sent;
  return (
    <Card title={m.catering_quoteSent({ version: String(version) })}>
      <Pairs
        rows={[
          [m.admin_when(), sentAt],
          [m.events_lastDay(), validUntil],
          [m.push_quoteAccepted(), acceptedAt],
          [m.push_quoteChangeRequested(), changeRequest],
        ]}
      />
      <p className="wrap-anywhere">
        <a href={url}>{url}</a>
      </p>
      <div className="row">
        <CopyButton text={url} what={m.events_linkOfQuote()} />
        {whatsapp && (
          <ButtonAnchor href={whatsapp} variant="secondary" icon="whatsapp" target="_blank">
            {m.orders_whatsapp()}
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}
