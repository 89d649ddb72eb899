import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lastBackup } from "#app/domain/backup/make-backup.server.ts";
import { formatDateTime } from "#app/domain/clock.ts";
import { formatBytes, formatDuration } from "#app/domain/health/format-units.ts";
import { databaseSizes, emailQueueSummary } from "#app/domain/health/queries.server.ts";
import { recentFailures } from "#app/http/limits/recent-failures.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { SystemTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { shopVersion } from "../shop-version.server.ts";

export const meta: MetaFunction = () => pageMeta(m.shared_health(), m.admin_serverStatus());

function backupSummary(): { value: string; hint: string } {
  const last = lastBackup();
  if (!last) return { value: m.admin_noneMade(), hint: m.admin_backupsAreOff() };
  const { everyMinutes } = last;
  const failed =
    last.failedAt && m.admin_theAttemptAtFailed({ failedAt: formatDateTime(last.failedAt) });
  const often = last.at
    ? m.admin_sizeEveryMinutes({ bytes: formatBytes(last.bytes), everyMinutes })
    : m.admin_everyMinutes({ everyMinutes });
  return {
    value: last.at ? formatDateTime(last.at) : m.admin_noneYet(),
    hint: [failed, often].filter(Boolean).join(" "),
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read the records");
  const { fileBytes, walBytes } = databaseSizes();
  return {
    file: formatBytes(fileBytes),
    wal: formatBytes(walBytes),
    uptime: formatDuration(process.uptime()),
    version: shopVersion,
    backup: backupSummary(),
    emails: emailQueueSummary(),
    failures: recentFailures.list().map(({ at, name, requestId }) => ({
      at: formatDateTime(at),
      name,
      reference: requestId,
    })),
  };
}

export default function Health() {
  const { file, wal, uptime, version, backup, emails, failures } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_health()} intro={m.admin_serverStatus()} before={<SystemTabs />}>
      <Stats>
        <Stat label={m.admin_dataFile()} value={file} hint={m.admin_plusNotYetMerged({ wal })} />
        <Stat label={m.admin_lastBackup()} value={backup.value} hint={backup.hint} />
        <Stat label={m.admin_runningFor()} value={uptime} hint={m.admin_version({ version })} />
      </Stats>
      <section className="stack">
        <h2>{m.shared_emails()}</h2>
        <p className="muted small">{m.admin_amongNewest()}</p>
        <Stats>
          <Stat label={m.shared_waiting()} value={emails.waiting} />
          <Stat label={m.shared_sent()} value={emails.sent} />
          <Stat label={m.shared_failed()} value={emails.givenUp} />
        </Stats>
      </section>
      <section className="stack">
        <h2>{m.admin_recentErrors()}</h2>
        <FailureTable failures={failures} />
      </section>
    </Page>
  );
}

/** `at` is local time; `reference` was shown to the visitor. */
type FailureRow = { at: string; name: string; reference: string | null };

const columns: Column<FailureRow>[] = [
  { label: m.admin_error, cell: ({ name }) => name, rowHeader: true },
  { label: m.admin_when, cell: ({ at }) => at },
  {
    label: m.admin_reference,
    cell: ({ reference }) => <span className="wrap-anywhere">{reference ?? m.admin_none()}</span>,
  },
];

function FailureTable({ failures }: { failures: FailureRow[] }) {
  if (failures.length === 0) return <p>{m.admin_noneSinceTheLastStart()}</p>;
  return (
    <Table
      caption={m.admin_recentErrors()}
      columns={columns}
      rows={failures}
      rowKey={({ at, reference }) => `${at} ${reference}`}
    />
  );
}

export const ErrorBoundary = loadFailure(m.shared_health, m.admin_serverStatusNotLoaded);
