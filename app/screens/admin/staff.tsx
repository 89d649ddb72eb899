import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listDevices } from "#app/domain/staff/devices.server.ts";
import { listStaff } from "#app/domain/staff/list-staff.server.ts";
import { mayManage } from "#app/domain/staff/may-manage.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { MAX_WRONG_PINS } from "#app/domain/staff/pin.ts";
import { staffRow } from "#app/domain/staff/staff-row.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { type Column, Table } from "#app/ui/table.tsx";

export const meta: MetaFunction = () => pageMeta("Staff", "Who works here, and what they may do.");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "manage staff");
  return {
    staff: listStaff().map((member) => ({
      ...staffRow(member),
      isManaged: mayManage(user, member.role),
    })),
    lockedDevices: listDevices()
      .filter(({ wrongPins }) => wrongPins >= MAX_WRONG_PINS)
      .map(({ name }) => name),
    seesActivity: may(user, "see staff activity"),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["staff"][number];

const columns: Column<Row>[] = [
  {
    label: "Name",
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
  { label: "Role", cell: ({ role }) => <Badge tone="info">{role}</Badge> },
  {
    label: "State",
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "good" : "bad"}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
  { label: "PIN", cell: ({ hasPin }) => (hasPin ? "Yes" : <span className="muted">None</span>) },
  {
    label: "Last login",
    cell: ({ lastLoginAt }) => lastLoginAt ?? <span className="muted">Never</span>,
  },
];

const activity: Column<Row> = {
  label: "Activity",
  hideLabel: true,
  cell: ({ id, name }) => (
    <Link
      to={`/admin/staff/${id}/activity`}
      className="tap-target"
      aria-label={`Activity of ${name}`}
    >
      Activity
    </Link>
  ),
};

export default function Staff() {
  const { staff, lockedDevices, seesActivity } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Staff"
      intro="Who works here. Customers are on a page of their own."
      actions={
        <>
          <ButtonLink to="/admin/staff/add" icon="plus">
            Add Staff
          </ButtonLink>
          <ButtonLink to="/admin/devices" variant="quiet">
            Devices
          </ButtonLink>
          <ButtonLink to="/admin/staff/permissions" variant="quiet">
            Permissions
          </ButtonLink>
        </>
      }
    >
      {lockedDevices.length > 0 && (
        <Notice
          tone="warn"
          title={`Switching is locked on ${lockedDevices.join(", ")}`}
          action={
            <ButtonLink to="/admin/devices" variant="secondary">
              Devices
            </ButtonLink>
          }
        >
          <p>Five wrong PINs were entered there. Log in on it with your password to unlock it.</p>
        </Notice>
      )}
      <Table
        caption="Staff"
        columns={seesActivity ? [...columns, activity] : columns}
        rows={staff}
        rowKey={({ id }) => id}
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Staff" message="Failed to load the staff" />;
}
