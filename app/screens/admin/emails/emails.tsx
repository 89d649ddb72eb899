import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { EmailState } from "#app/domain/emails/email.ts";
import { type EmailFilter, emailsList } from "#app/domain/emails/email-list-url.ts";
import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { type EmailRow, emailRow } from "#app/domain/emails/email-row.ts";
import { countWaitingEmails, listEmails } from "#app/domain/emails/list-emails.server.ts";
import { translated } from "#app/domain/language/translated.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { SystemTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OlderPages } from "#app/ui/page/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

const tabs: { label: string; show: EmailFilter }[] = [
  translated({ label: m.shared_all, show: "all" }),
  translated({ label: m.shared_waiting, show: "waiting" }),
  translated({ label: m.shared_sent, show: "sent" }),
  translated({ label: m.shared_failed, show: "given_up" }),
];

export const meta: MetaFunction = () => pageMeta(m.shared_emails(), m.emails_emailsToCustomers());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read the records");
  const view = emailsList.read(new URL(request.url).searchParams);
  const { items, olderThan } = listEmails(view);
  return {
    view,
    emails: items.map(emailRow),
    olderThan,
    waiting: countWaitingEmails(),
    sendsEmails: emailSiteUrl() !== null,
  };
}

export default function Emails() {
  const { view, emails, olderThan, waiting, sendsEmails } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_emails()} intro={m.emails_logIntro()} before={<SystemTabs />}>
      {!sendsEmails && (
        <Notice tone="info" title={m.emails_emailIsOff()}>
          <p>{m.emails_setupHint()}</p>
        </Notice>
      )}
      <Tabs
        label={m.shared_emails()}
        tabs={tabs.map(({ label, show }) => ({
          label,
          to: emailsList.url({ show }),
          current: view.show === show,
          count: show === "waiting" ? waiting : undefined,
        }))}
      />
      {emails.length === 0 ? (
        <NoEmails show={sendsEmails ? view.show : "off"} />
      ) : (
        <EmailTable emails={emails} returnTo={emailsList.url(view)} canSend={sendsEmails} />
      )}
      <OlderPages
        label={m.emails_pagesOfTheEmailQueue()}
        hrefFor={(before) => emailsList.url({ show: view.show, before })}
        before={view.before}
        olderThan={olderThan}
      />
    </Page>
  );
}

const emptyStates: Record<EmailFilter | "off", { title: string; text: string }> = {
  off: translated({ title: m.shared_noEmails, text: m.emails_logStartsLater }),
  all: translated({ title: m.emails_noEmailsYet, text: m.emails_logEmpty }),
  waiting: translated({ title: m.emails_noEmailsWaiting, text: m.emails_noneWaiting }),
  sent: translated({ title: m.emails_noEmailsSent, text: m.emails_sentKeptFor }),
  given_up: translated({ title: m.emails_noFailedEmails, text: m.emails_everyEmailCouldBeSent }),
};

function NoEmails({ show }: { show: EmailFilter | "off" }) {
  return (
    <EmptyState illustration="/illustrations/empty-orders.svg" title={emptyStates[show].title}>
      {emptyStates[show].text}
    </EmptyState>
  );
}

type EmailTableProps = { emails: EmailRow[]; returnTo: string; canSend: boolean };

const tones: Record<EmailState, Tone> = { waiting: "warn", sent: "good", given_up: "bad" };

function EmailTable({ emails, returnTo, canSend }: EmailTableProps) {
  const columns: Column<EmailRow>[] = [
    {
      label: m.shared_email(),
      rowHeader: true,
      cell: ({ subject, kind, writtenAt }) => (
        <span className="wrap-anywhere">
          {subject}
          <span className="subtext">
            {kind} · {writtenAt}
          </span>
        </span>
      ),
    },
    {
      label: m.shared_recipient(),
      cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
    },
    {
      label: m.shared_state(),
      cell: ({ state, stateLabel, sentAt, nextTryAt }) => (
        <span>
          <Badge tone={tones[state]}>{stateLabel}</Badge>
          {sentAt && <span className="subtext">{sentAt}</span>}
          {nextTryAt && <span className="subtext">{m.emails_nextTry({ nextTryAt })}</span>}
        </span>
      ),
    },
    { label: m.emails_tries(), numeric: true, cell: ({ tries }) => tries },
    {
      label: m.emails_lastError(),
      cell: ({ lastError }) =>
        lastError ? (
          <span className="wrap-anywhere small">{lastError}</span>
        ) : (
          <span className="muted">—</span>
        ),
    },
  ];
  const sending: Column<EmailRow> = {
    label: m.shared_actions(),
    hideLabel: true,
    cell: ({ id, subject, recipient }) => (
      <OnceButton
        action={`/admin/emails/${id}/sending`}
        fields={{ returnTo }}
        label={m.emails_sendAgain()}
        ariaLabel={m.emails_sendAgainTo({ subject, recipient })}
        icon="refresh"
        variant="quiet"
      />
    ),
  };
  return (
    <Table
      caption={m.shared_emails()}
      columns={canSend ? [...columns, sending] : columns}
      rows={emails}
      rowKey={({ id }) => id}
    />
  );
}

export const ErrorBoundary = loadFailure(m.shared_emails, m.emails_queueNotLoaded);
