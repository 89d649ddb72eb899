import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderCounts } from "#app/domain/orders/queries.server.ts";
import { orderStatuses, orderStatusLabel } from "#app/domain/orders/status.ts";
import { adminVisitor } from "#app/http/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ordersAddress } from "#app/ui/orders/orders-view.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Stat, Stats } from "#app/ui/stat.tsx";

export const meta: MetaFunction = () => pageMeta("Dashboard", "The shop at a glance.");

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  return { counts: orderCounts() };
}

export default function Dashboard() {
  const { counts } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Dashboard"
      variant="wide"
      actions={
        <>
          <ButtonLink to={ordersAddress({})} icon="receipt">
            All orders
          </ButtonLink>
          <ButtonLink to="/menu" variant="secondary" icon="menu-book">
            View menu
          </ButtonLink>
        </>
      }
    >
      <section className="stack s-s">
        <h2>Orders</h2>
        <Stats>
          {orderStatuses.map((status) => (
            <Stat
              key={status}
              label={orderStatusLabel(status)}
              value={counts[status] ?? 0}
              to={ordersAddress({ status })}
            />
          ))}
        </Stats>
      </section>
    </Page>
  );
}
