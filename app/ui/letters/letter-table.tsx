import type { LetterState } from "#app/domain/letters/letter.ts";
import type { LetterOnPage } from "#app/domain/letters/letter-on-page.ts";
import { Badge, type Tone } from "../badge.tsx";
import { PostButton } from "../form/post-button.tsx";
import { type Column, Table } from "../table.tsx";

type LetterTableProps = { letters: LetterOnPage[]; returnTo: string; canSend: boolean };

const tones: Record<LetterState, Tone> = { waiting: "warn", sent: "good", given_up: "bad" };

/** The outbox: what went to whom, how far it got, and the way to send it again. */
export function LetterTable({ letters, returnTo, canSend }: LetterTableProps) {
  const columns: Column<LetterOnPage>[] = [
    {
      label: "Letter",
      rowHeader: true,
      cell: ({ subject, kind, writtenAt }) => (
        <span className="any">
          {subject}
          <span className="sub">
            {kind} · {writtenAt}
          </span>
        </span>
      ),
    },
    { label: "To", cell: ({ recipient }) => <span className="any">{recipient}</span> },
    {
      label: "State",
      cell: ({ state, stateLabel, sentAt, nextTryAt }) => (
        <span>
          <Badge tone={tones[state]}>{stateLabel}</Badge>
          {sentAt && <span className="sub">{sentAt}</span>}
          {nextTryAt && <span className="sub">Next try {nextTryAt}</span>}
        </span>
      ),
    },
    { label: "Tries", numeric: true, cell: ({ tries }) => tries },
    {
      label: "Last error",
      cell: ({ lastError }) =>
        lastError ? (
          <span className="any small">{lastError}</span>
        ) : (
          <span className="muted">—</span>
        ),
    },
  ];
  const sending: Column<LetterOnPage> = {
    label: "Actions",
    hideLabel: true,
    cell: ({ id, subject, recipient }) => (
      <PostButton
        action={`/admin/outbox/${id}/sending`}
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
      caption="Letters"
      columns={canSend ? [...columns, sending] : columns}
      rows={letters}
      rowKey={({ id }) => id}
    />
  );
}
