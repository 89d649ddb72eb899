import type { HistoryEntry } from "#app/domain/orders/history.ts";
import { m } from "#messages";

export function History({ entries }: { entries: HistoryEntry[] }) {
  return (
    <section className="stack stack-small" aria-label={m.shared_history()}>
      <h3>{m.shared_history()}</h3>
      <ol className="ticket-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <strong>{entry.what}</strong>
            <span className="muted small">
              {entry.who} ({entry.role}) · {entry.at}
            </span>
            {entry.reason && <q>{entry.reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
