import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  quoteBasis,
  quoteLimits,
  quotePage,
  termsSeen,
} from "#app/domain/catering/quotes.server.ts";
import { quoteForm, quoteFormWithin } from "#app/domain/catering/schema.ts";
import { promisedTerms, sendQuote } from "#app/domain/catering/send-quote.server.ts";
import type { SentQuote as Sent } from "#app/domain/catering/shown-quote.ts";
import { newLine } from "#app/domain/catering/unsent-quote.ts";
import { eventsOfDay } from "#app/domain/events/event-calendar.server.ts";
import { findEvent } from "#app/domain/events/queries.server.ts";
import { quoteTerms, termDifferences } from "#app/domain/events/quote-terms.ts";
import { eventStatusLabel, isFinalEventStatus } from "#app/domain/events/status.ts";
import { applyRowChange, ROW_CHANGE } from "#app/domain/row-change.ts";
import { withDay } from "#app/http/form/day-answer.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { changeForm, refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm, typedValues } from "#app/http/form/parse-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import optionStyles from "#app/styles/admin/options.css?url";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TermDifferences } from "#app/ui/catering/term-differences.tsx";
import { CopyButton } from "#app/ui/details/copy-button.tsx";
import { Pairs } from "#app/ui/details/pairs.tsx";
import { eventsUrl } from "#app/ui/events/events-view.ts";
import { QuoteForm } from "#app/ui/events/quote-form.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: optionStyles }];

export const meta: MetaFunction = () => pageMeta(m.catering_quote());

const quoteUrl = (eventId: string) => `/admin/events/${eventId}/quote`;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const event = orNotFound(findEvent(user, params.eventId ?? ""));
  const { sent, limits, ...form } = quotePage(event, siteOrigin(request));
  return {
    eventNumber: event.eventNumber,
    backTo: eventsUrl({ event: event.id }),
    finalStatus: isFinalEventStatus(event.status) ? eventStatusLabel(event.status) : null,
    sent,
    eventId: event.id,
    day: eventsOfDay(form.values.eventDate),
    form: {
      ...form,
      action: quoteUrl(event.id),
      constraint: formConstraint(quoteFormWithin(limits)),
    },
  };
}

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const { user } = await staffVisitor(request, "run catering");
    const { eventId = "" } = params;
    const change = form.get(ROW_CHANGE);
    if (change !== null || form.has("update")) {
      const changed = applyRowChange(typedValues(form, quoteForm), change, newLine);
      return withDay(form, changeForm(changed));
    }
    const shown = orNotFound(findEvent(user, eventId));
    const limits = quoteLimits(shown, quoteBasis(shown).terms);
    const submission = parseForm(form, quoteFormWithin(limits));
    if (submission.status !== "success") return withDay(form, refuseForm(submission));
    const sent = sendQuote(user, eventId, submission.value);
    if (sent.ok) {
      return redirectWithToast(quoteUrl(eventId), m.events_quoteWasSent());
    }
    const refused = withDay(form, refuseWithProblem(submission, sent));
    const { version, changeId, note } = submission.value;
    const event = findEvent(user, eventId);
    if (!event) return refused;
    const basis = quoteBasis(event);
    const isNewer = basis.version !== version;
    if (!isNewer && basis.changeId === changeId) return refused;
    const differences = isNewer
      ? termDifferences(termsSeen(event, version), basis.terms)
      : termDifferences(quoteTerms(event, note), promisedTerms(event, submission.value));
    // Sending it again replaces what somebody else has sent or changed.
    const newer = { version: String(basis.version), changeId: basis.changeId };
    return data({ ...refused.data, why: sent.message, differences, newer }, refused.init ?? {});
  },
  { fields: quoteForm, failure: () => m.events_quoteNotSent() },
);

export default function EventQuote() {
  const { eventNumber, finalStatus, backTo, sent, eventId, day, form } =
    useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const outdated = answer && "newer" in answer ? answer : undefined;
  const typed = answer?.result.initialValue;
  const { version, changeId = "" } = outdated?.newer ?? typed ?? form.values;
  return (
    <Page
      title={m.events_quoteOf({ eventNumber })}
      intro={m.events_quoteIntro()}
      variant="narrow"
      className="page-roomy"
    >
      {sent && <SentQuote sent={sent} />}
      {outdated && <TermDifferences title={outdated.why} differences={outdated.differences} />}
      {finalStatus ? (
        <Notice
          tone="info"
          action={<ButtonLink to={backTo}>{m.shared_backToTheEvent()}</ButtonLink>}
        >
          {m.events_eventIsFinal({ status: finalStatus.toLowerCase() })}
        </Notice>
      ) : (
        <QuoteForm
          key={answer?.version}
          {...form}
          eventId={eventId}
          day={answer && "day" in answer ? answer.day : day}
          from={{ version: String(version), changeId: String(changeId) }}
          submitLabel={m.events_saveAndSend()}
          cancelTo={backTo}
        />
      )}
    </Page>
  );
}

/** The last quote, and its link for the customer. */
function SentQuote({ sent }: { sent: Sent }) {
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
