import type { AuditEntryRow } from "#app/domain/audit/audit-entry-row.ts";
import type { FormattedAuditField } from "#app/domain/audit/audit-field-format.ts";
import { auditList } from "#app/domain/audit/audit-list-url.ts";
import { m } from "#messages";
import { Link } from "../link.tsx";

export function LogEntry({ entry }: { entry: AuditEntryRow }) {
  const { what, subject, url, actor, at, origin, fields } = entry;
  return (
    <li className="card log">
      <div>
        <h2>
          {what}:{" "}
          {url ? (
            <Link to={url} className="row-title">
              {subject}
            </Link>
          ) : (
            <span className="wrap-anywhere">{subject}</span>
          )}
        </h2>
        <p className="muted small">
          <Link to={auditList.url({ actor: actor.id })} className="log-actor">
            {actor.name}
          </Link>{" "}
          · {at}
          {origin && ` · ${origin}`}
        </p>
      </div>
      {fields.length > 0 && (
        <dl className="log-fields">
          {fields.map((field) => (
            <div key={field.label}>
              <dt lang="en">{field.label}</dt>
              <Values field={field} />
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

type Change = Pick<FormattedAuditField, "before" | "after">;

export function Values({ field: { before, after } }: { field: Change }) {
  return (
    <dd>
      {before !== null && (
        <del>
          <span className="visually-hidden">{m.admin_before()} </span>
          <span lang="en">{before}</span>
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && (
        <ins>
          <span className="visually-hidden">{m.admin_after()} </span>
          <span lang="en">{after}</span>
        </ins>
      )}
    </dd>
  );
}
