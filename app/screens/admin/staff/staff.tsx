import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mayManage } from "#app/domain/access/may-manage.ts";
import { may } from "#app/domain/access/permissions.ts";
import { listStaff, staffRow } from "#app/domain/staff/list-staff.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { StaffTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_staff(), m.staff_description());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage staff");
  return {
    staff: listStaff().map((member) => ({
      ...staffRow(member),
      isManaged: mayManage(user, member.role),
    })),
    seesActivity: may(user, "see staff activity"),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["staff"][number];

const columns: Column<Row>[] = [
  {
    label: m.shared_name,
    rowHeader: true,
    cell: ({ id, name, email, isManaged }) => (
      <span className="wrap-anywhere">
        {isManaged ? (
          <Link to={`/admin/staff/${id}`} className="row-title">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="subtext">{email}</span>
      </span>
    ),
  },
  { label: m.shared_role, cell: ({ role }) => <Badge tone="info">{role}</Badge> },
  {
    label: m.shared_state,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "good" : "bad"}>
        {isActive ? m.shared_active() : m.admin_inactive()}
      </Badge>
    ),
  },
  {
    label: m.staff_pin,
    cell: ({ hasPin, pinLockedUntil }) => {
      if (!hasPin) return <span className="muted">{m.admin_none()}</span>;
      if (!pinLockedUntil) return m.admin_yes();
      return <Badge tone="bad">{m.staff_lockedUntil({ until: pinLockedUntil })}</Badge>;
    },
  },
  {
    label: m.admin_lastLogin,
    cell: ({ lastLoginAt }) => lastLoginAt ?? <span className="muted">{m.admin_never()}</span>,
  },
];

const activity: Column<Row> = {
  label: m.staff_activity,
  hideLabel: true,
  cell: ({ id, name }) => (
    <Link
      to={`/admin/staff/${id}/activity`}
      className="tap-target"
      aria-label={m.staff_activityOf({ name })}
    >
      {m.staff_activity()}
    </Link>
  ),
};

export default function Staff() {
  const { staff, seesActivity } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.shared_staff()}
      intro={m.staff_intro()}
      before={<StaffTabs />}
      actions={
        <ButtonLink to="/admin/staff/add" icon="plus">
          {m.staff_addStaff()}
        </ButtonLink>
      }
    >
      <Table
        caption={m.shared_staff()}
        columns={seesActivity ? [...columns, activity] : columns}
        rows={staff}
        rowKey={({ id }) => id}
      />
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_staff, m.staff_failedToLoadTheStaff);
