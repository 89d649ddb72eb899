import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { couponState, couponText } from "#app/domain/coupons/coupon-text.ts";
import { listCoupons } from "#app/domain/coupons/list-coupons.server.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CouponStateBadge } from "#app/ui/coupons/coupon-state-badge.tsx";
import { Table } from "#app/ui/details/table.tsx";
import { Price } from "#app/ui/dish/price.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_coupons());

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
      {m.coupons_addCoupon()}
    </ButtonLink>
  );
  return (
    <Page title={m.shared_coupons()} intro={m.coupons_intro()} actions={coupons.length > 0 && add}>
      {coupons.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={m.coupons_noCouponsYet()}
          action={add}
        >
          {m.coupons_codeFieldNotice()}
        </EmptyState>
      ) : (
        <Table
          caption={m.coupons_couponsAndOffers()}
          rows={coupons}
          rowKey={({ id }) => id}
          columns={[
            {
              label: m.admin_coupon(),
              rowHeader: true,
              cell: ({ id, name, code }) => (
                <>
                  <Link to={`/admin/coupons/${id}`}>{name}</Link>
                  <span className="subtext">{code ?? m.coupons_appliesByItself()}</span>
                </>
              ),
            },
            { label: m.coupons_saves(), cell: ({ saves }) => saves },
            { label: m.shared_state(), cell: ({ state }) => <CouponStateBadge state={state} /> },
            {
              label: m.coupons_uses(),
              numeric: true,
              cell: ({ uses }) => formatNumber(uses),
            },
            {
              label: m.admin_revenue(),
              numeric: true,
              cell: ({ revenuePaise }) => <Price paise={revenuePaise} />,
            },
            {
              label: m.coupons_cost(),
              numeric: true,
              cell: ({ savedPaise }) => <Price paise={savedPaise} />,
            },
          ]}
        />
      )}
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_coupons, m.coupons_failedToLoadCoupons);
