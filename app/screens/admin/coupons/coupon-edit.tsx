import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { couponFields } from "#app/domain/coupons/coupon-fields.ts";
import { couponForm } from "#app/domain/coupons/coupon-schema.ts";
import { couponState, couponText } from "#app/domain/coupons/coupon-text.ts";
import { countCodes, couponDishes, findCoupon } from "#app/domain/coupons/list-coupons.server.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { sectionOptions } from "#app/domain/sections/sections.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CouponForm } from "#app/ui/coupons/coupon-form.tsx";
import { CouponStateBadge } from "#app/ui/coupons/coupon-state-badge.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { OnceButton } from "#app/ui/form/once-button.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { couponAction } from "./coupon-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.coupons_editCoupon());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "run coupons");
  const coupon = orNotFound(findCoupon(params.couponId ?? ""));
  const { id, name, code, isPaused, uses, revenuePaise, savedPaise } = coupon;
  const path = `/admin/coupons/${id}`;
  const form = openRecord(couponForm, couponFields(coupon));
  return {
    form: { ...form, dishes: couponDishes(), sections: sectionOptions() },
    coupon: { id, name, code, isPaused, uses, revenuePaise, savedPaise },
    saves: couponText(coupon),
    state: couponState(coupon, now()),
    codes: countCodes(id),
    path,
  };
}

export const action = couponAction;

export default function EditCoupon() {
  const { form, coupon, saves, state, path } = useLoaderData<typeof loader>();
  return (
    <Page
      title={coupon.name}
      intro={
        <>
          <CouponStateBadge state={state} /> {saves}
        </>
      }
      variant="narrow"
      trail={[{ label: m.shared_coupons(), to: "/admin/coupons" }]}
      actions={
        <>
          <PostButton
            action={coupon.isPaused ? `${path}/pause/removal` : `${path}/pause`}
            label={coupon.isPaused ? m.coupons_resume() : m.coupons_pause()}
            variant={coupon.isPaused ? "primary" : "secondary"}
          />
          <SecondaryLink to={`/admin/coupons/add?copy=${coupon.id}`} icon="copy">
            {m.admin_duplicate()}
          </SecondaryLink>
          <SecondaryLink to={translationUrl("offer", coupon.id)}>
            {m.translations_translate()}
          </SecondaryLink>
        </>
      }
    >
      <Stats>
        <Stat label={m.coupons_uses()} value={formatNumber(coupon.uses)} />
        <Stat label={m.admin_revenue()} value={formatRupees(coupon.revenuePaise)} />
        <Stat label={m.coupons_cost()} value={formatRupees(coupon.savedPaise)} />
      </Stats>
      <CouponForm action={path} submitLabel={m.coupons_saveCoupon()} {...form} />
      {coupon.code && <SingleUseCodes />}
    </Page>
  );
}

function SingleUseCodes() {
  const { coupon, codes, path } = useLoaderData<typeof loader>();
  const { made, used } = codes;
  return (
    <Card title={m.coupons_singleUseCodes()}>
      {made === 0 ? (
        <p>{m.coupons_singleUseHint({ code: coupon.code ?? "" })}</p>
      ) : (
        <p>
          {m.coupons_singleUseState({
            made: formatNumber(made),
            used: formatNumber(used),
            code: coupon.code ?? "",
          })}
        </p>
      )}
      <div className="row">
        <OnceButton action={`${path}/codes`} label={m.coupons_make100Codes()} variant="secondary" />
        {made > 0 && <DownloadLink href={`${path}/codes.csv`} />}
      </div>
    </Card>
  );
}

export const ErrorBoundary = errorBoundary(m.coupons_failedToLoadTheCoupon);
