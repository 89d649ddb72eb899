import type { User } from "#app/domain/access/user.ts";
import { couponForm, type SavedCoupon } from "#app/domain/coupons/coupon-schema.ts";
import type { StoredCoupon } from "#app/domain/coupons/list-coupons.server.ts";
import type { Result } from "#app/domain/result.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { m } from "#messages";
import { recordAction } from "../record-action.server.ts";

type Save = (actor: User, coupon: SavedCoupon, context: FormContext) => Result<StoredCoupon>;

export function couponAction(save: Save, shown?: (context: FormContext) => object | null) {
  return recordAction({
    schema: couponForm,
    needs: "run coupons",
    failure: () => m.coupons_failedToSaveTheCoupon(),
    save,
    shown,
    pageOf: ({ id }) => `/admin/coupons/${id}`,
  });
}
