import type { PrintFailure } from "#app/domain/printers/printer.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type PrintFailuresProps = { failures: PrintFailure[]; moreCount: number; returnTo: string };

type Failure = Omit<PrintFailure, "id" | "mayBePrinted">;

function failureText({ what, printer, since, lastError, isFailed }: Failure): string {
  const error = lastError || m.printing_thePrinterIsBusy();
  return isFailed
    ? `${what}, ${printer}, ${since}: ${error}`
    : m.printing_stillTrying({ what, printer, since, error });
}

/** What the printers did not print, with what can be done about it; nothing if all is well. */
export function PrintFailures({ failures, moreCount, returnTo }: PrintFailuresProps) {
  if (failures.length === 0) return null;
  return (
    <Notice tone="bad" title={m.printing_notPrinted()}>
      <ul className="stack">
        {failures.map(({ id, what, printer, since, lastError, mayBePrinted, isFailed }) => (
          <li key={id} className="wrap-anywhere">
            {failureText({ what, printer, since, lastError, isFailed })}
            {mayBePrinted && ` ${m.printing_partlyPrinted()}`}
            <span className="row">
              <PostButton
                action={`/admin/prints/${id}/retry`}
                fields={{ returnTo }}
                label={m.printing_printAgain()}
                ariaLabel={m.printing_printAgainOf({ what })}
                variant="secondary"
                size="small"
              />
              <PostButton
                action={`/admin/prints/${id}/dismissal`}
                fields={{ returnTo }}
                label={m.shared_dismiss()}
                ariaLabel={m.printing_dismiss({ what })}
                variant="quiet"
                size="small"
              />
            </span>
          </li>
        ))}
      </ul>
      {moreCount > 0 && <p>{m.printing_andMore({ moreCount })}</p>}
    </Notice>
  );
}
