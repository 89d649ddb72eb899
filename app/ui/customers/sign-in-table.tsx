import { Link } from "@remix-run/react";
import type { SignInRow } from "#app/domain/accounts/sign-in-view.ts";
import { Badge } from "../badge.tsx";
import { type Column, Table } from "../table.tsx";

const columns: Column<SignInRow>[] = [
  { label: "When", rowHeader: true, cell: ({ at }) => at },
  {
    label: "What",
    cell: ({ what, isRefused }) => (isRefused ? <Badge tone="bad">{what}</Badge> : what),
  },
  {
    label: "Account",
    cell: ({ account, isStaff }) =>
      account ? (
        <>
          <Link to={account.url} className="wrap-anywhere">
            {account.name}
          </Link>{" "}
          {isStaff && <Badge>Staff</Badge>}
        </>
      ) : (
        "No account with that email"
      ),
  },
  { label: "Network address", cell: ({ clientIp }) => clientIp },
];

export function SignInTable({ signIns }: { signIns: SignInRow[] }) {
  return (
    <Table caption="Sign-ins" columns={columns} rows={signIns} rowKey={({ seq }) => String(seq)} />
  );
}
