import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { permissionTable } from "#app/domain/access/permission-table.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { StaffTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const TITLE = () => m.staff_permissions();

export const meta: MetaFunction = () => pageMeta(TITLE(), m.staff_whichRoleMayDoWhat());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "manage staff");
  return { rows: permissionTable() };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  { label: m.staff_action, rowHeader: true, cell: ({ action }) => action },
  {
    label: m.admin_who,
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
    <Page title={TITLE()} intro={m.staff_rolesIntro()} before={<StaffTabs />}>
      <Table caption={TITLE()} columns={columns} rows={rows} rowKey={({ action }) => action} />
    </Page>
  );
}
