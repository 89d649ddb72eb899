import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Printer } from "#app/domain/printers/printer.ts";
import {
  newPrinterFields,
  printerFields,
  printerForm,
} from "#app/domain/printers/printer-schema.ts";
import { findPrinter, savePrinter } from "#app/domain/printers/printers.server.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { env } from "#app/http/env.server.ts";
import { openForm, openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PrinterForm } from "#app/ui/printing/printer-form.tsx";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

const PRINTERS = "/admin/settings/printers";

export const meta: MetaFunction = ({ params }) =>
  pageMeta(params.printerId ? m.printing_editPrinter() : m.printing_addPrinter());

export async function loader({ request, params: { printerId } }: LoaderFunctionArgs) {
  await staffVisitor(request, "set up printers");
  const stations = listStations();
  if (!printerId) {
    return { form: { ...openForm(printerForm, newPrinterFields), stations }, printer: null };
  }
  const printer = orNotFound(findPrinter(printerId));
  const { id, name } = printer;
  const form = openRecord(printerForm, printerFields(printer));
  return { form: { ...form, stations }, printer: { id, name } };
}

export const action = recordAction<typeof printerForm, Printer>({
  schema: printerForm,
  needs: "set up printers",
  failure: () => m.printing_failedToSaveThePrinter(),
  save: (actor, input, { params }) =>
    savePrinter(actor, params.printerId ?? null, input, env.PRINTERS_ON_LOOPBACK === "on"),
  shown({ params }) {
    const printer = findPrinter(params.printerId ?? "");
    return printer && printerFields(printer);
  },
  pageOf: () => PRINTERS,
});

/** Adds a printer, or changes the one in the address. */
export default function PrinterPage() {
  const { form, printer } = useLoaderData<typeof loader>();
  const path = `${PRINTERS}/${printer?.id ?? "add"}`;
  return (
    <Page
      title={printer ? m.printing_editPrinter() : m.printing_addPrinter()}
      intro={printer?.name}
      variant="narrow"
      trail={[{ label: m.admin_printers(), to: PRINTERS }]}
    >
      <PrinterForm
        action={path}
        once={!printer}
        submitLabel={printer ? m.printing_savePrinter() : m.printing_addPrinter()}
        {...form}
        secondaryButton={
          printer && (
            <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
              {m.shared_remove()}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.printing_failedToLoadThePrinter);
