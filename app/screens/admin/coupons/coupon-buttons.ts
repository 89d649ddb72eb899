import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { makeCodes, pauseCoupon } from "#app/domain/coupons/save-coupon.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const usual = {
  needs: "run coupons",
  page: ({ couponId }: Params) => `/admin/coupons/${couponId}`,
  refusal: reasonOnly,
  failure: () => m.coupons_failedToSaveTheCoupon(),
} as const;

export const loader = () => redirect("/admin/coupons");

export const action = buttons({
  pause: buttonAction({
    ...usual,
    run: (actor, { params }) => pauseCoupon(actor, params.couponId ?? "", true),
    success: ({ name }) => m.coupons_isPaused({ name }),
  }),
  "pause/removal": buttonAction({
    ...usual,
    run: (actor, { params }) => pauseCoupon(actor, params.couponId ?? "", false),
    success: ({ name }) => m.coupons_appliesAgain({ name }),
  }),
  codes: buttonAction({
    ...usual,
    run: (actor, { params }) => makeCodes(actor, params.couponId ?? ""),
    success: ({ name }) => m.coupons_100CodesMadeFor({ name }),
  }),
});
