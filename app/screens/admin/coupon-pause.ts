import { redirect } from "@remix-run/node";
import { pauseCoupon } from "#app/domain/coupons/save-coupon.server.ts";
import { m } from "#messages";
import { couponButton } from "./coupon-button.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/coupons");

export const action = couponButton(
  (actor, id) => pauseCoupon(actor, id, true),
  ({ name }) => m.coupons_isPaused({ name }),
);
