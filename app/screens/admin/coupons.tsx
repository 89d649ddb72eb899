import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { couponState, couponText } from "#app/domain/coupons/coupon-text.ts";
import { listCoupons } from "#app/domain/coupons/list-coupons.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CouponStateBadge } from "#app/ui/coupons/coupon-state-badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Price } from "#app/ui/price.tsx";
import { Table } from "#app/ui/table.tsx";

export const meta: MetaFunction = () => pageMeta("Coupons");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "run coupons");
  const at = now();
  const coupons = listCoupons().map((coupon) => {
    const { id, name, code, uses, revenuePaise, savedPaise } = coupon;
    const [saves, state] = [couponText(coupon), couponState(coupon, at)];
    return { id, name, code, saves, state, uses, revenuePaise, savedPaise };
  });
  return { coupons };
}

export default function Coupons() {
  const { coupons } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/admin/coupons/add" icon="plus">
      Add Coupon
    </ButtonLink>
  );
  return (
    <Page
      title="Coupons"
      intro="Codes that customers type, and offers that apply by themselves. Cancelled orders do not count."
      actions={coupons.length > 0 && add}
    >
      {coupons.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title="No coupons yet"
          action={add}
        >
          Customers see a field for a code as soon as there is one.
        </EmptyState>
      ) : (
        <Table
          caption="Coupons and offers"
          rows={coupons}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Coupon",
              rowHeader: true,
              cell: ({ id, name, code }) => (
                <>
                  <Link to={`/admin/coupons/${id}`}>{name}</Link>
                  <span className="subtext">{code ?? "Applies by itself"}</span>
                </>
              ),
            },
            { label: "Saves", cell: ({ saves }) => saves },
            { label: "State", cell: ({ state }) => <CouponStateBadge state={state} /> },
            {
              label: "Uses",
              numeric: true,
              cell: ({ uses }) => uses.toLocaleString("en-IN"),
            },
            {
              label: "Revenue",
              numeric: true,
              cell: ({ revenuePaise }) => <Price paise={revenuePaise} />,
            },
            {
              label: "Cost",
              numeric: true,
              cell: ({ savedPaise }) => <Price paise={savedPaise} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Coupons" message="Failed to load coupons" />;
}
