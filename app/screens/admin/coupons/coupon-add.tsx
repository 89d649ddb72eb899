import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { copiedFields, newCoupon } from "#app/domain/coupons/coupon-fields.ts";
import { couponForm } from "#app/domain/coupons/coupon-schema.ts";
import { couponDishes, findCoupon } from "#app/domain/coupons/list-coupons.server.ts";
import { sectionOptions } from "#app/domain/sections/sections.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { CouponForm } from "#app/ui/coupons/coupon-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { couponAction } from "./coupon-action.server.ts";

const PATH = "/admin/coupons/add";

export const meta: MetaFunction = () => pageMeta(m.coupons_addCoupon());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "run coupons");
  const copied = findCoupon(new URL(request.url).searchParams.get("copy") ?? "");
  const saved = copied ? copiedFields(copied) : newCoupon;
  return {
    ...openForm(couponForm, saved),
    dishes: couponDishes(),
    sections: sectionOptions(),
  };
}

export const action = couponAction;

export default function AddCoupon() {
  const form = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.coupons_addCoupon()}
      intro={m.coupons_kindsIntro()}
      variant="narrow"
      trail={[{ label: m.shared_coupons(), to: "/admin/coupons" }]}
    >
      <CouponForm action={PATH} submitLabel={m.coupons_addCoupon()} {...form} once />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.coupons_failedToSaveTheCoupon);
