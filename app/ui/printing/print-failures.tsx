import type { PrintFailure } from "#app/domain/printing/print-failure.ts";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type PrintFailuresProps = { failures: PrintFailure[]; moreCount: number; returnTo: string };

/** What the printers did not print, with what can be done about it; nothing if all is well. */
export function PrintFailures({ failures, moreCount, returnTo }: PrintFailuresProps) {
  if (failures.length === 0) return null;
  return (
    <Notice tone="bad" title="Not printed">
      <ul className="stack">
        {failures.map(({ id, what, printer, since, lastError, mayBePrinted, isFailed }) => (
          <li key={id} className="wrap-anywhere">
            {what}, {printer}, {since}
            {isFailed ? ": " : ", still trying: "}
            {lastError || "The printer is busy."}
            {mayBePrinted && " Some of it may be on paper; it is printed as a copy."}
            <span className="row">
              <PostButton
                action={`/admin/prints/${id}/retry`}
                fields={{ returnTo }}
                label="Print again"
                ariaLabel={`Print again: ${what}`}
                variant="secondary"
                size="small"
              />
              <PostButton
                action={`/admin/prints/${id}/dismissal`}
                fields={{ returnTo }}
                label="Dismiss"
                ariaLabel={`Dismiss: ${what}`}
                variant="quiet"
                size="small"
              />
            </span>
          </li>
        ))}
      </ul>
      {moreCount > 0 && <p>And {moreCount} more.</p>}
    </Notice>
  );
}
