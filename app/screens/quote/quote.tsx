import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { buyerIn } from "#app/domain/bills/buyer.ts";
import { billingOf } from "#app/domain/bills/buyers.server.ts";
import { acceptQuote } from "#app/domain/catering/answer-quote.server.ts";
import { termsSeen } from "#app/domain/catering/quotes.server.ts";
import { quoteAcceptance } from "#app/domain/catering/schema.ts";
import { shownQuote } from "#app/domain/catering/shown-quote.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import type { CateringEvent } from "#app/domain/events/event.ts";
import { dueNowPaise, eventBalance } from "#app/domain/events/event-balance.ts";
import { termDifferences } from "#app/domain/events/quote-terms.ts";
import type { UpiRequest } from "#app/domain/ledger/upi-link.ts";
import { formatRupees } from "#app/domain/money.ts";
import { eventPayPath } from "#app/domain/orders/pay-path.server.ts";
import { upiRequest } from "#app/domain/payments/upi-payment.server.ts";
import { clientIp } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { quoteByLink } from "#app/http/secret-links.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { QuoteDetails } from "#app/ui/catering/quote-details.tsx";
import { TermDifferences } from "#app/ui/catering/term-differences.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PayNow } from "#app/ui/receipt/upi-payment-panel.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction = () => pageMeta(m.catering_quote());

/** The payment due now; null until the quote was accepted, and once nothing is due. */
function paymentOf(event: CateringEvent, payAt: string | null, today: string) {
  const amountPaise = dueNowPaise(event, today);
  const payee = upiPayee();
  if (amountPaise === 0) return null;
  const upi = payee && upiRequest(payee, amountPaise, event.eventNumber);
  return { amountPaise, upi, payAt, paidPaise: event.paidPaise };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = quoteByLink(request, params.quoteToken);
  const { event, quote } = found;
  const payAt = eventPayPath({ ...eventBalance(event), id: event.id });
  const url = `/quote/${params.quoteToken}`;
  const today = dayInIndia(now());
  return {
    url,
    quote: shownQuote(found, today),
    buyer: buyerIn(billingOf(event.id)),
    payment: quote.acceptedAt ? paymentOf(event, payAt, today) : null,
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { quoteToken = "" } = params;
    const { event, quote } = quoteByLink(request, quoteToken);
    const seen = parseForm(form, quoteAcceptance);
    const version = seen.status === "success" ? seen.value.version : 0;
    const accepted = acceptQuote(quoteToken, version, clientIp(request) ?? "");
    if (accepted.ok || accepted.code === "already_in_status") {
      const message = m.catering_quoteAccepted({ version: String(quote.version) });
      return redirectWithToast(`/quote/${quoteToken}`, message);
    }
    const isOutdated = quote.version !== version;
    return data(
      {
        refusal: accepted.message,
        differences: isOutdated ? termDifferences(termsSeen(event, version), quote.terms) : [],
      },
      { status: problemStatus(accepted.code) },
    );
  },
  { ignoresSecondTap: true, failure: () => m.catering_quoteNotAnswered() },
);

export default function Quote() {
  const { quote, buyer, payment, url } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title={m.catering_quoteFor({ eventName: quote.eventName })}
      intro={quote.eventNumber}
      variant="narrow"
    >
      {answer && "refusal" in answer && (
        <TermDifferences title={answer.refusal} differences={answer.differences} />
      )}
      {payment && <QuotePayment {...payment} />}
      <QuoteDetails quote={quote} buyer={buyer} url={url} />
    </Page>
  );
}

type QuotePaymentProps = {
  amountPaise: number;
  paidPaise: number;
  /** Null if the shop has no UPI ID. */
  upi: UpiRequest | null;
  /** Where it can be paid online; null if it cannot be. */
  payAt: string | null;
};

function QuotePayment({ amountPaise, paidPaise, upi, payAt }: QuotePaymentProps) {
  const label = paidPaise > 0 ? m.catering_stillToPay() : m.catering_payNow();
  return (
    <Card title={`${label}: ${formatRupees(amountPaise)}`}>
      {paidPaise > 0 && (
        <p>
          {m.shared_amountPaid()}: {formatRupees(paidPaise)}
        </p>
      )}
      {payAt && (
        <ButtonLink to={payAt} wide>
          {m.payments_payOnline()}
        </ButtonLink>
      )}
      {upi && <PayNow {...upi} />}
      {!upi && !payAt && <p>{m.orders_callWithQuestions()}</p>}
    </Card>
  );
}
