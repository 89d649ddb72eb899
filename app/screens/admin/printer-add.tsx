import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { listStations } from "#app/domain/kitchen/stations.server.ts";
import { newPrinterFields, printerForm } from "#app/domain/printing/printer-schema.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PrinterForm } from "#app/ui/printing/printer-form.tsx";
import { printerAction } from "./printer-action.server.ts";

const PATH = "/admin/settings/printers/add";

export const meta: MetaFunction = () => pageMeta("Add Printer");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "set up printers");
  const form = await openForm(request, PATH, printerForm, newPrinterFields);
  return { ...form, stations: listStations() };
}

export const action = printerAction;

export default function AddPrinter() {
  return (
    <Page
      title="Add Printer"
      variant="narrow"
      before={
        <Breadcrumb
          trail={[{ label: "Printers", to: "/admin/settings/printers" }, { label: "Add Printer" }]}
        />
      }
    >
      <PrinterForm
        action={PATH}
        submitLabel="Add Printer"
        {...useLoaderData<typeof loader>()}
        actionData={useActionData<typeof action>()}
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure="Failed to save the printer" />;
}
