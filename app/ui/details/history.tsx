import type { ReactNode } from "react";
import type { HistoryEntry } from "#app/domain/orders/history.ts";
import { m } from "#messages";

type HistoryProps = {
  entries: HistoryEntry[];
  /** Next to an entry, such as a link to the printed paper. */
  more?: (entry: HistoryEntry) => ReactNode;
};

export function History({ entries, more }: HistoryProps) {
  return (
    <section className="stack stack-small" aria-label={m.shared_history()}>
      <h3>{m.shared_history()}</h3>
      <ol className="ticket-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>{entry.what}</strong>
            <span className="muted small">
              {entry.role ? `${entry.who} (${entry.role})` : entry.who} · {entry.at}
            </span>
            {entry.reason && <q>{entry.reason}</q>}
            {more?.(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
