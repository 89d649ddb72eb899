import type { EmailState } from "#app/domain/emails/email.ts";
import type { EmailRow } from "#app/domain/emails/email-row.ts";
import { Badge, type Tone } from "../badge.tsx";
import { PostButton } from "../form/post-button.tsx";
import { type Column, Table } from "../table.tsx";

type EmailTableProps = { emails: EmailRow[]; returnTo: string; canSend: boolean };

const tones: Record<EmailState, Tone> = { waiting: "warn", sent: "good", given_up: "bad" };

export function EmailTable({ emails, returnTo, canSend }: EmailTableProps) {
  const columns: Column<EmailRow>[] = [
    {
      label: "Email",
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
    { label: "To", cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span> },
    {
      label: "State",
      cell: ({ state, stateLabel, sentAt, nextTryAt }) => (
        <span>
          <Badge tone={tones[state]}>{stateLabel}</Badge>
          {sentAt && <span className="subtext">{sentAt}</span>}
          {nextTryAt && <span className="subtext">Next try {nextTryAt}</span>}
        </span>
      ),
    },
    { label: "Tries", numeric: true, cell: ({ tries }) => tries },
    {
      label: "Last error",
      cell: ({ lastError }) =>
        lastError ? (
          <span className="wrap-anywhere small">{lastError}</span>
        ) : (
          <span className="muted">—</span>
        ),
    },
  ];
  const sending: Column<EmailRow> = {
    label: "Actions",
    hideLabel: true,
    cell: ({ id, subject, recipient }) => (
      <PostButton
        action={`/admin/emails/${id}/sending`}
        fields={{ returnTo }}
        label="Send again"
        ariaLabel={`Send again: ${subject}, to ${recipient}`}
        icon="refresh"
        variant="quiet"
      />
    ),
  };
  return (
    <Table
      caption="Emails"
      columns={canSend ? [...columns, sending] : columns}
      rows={emails}
      rowKey={({ id }) => id}
    />
  );
}
