import { parseWithZod } from "@conform-to/zod/v4";
import type { User } from "#app/domain/accounts/user.ts";
import { couponForm, type SavedCoupon } from "#app/domain/coupons/coupon-schema.ts";
import type { StoredCoupon } from "#app/domain/coupons/list-coupons.server.ts";
import type { Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { discardUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

type Save = (actor: User, coupon: SavedCoupon, context: FormContext) => Result<StoredCoupon>;

export function couponAction(save: Save) {
  return formAction(
    async (context) => {
      const { request, form, url } = context;
      const path = url.pathname;
      const { user } = await adminVisitor(request, { returnTo: path, unsentForm: form });
      if (form.has("discard")) {
        return redirectWithToast(path, undefined, await discardUnsentForm(request, path));
      }
      const submission = parseWithZod(form, { schema: couponForm });
      if (submission.status !== "success") return refuseForm(submission);
      const saved = save(user, submission.value, context);
      if (!saved.ok) return refuseWithProblem(submission, saved);
      const { id, name } = saved.value;
      return redirectWithToast(
        `/admin/coupons/${id}`,
        { type: "success", message: `${name} saved` },
        await discardUnsentForm(request, path),
      );
    },
    { failure: "Failed to save the coupon" },
  );
}
