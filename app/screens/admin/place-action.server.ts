import { parseWithZod } from "@conform-to/zod/v4";
import type { User } from "#app/domain/accounts/user.ts";
import { placeForm } from "#app/domain/menu/product-schema.ts";
import type { Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";

export const MENU_ORDER = "/admin/products/order";

type Place = (actor: User, params: FormContext["params"], to: number) => Result<{ name: string }>;

/** The action that moves a dish or a section of the menu. */
export function placeAction(place: Place) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = returnPath(form, MENU_ORDER);
      const { user } = await staffVisitor(request, "change the menu", { returnTo });
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
          ? { type: "success", message: `${placed.value.name} moved` }
          : { type: "error", message: placed.message },
      );
    },
    { failure: "Failed to save the order" },
  );
}
