import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSignIns } from "#app/domain/accounts/sign-in-log.server.ts";
import { type SignInRow, signInRow, signInsQuery } from "#app/domain/accounts/sign-in-view.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { SystemTabs } from "#app/ui/layout/admin-tabs.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { OlderPages } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.admin_signIns(), m.admin_signInsDescription());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read the records");
  const { before } = signInsQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { signIns, olderThan } = listSignIns(before);
  return { before, signIns: signIns.map(signInRow), olderThan };
}

export default function SignIns() {
  const { before, signIns, olderThan } = useLoaderData<typeof loader>();
  return (
    <Page title={m.admin_signIns()} intro={m.admin_signInsIntro()} before={<SystemTabs />}>
      {signIns.length === 0 ? <p>{m.admin_noSignInsYet()}</p> : <SignInTable signIns={signIns} />}
      <OlderPages
        label={m.admin_pagesOfSignIns()}
        hrefFor={(id) => `/admin/sign-ins${id ? `?before=${id}` : ""}`}
        before={before}
        olderThan={olderThan}
      />
    </Page>
  );
}

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

function SignInTable({ signIns }: { signIns: SignInRow[] }) {
  return (
    <Table
      caption={m.admin_signIns()}
      columns={columns}
      rows={signIns}
      rowKey={({ seq }) => String(seq)}
    />
  );
}

export const ErrorBoundary = loadFailure(m.admin_signIns, m.admin_signInsNotLoaded);
