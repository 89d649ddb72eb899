import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { permissionTable } from "#app/domain/staff/permission-table.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { type Column, Table } from "#app/ui/table.tsx";

const TITLE = "Permissions";

export const meta: MetaFunction = () => pageMeta(TITLE, "Which role may do what.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "manage staff");
  return permissionTable();
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Permissions() {
  const { roles, rows } = useLoaderData<typeof loader>();
  const columns: Column<Row>[] = [
    { label: "Action", rowHeader: true, cell: ({ action }) => action },
    ...roles.map((role) => ({
      label: role,
      cell: ({ allowed }: Row) =>
        allowed.some((one) => one.role === role && one.is) ? (
          <>
            <Icon name="check" />
            <span className="visually-hidden">Yes</span>
          </>
        ) : (
          <span className="muted">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">No</span>
          </span>
        ),
    })),
  ];
  return (
    <Page
      title={TITLE}
      intro="Which role may do what. The same table decides which pages and buttons somebody sees."
      before={<Breadcrumb trail={[{ label: "Staff", to: "/admin/staff" }, { label: TITLE }]} />}
    >
      <Table caption={TITLE} columns={columns} rows={rows} rowKey={({ action }) => action} />
    </Page>
  );
}
