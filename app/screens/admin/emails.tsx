import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type EmailFilter, emailsList } from "#app/domain/emails/email-list-url.ts";
import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { emailRow } from "#app/domain/emails/email-row.ts";
import { countWaitingEmails, listEmails } from "#app/domain/emails/list-emails.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmailTable } from "#app/ui/emails/email-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const tabs: { label: string; show: EmailFilter }[] = [
  { label: "All", show: "all" },
  { label: "Waiting", show: "waiting" },
  { label: "Sent", show: "sent" },
  { label: "Failed", show: "given_up" },
];

export const meta: MetaFunction = () => pageMeta("Emails", "Emails to customers.");

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
    <Page
      title="Emails"
      intro="Emails to customers about orders, bookings and passwords, of the last 30 days."
    >
      {!sendsEmails && (
        <Notice tone="info" title="Email is off">
          <p>
            Ask whoever runs the server to set it up. Until then customers get no emails, and those
            who forget their password are asked to call.
          </p>
        </Notice>
      )}
      <Tabs
        label="Emails"
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
      <nav className="row" aria-label="Pages of the email queue">
        {view.before && (
          <ButtonLink to={emailsList.url({ show: view.show })} variant="quiet">
            Newest
          </ButtonLink>
        )}
        {olderThan && (
          <ButtonLink
            to={emailsList.url({ show: view.show, before: olderThan })}
            variant="secondary"
          >
            Older
          </ButtonLink>
        )}
      </nav>
    </Page>
  );
}

const emptyStates: Record<EmailFilter | "off", { title: string; text: string }> = {
  off: { title: "No emails", text: "They are listed here once email is on." },
  all: { title: "No emails yet", text: "The first order or booking sends one." },
  waiting: { title: "No emails waiting", text: "All emails have been sent or tried." },
  sent: { title: "No emails sent", text: "Sent emails stay here for 30 days." },
  given_up: { title: "No failed emails", text: "Every email could be sent." },
};

function NoEmails({ show }: { show: EmailFilter | "off" }) {
  return (
    <EmptyState illustration="/illustrations/empty-orders.svg" title={emptyStates[show].title}>
      {emptyStates[show].text}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Emails" message="Failed to load the email queue" />;
}
