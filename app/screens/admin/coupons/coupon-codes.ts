import { redirect } from "@remix-run/node";
import { makeCodes } from "#app/domain/coupons/save-coupon.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = () => redirect("/admin/coupons");

export const action = buttonAction({
  needs: "run coupons",
  page: ({ couponId }) => `/admin/coupons/${couponId}`,
  run: (actor, { params }) => makeCodes(actor, params.couponId ?? ""),
  success: ({ name }) => m.coupons_100CodesMadeFor({ name }),
  refusal: reasonOnly,
  failure: () => m.coupons_failedToSaveTheCoupon(),
});
