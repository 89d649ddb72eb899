import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { letterOnPage } from "#app/domain/letters/letter-on-page.ts";
import { letterSiteUrl } from "#app/domain/letters/letter-route.server.ts";
import { type LetterFilter, lettersAddress } from "#app/domain/letters/letters-address.ts";
import { lettersQuery } from "#app/domain/letters/letters-view.ts";
import { countWaitingLetters, listLetters } from "#app/domain/letters/list-letters.server.ts";
import { adminVisitor } from "#app/http/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LetterTable } from "#app/ui/letters/letter-table.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const tabs: { label: string; show: LetterFilter }[] = [
  { label: "All", show: "all" },
  { label: "Waiting", show: "waiting" },
  { label: "Sent", show: "sent" },
  { label: "Given up", show: "given_up" },
];

export const meta: MetaFunction = () => pageMeta("Outbox", "Letters to customers.");

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  const view = lettersQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { items, olderThan } = listLetters(view);
  return {
    view,
    letters: items.map(letterOnPage),
    olderThan,
    waiting: countWaitingLetters(),
    sendsLetters: letterSiteUrl() !== null,
  };
}

export default function Outbox() {
  const { view, letters, olderThan, waiting, sendsLetters } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Outbox"
      intro="Letters to customers about orders, bookings and passwords, of the last 30 days."
    >
      {!sendsLetters && (
        <Notice tone="info" title="The shop sends no letters">
          <p>
            Set SMTP_URL and SITE_URL in the shop's environment and start it again. Until then
            nothing is written, and whoever forgot a password is asked to call.
          </p>
        </Notice>
      )}
      <Tabs
        label="Letters"
        tabs={tabs.map(({ label, show }) => ({
          label,
          to: lettersAddress({ show }),
          current: view.show === show,
          count: show === "waiting" ? waiting : undefined,
        }))}
      />
      {letters.length === 0 ? (
        <NoLetters show={view.show} />
      ) : (
        <LetterTable letters={letters} returnTo={lettersAddress(view)} canSend={sendsLetters} />
      )}
      <nav className="row" aria-label="Pages of the outbox">
        {view.before && (
          <ButtonLink to={lettersAddress({ show: view.show })} variant="quiet">
            Newest
          </ButtonLink>
        )}
        {olderThan && (
          <ButtonLink
            to={lettersAddress({ show: view.show, before: olderThan })}
            variant="secondary"
          >
            Older
          </ButtonLink>
        )}
      </nav>
    </Page>
  );
}

const nothing: Record<LetterFilter, { title: string; text: string }> = {
  all: { title: "No letters yet", text: "An order or a booking writes the first one." },
  waiting: { title: "No letter waits", text: "Everything that was to be sent has been tried." },
  sent: { title: "No letter was sent", text: "Sent letters stay here for 30 days." },
  given_up: { title: "No letter was given up", text: "That is how it should be." },
};

function NoLetters({ show }: { show: LetterFilter }) {
  return (
    <EmptyState illustration="/illustrations/empty-orders.svg" title={nothing[show].title}>
      {nothing[show].text}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return (
    <Page title="Outbox">
      <LoadFailure message="Failed to load the outbox" />
    </Page>
  );
}
