import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { auditEntryRow } from "#app/domain/audit/audit-entry-row.ts";
import { auditList } from "#app/domain/audit/audit-list-url.ts";
import { subjectUrls } from "#app/domain/audit/audit-subjects.server.ts";
import { auditActors, listAudit } from "#app/domain/audit/list-audit.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { LogEntry } from "#app/ui/audit/log-entry.tsx";
import { LogFilters } from "#app/ui/audit/log-filters.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () => pageMeta("Log", "Changes made by admins.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read the records");
  const view = auditList.read(new URL(request.url).searchParams);
  const { entries, olderThan } = listAudit(view);
  const urls = subjectUrls(entries);
  return {
    view,
    entries: entries.map((entry) => auditEntryRow(entry, urls.get(entry.subjectId))),
    actors: auditActors(view.actor),
    olderThan,
  };
}

export default function Log() {
  const { view, entries, actors, olderThan } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Log"
      intro="Who changed what and when, newest first."
      actions={
        <ButtonLink to="/admin/sign-ins" variant="secondary">
          Sign-ins
        </ButtonLink>
      }
    >
      <LogFilters view={view} actors={actors} />
      {entries.length === 0 ? (
        <NoEntries isFiltered={Boolean(view.kind || view.actor || view.before)} />
      ) : (
        <ol className="stack stack-small">
          {entries.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <nav className="row" aria-label="Pages of the log">
        {view.before && (
          <ButtonLink to={auditList.url({ ...view, before: undefined })} variant="quiet">
            Newest
          </ButtonLink>
        )}
        {olderThan && (
          <ButtonLink to={auditList.url({ ...view, before: olderThan })} variant="secondary">
            Older
          </ButtonLink>
        )}
      </nav>
    </Page>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title={isFiltered ? "Nothing found" : "Nothing yet"}
      action={
        isFiltered && (
          <ButtonLink to="/admin/log" variant="secondary">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      {isFiltered
        ? "Try adjusting your filters to see more changes."
        : "Changes made by admins appear here."}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Log" message="Failed to load the log" />;
}
