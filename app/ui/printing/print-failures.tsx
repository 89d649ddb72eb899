import type { FailingPrinter, PrintFailure } from "#app/domain/printers/printer.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type PrintFailuresProps = {
  failing: FailingPrinter[];
  off: { id: string; name: string }[];
  returnTo: string;
};

/** Failed prints, one line per printer, and printers that are off; empty if all is well. */
export function PrintFailures({ failing, off, returnTo }: PrintFailuresProps) {
  return (
    <>
      {failing.map((printer) => (
        <Failing key={printer.id} printer={printer} returnTo={returnTo} />
      ))}
      {off.map(({ id, name }) => (
        <p key={id} className="row">
          {m.printing_isOff({ name })}
          <PrinterButton
            action={`/admin/printers/${id}/off/removal`}
            returnTo={returnTo}
            label={m.printing_turnOn()}
            of={name}
          />
        </p>
      ))}
    </>
  );
}

function Failing({ printer, returnTo }: { printer: FailingPrinter; returnTo: string }) {
  const { id, name, count, prints, moreCount } = printer;
  return (
    <Notice
      tone="bad"
      action={
        <div className="row">
          {[
            { path: "prints/later", label: m.printing_printHereLater() },
            { path: "prints/dismissal", label: m.printing_dismissAll() },
            { path: "off", label: m.printing_turnOff() },
          ].map(({ path, label }) => (
            <PrinterButton
              key={path}
              action={`/admin/printers/${id}/${path}`}
              returnTo={returnTo}
              label={label}
              of={name}
            />
          ))}
        </div>
      }
    >
      <details>
        <summary className="tap-target">
          <strong>{m.printing_notPrintedBy({ name, count })}</strong>
        </summary>
        <ul className="stack">
          {prints.map((print) => (
            <Failure key={print.id} print={print} returnTo={returnTo} />
          ))}
        </ul>
        {moreCount > 0 && <p>{m.printing_andMore({ moreCount })}</p>}
      </details>
    </Notice>
  );
}

function Failure({ print, returnTo }: { print: PrintFailure; returnTo: string }) {
  const { id, what, since, mayBePrinted, isFailed } = print;
  const error = print.lastError || m.printing_thePrinterIsBusy();
  return (
    <li className="wrap-anywhere">
      {isFailed ? `${what}, ${since}: ${error}` : m.printing_stillTrying({ what, since, error })}
      {mayBePrinted && ` ${m.printing_partlyPrinted()}`}
      <div className="row">
        <PrinterButton
          action={`/admin/prints/${id}/retry`}
          returnTo={returnTo}
          label={m.printing_printAgain()}
          of={what}
        />
        <PrinterButton
          action={`/admin/prints/${id}/dismissal`}
          returnTo={returnTo}
          label={m.shared_dismiss()}
          of={what}
        />
      </div>
    </li>
  );
}

type PrinterButtonProps = { action: string; returnTo: string; label: string; of: string };

function PrinterButton({ action, returnTo, label, of }: PrinterButtonProps) {
  return (
    <PostButton
      action={action}
      fields={{ returnTo }}
      label={label}
      ariaLabel={`${label}: ${of}`}
      variant="secondary"
      size="small"
    />
  );
}
