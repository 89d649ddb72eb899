import { parseWithZod } from "@conform-to/zod/v4";
import type { User } from "#app/domain/accounts/user.ts";
import { placeForm } from "#app/domain/menu/product-schema.ts";
import type { Result } from "#app/domain/result.ts";
import type { Action } from "#app/domain/staff/permissions.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

export const MENU_ORDER = "/admin/products/order";

type Place = (actor: User, params: FormContext["params"], to: number) => Result<{ name: string }>;

type List = { page: string; needs: Action };

const menuOrder: List = { page: MENU_ORDER, needs: "change the menu" };

/** The action that moves an entry of a list: a dish or a section of the menu, unless another list is given. */
export function placeAction(place: Place, { page, needs } = menuOrder) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = returnPath(form, page);
      const { user } = await staffVisitor(request, needs, { returnTo });
      const submission = parseWithZod(form, { schema: placeForm });
      if (submission.status !== "success") {
        const message = firstError({ error: submission.error ?? null });
        return replyInPlace(form, returnTo, { type: "error", message });
      }
      const placed = place(user, params, submission.value.to);
      return replyInPlace(
        form,
        returnTo,
        placed.ok
          ? { type: "success", message: m.admin_moved({ name: placed.value.name }) }
          : { type: "error", message: placed.message },
      );
    },
    { failure: () => m.admin_failedToSaveTheOrder() },
  );
}
