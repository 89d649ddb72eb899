import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPrinter, removePrinter } from "#app/domain/printers/printers.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const PRINTERS = "/admin/settings/printers";
const FAILED = () => m.printing_failedToRemoveThePrinter();

export const meta: MetaFunction = () => pageMeta(m.printing_removePrinter());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "set up printers");
  const printer = orNotFound(findPrinter(params.printerId ?? ""));
  return { name: printer.name, returnTo: `${PRINTERS}/${printer.id}` };
}

export const action = removalAction({
  needs: "set up printers",
  remove: (actor, params) => removePrinter(actor, params.printerId ?? ""),
  listOf: () => PRINTERS,
  success: ({ name }) => m.shared_removed({ name }),
  failure: FAILED,
});

export default function PrinterRemoval() {
  const { name, returnTo } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.printing_removePrinter()}
      label={m.shared_remove()}
      cancelLabel={m.printing_keepThePrinter()}
      returnTo={returnTo}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{m.printing_removeEffect()}</p>
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
