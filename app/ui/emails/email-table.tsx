import type { EmailState } from "#app/domain/emails/email.ts";
import type { EmailRow } from "#app/domain/emails/email-row.ts";
import { m } from "#messages";
import { Badge, type Tone } from "../badge.tsx";
import { type Column, Table } from "../details/table.tsx";
import { OnceButton } from "../form/once-button.tsx";

type EmailTableProps = { emails: EmailRow[]; returnTo: string; canSend: boolean };

const tones: Record<EmailState, Tone> = { waiting: "warn", sent: "good", given_up: "bad" };

export function EmailTable({ emails, returnTo, canSend }: EmailTableProps) {
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
