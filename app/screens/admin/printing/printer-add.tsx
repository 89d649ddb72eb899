import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newPrinterFields, printerForm } from "#app/domain/printers/printer-schema.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PrinterForm } from "#app/ui/printing/printer-form.tsx";
import { m } from "#messages";
import { printerAction } from "./printer-action.server.ts";

const PATH = "/admin/settings/printers/add";

export const meta: MetaFunction = () => pageMeta(m.printing_addPrinter());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "set up printers");
  const form = openForm(printerForm, newPrinterFields);
  return { ...form, stations: listStations() };
}

export const action = printerAction;

export default function AddPrinter() {
  return (
    <Page
      title={m.printing_addPrinter()}
      variant="narrow"
      trail={[{ label: m.admin_printers(), to: "/admin/settings/printers" }]}
    >
      <PrinterForm
        action={PATH}
        once
        submitLabel={m.printing_addPrinter()}
        {...useLoaderData<typeof loader>()}
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.printing_failedToSaveThePrinter);
