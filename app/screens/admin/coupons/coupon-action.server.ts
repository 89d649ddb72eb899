import { couponFields } from "#app/domain/coupons/coupon-fields.ts";
import { couponForm } from "#app/domain/coupons/coupon-schema.ts";
import { findCoupon, type StoredCoupon } from "#app/domain/coupons/list-coupons.server.ts";
import { addCoupon, changeCoupon } from "#app/domain/coupons/save-coupon.server.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

/** Adds a coupon, or changes the one in the address. */
export const couponAction = recordAction<typeof couponForm, StoredCoupon>({
  schema: couponForm,
  needs: "run coupons",
  failure: () => m.coupons_failedToSaveTheCoupon(),
  save: (actor, coupon, { params: { couponId } }) =>
    couponId ? changeCoupon(actor, couponId, coupon) : addCoupon(actor, coupon),
  shown({ params }) {
    const coupon = findCoupon(params.couponId ?? "");
    return coupon && couponFields(coupon);
  },
  pageOf: ({ id }) => `/admin/coupons/${id}`,
});
