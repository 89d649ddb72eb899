import type { User } from "#app/domain/accounts/user.ts";
import type { StoredCoupon } from "#app/domain/coupons/list-coupons.server.ts";
import type { Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** A button on a coupon's page. */
export function couponButton(
  change: (actor: User, id: string) => Result<StoredCoupon>,
  done: (coupon: StoredCoupon) => string,
) {
  return formAction(
    async ({ request, params, form }) => {
      const { couponId = "" } = params;
      const page = `/admin/coupons/${encodeURIComponent(couponId)}`;
      const { user } = await staffVisitor(request, "run coupons", { returnTo: page });
      const changed = change(user, couponId);
      const toast = changed.ok
        ? ({ type: "success", message: done(changed.value) } as const)
        : ({ type: "error", message: changed.message } as const);
      return replyInPlace(form, page, toast);
    },
    { failure: () => m.coupons_failedToSaveTheCoupon() },
  );
}
