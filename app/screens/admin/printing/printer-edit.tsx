import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { printerFields, printerForm } from "#app/domain/printers/printer-schema.ts";
import { findPrinter } from "#app/domain/printers/printers.server.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PrinterForm } from "#app/ui/printing/printer-form.tsx";
import { m } from "#messages";
import { PRINTERS, printerAction } from "./printer-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.printing_editPrinter());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "set up printers");
  const printer = orNotFound(findPrinter(params.printerId ?? ""));
  const path = `${PRINTERS}/${printer.id}`;
  const form = openRecord(printerForm, printerFields(printer));
  return { ...form, name: printer.name, path, stations: listStations() };
}

export const action = printerAction;

export default function EditPrinter() {
  const { name, path, ...form } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.printing_editPrinter()}
      intro={name}
      variant="narrow"
      trail={[{ label: m.admin_printers(), to: "/admin/settings/printers" }]}
    >
      <PrinterForm
        action={path}
        submitLabel={m.printing_savePrinter()}
        {...form}
        secondaryButton={
          <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
            {m.shared_remove()}
          </ButtonLink>
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.printing_failedToLoadThePrinter);
