import type { SignInRow } from "#app/domain/accounts/sign-in-view.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Link } from "../link.tsx";

const columns: Column<SignInRow>[] = [
  { label: m.admin_when, rowHeader: true, cell: ({ at }) => at },
  {
    label: m.admin_what,
    cell: ({ what, isRefused }) => (isRefused ? <Badge tone="bad">{what}</Badge> : what),
  },
  {
    label: m.shared_account,
    cell: ({ account, isStaff }) =>
      account ? (
        <>
          <Link to={account.url} className="wrap-anywhere">
            {account.name}
          </Link>{" "}
          {isStaff && <Badge>{m.shared_staff()}</Badge>}
        </>
      ) : (
        m.customers_noAccountWithThatEmail()
      ),
  },
  { label: m.customers_networkAddress, cell: ({ clientIp }) => clientIp },
];

export function SignInTable({ signIns }: { signIns: SignInRow[] }) {
  return (
    <Table
      caption={m.admin_signIns()}
      columns={columns}
      rows={signIns}
      rowKey={({ seq }) => String(seq)}
    />
  );
}
