import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lastBackup } from "#app/domain/backup/make-backup.server.ts";
import { formatDateTime } from "#app/domain/clock.ts";
import { databaseSizes } from "#app/domain/health/database-sizes.server.ts";
import { emailQueueSummary } from "#app/domain/health/email-queue-summary.server.ts";
import { formatBytes, formatDuration } from "#app/domain/health/format-units.ts";
import { recentFailures } from "#app/http/recent-failures.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { FailureTable } from "#app/ui/health/failure-table.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Stat, Stats } from "#app/ui/stat.tsx";
import { shopVersion } from "./shop-version.server.ts";

export const meta: MetaFunction = () => pageMeta("Health", "Server status");

function backupSummary(): { value: string; hint: string } {
  const last = lastBackup();
  if (!last) return { value: "None", hint: "Backups are off" };
  const failed = last.failedAt ? `The attempt at ${formatDateTime(last.failedAt)} failed. ` : "";
  if (!last.at) return { value: "None yet", hint: `${failed}Every ${last.everyMinutes} minutes` };
  const size = `${formatBytes(last.bytes)}, every ${last.everyMinutes} minutes`;
  return { value: formatDateTime(last.at), hint: failed + size };
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
    <Page title="Health" intro="Server status">
      <Stats>
        <Stat label="Data file" value={file} hint={`plus ${wal} not yet merged`} />
        <Stat label="Last backup" value={backup.value} hint={backup.hint} />
        <Stat label="Running for" value={uptime} hint={`Version ${version}`} />
      </Stats>
      <section className="stack">
        <h2>Emails</h2>
        <p className="muted small">Among the last 1,000.</p>
        <Stats>
          <Stat label="Waiting" value={emails.waiting} />
          <Stat label="Sent" value={emails.sent} />
          <Stat label="Failed" value={emails.givenUp} />
        </Stats>
      </section>
      <section className="stack">
        <h2>Recent errors</h2>
        <FailureTable failures={failures} />
      </section>
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Health" message="Failed to load the server status" />;
}
