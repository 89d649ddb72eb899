import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { permissionTable } from "#app/domain/staff/permission-table.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { type Column, Table } from "#app/ui/table.tsx";

const TITLE = "Permissions";

export const meta: MetaFunction = () => pageMeta(TITLE, "Which role may do what.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "manage staff");
  return { rows: permissionTable() };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  { label: "Action", rowHeader: true, cell: ({ action }) => action },
  {
    label: "Who",
    cell: ({ roles }) => (
      <span className="row">
        {roles.map((role) => (
          <Badge key={role}>{role}</Badge>
        ))}
      </span>
    ),
  },
];

export default function Permissions() {
  const { rows } = useLoaderData<typeof loader>();
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
