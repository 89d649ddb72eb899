import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { auditKinds } from "#app/domain/audit/audit.ts";
import { auditList } from "#app/domain/audit/audit-list-url.ts";
import { auditActors, listAudit } from "#app/domain/audit/list-audit.server.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { shownLog } from "#app/domain/staff/shown-log.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { LogEntry } from "#app/ui/audit/log-entry.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ClearFilters, FilterForm, FilterSelect } from "#app/ui/form/filter-form.tsx";
import { SystemTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OlderPages } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_log(), m.admin_changesMadeByAdmins());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read the records");
  const view = auditList.read(new URL(request.url).searchParams);
  const { entries, olderThan } = listAudit(view);
  return {
    view,
    entries: shownLog(entries),
    actors: auditActors(view.actor),
    olderThan,
  };
}

export default function Log() {
  const { view, entries, actors, olderThan } = useLoaderData<typeof loader>();
  const isFiltered = view.kind || view.actor || view.before;
  return (
    <Page title={m.shared_log()} intro={m.admin_auditLogIntro()} before={<SystemTabs />}>
      <LogFilters view={view} actors={actors} />
      {entries.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={isFiltered ? m.admin_nothingFound() : m.admin_nothingYet()}
          clearTo={isFiltered ? "/admin/log" : undefined}
        >
          {isFiltered ? m.admin_auditLogNoMatch() : m.admin_auditLogEmpty()}
        </EmptyState>
      ) : (
        <ol className="stack stack-small">
          {entries.map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <OlderPages
        label={m.admin_pagesOfTheLog()}
        hrefFor={(before) => auditList.url({ ...view, before })}
        before={view.before}
        olderThan={olderThan}
      />
    </Page>
  );
}

type LogFiltersProps = {
  view: ListView<typeof auditList>;
  actors: { id: string; name: string }[];
};

function LogFilters({ view: { kind, actor }, actors }: LogFiltersProps) {
  return (
    <FilterForm
      action="/admin/log"
      label={m.admin_filterTheLog()}
      submitLabel={m.admin_applyFilters()}
      clearLink={(kind || actor) && <ClearFilters to="/admin/log" />}
    >
      <FilterSelect
        name="kind"
        value={kind ?? ""}
        label={m.admin_what()}
        placeholder={m.admin_everything()}
        options={Object.entries(auditKinds).map(([value, label]) => ({ value, label: label() }))}
      />
      <FilterSelect
        name="actor"
        value={actor ?? ""}
        label={m.admin_who()}
        placeholder={m.admin_everybody()}
        options={actors.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FilterForm>
  );
}

export const ErrorBoundary = loadFailure(m.shared_log, m.admin_failedToLoadTheLog);
