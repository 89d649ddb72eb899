import { redirect } from "@remix-run/node";
import { pauseCoupon } from "#app/domain/coupons/save-coupon.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/coupons");

export const action = buttonAction({
  needs: "run coupons",
  page: ({ couponId }) => `/admin/coupons/${couponId}`,
  run: (actor, { params }) => pauseCoupon(actor, params.couponId ?? "", true),
  success: ({ name }) => m.coupons_isPaused({ name }),
  refusal: reasonOnly,
  failure: () => m.coupons_failedToSaveTheCoupon(),
});
