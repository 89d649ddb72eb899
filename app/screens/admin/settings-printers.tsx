import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listStations } from "#app/domain/kitchen/stations.server.ts";
import { printFailures } from "#app/domain/printing/print-failures.server.ts";
import { listPrinters } from "#app/domain/printing/printers.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PrintFailures } from "#app/ui/printing/print-failures.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

const PATH = "/admin/settings/printers";

export const meta: MetaFunction = () => pageMeta("Printers");

/** A test page may fail while the owner waits for it. */
export const handle = SHOWS_NEWS;

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "set up printers");
  const stations = new Map(listStations().map(({ id, name }) => [id, name]));
  return {
    printers: listPrinters().map(({ id, name, host, port, paperMillimetres, stationId }) => ({
      id,
      name,
      address: `${host}:${port}`,
      paper: `${paperMillimetres} mm`,
      station: (stationId && stations.get(stationId)) || "Whole kitchen",
    })),
    prints: printFailures(),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["printers"][number];

const columns: Column<Row>[] = [
  {
    label: "Printer",
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`${PATH}/${id}`} className="tap-target wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { label: "Address", cell: ({ address }) => <span className="wrap-anywhere">{address}</span> },
  { label: "Paper", cell: ({ paper }) => paper },
  { label: "Station", cell: ({ station }) => station },
  {
    label: "Test",
    cell: ({ id, name }) => (
      <PostButton
        action={`${PATH}/${id}/test`}
        label="Print a test page"
        ariaLabel={`Print a test page on ${name}`}
        variant="secondary"
        size="small"
      />
    ),
  },
];

export default function PrinterSettings() {
  const { printers, prints } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to={`${PATH}/add`} icon="plus">
      Add Printer
    </ButtonLink>
  );
  return (
    <Page
      title="Printers"
      intro="Receipt printers in the shop's network that understand ESC/POS. Any page can also be printed by the browser."
      before={
        <Breadcrumb trail={[{ label: "Settings", to: "/admin/settings" }, { label: "Printers" }]} />
      }
      actions={printers.length > 0 && add}
    >
      <PrintFailures {...prints} returnTo={PATH} />
      {printers.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title="No printers yet"
          action={add}
        >
          With a printer, tickets come out by themselves when an order is accepted.
        </EmptyState>
      ) : (
        <Table caption="Printers" columns={columns} rows={printers} rowKey={({ id }) => id} />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Printers" message="Failed to load the printers" />;
}
