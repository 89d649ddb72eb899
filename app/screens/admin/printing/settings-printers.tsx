import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPrinters } from "#app/domain/printers/printers.server.ts";
import { printFailures } from "#app/domain/printing/print-failures.server.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { PrintFailures } from "#app/ui/printing/print-failures.tsx";
import { m } from "#messages";

const PATH = "/admin/settings/printers";

export const meta: MetaFunction = () => pageMeta(m.admin_printers());

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
      paper: m.printing_mm({ paperMillimetres }),
      station: (stationId && stations.get(stationId)) || m.printing_wholeKitchen(),
    })),
    prints: printFailures(),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["printers"][number];

const columns: Column<Row>[] = [
  {
    label: m.printing_printer,
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`${PATH}/${id}`} className="tap-target wrap-anywhere">
        {name}
      </Link>
    ),
  },
  {
    label: m.shared_address,
    cell: ({ address }) => <span className="wrap-anywhere">{address}</span>,
  },
  { label: m.printing_paper, cell: ({ paper }) => paper },
  { label: m.printing_station, cell: ({ station }) => station },
  {
    label: m.printing_test,
    cell: ({ id, name }) => (
      <OnceButton
        action={`${PATH}/${id}/test`}
        label={m.printing_printATestPage()}
        ariaLabel={m.printing_printATestPageOn({ name })}
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
      {m.printing_addPrinter()}
    </ButtonLink>
  );
  return (
    <Page
      title={m.admin_printers()}
      intro={m.printing_printersIntro()}
      trail={[{ label: m.shared_settings(), to: "/admin/settings" }]}
      actions={printers.length > 0 && add}
    >
      <PrintFailures {...prints} returnTo={PATH} />
      {printers.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.printing_noPrintersYet()}
          action={add}
        >
          {m.printing_listEmpty()}
        </EmptyState>
      ) : (
        <Table
          caption={m.admin_printers()}
          columns={columns}
          rows={printers}
          rowKey={({ id }) => id}
        />
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.admin_printers, m.printing_failedToLoadThePrinters);
