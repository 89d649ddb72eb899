import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { placeSection } from "#app/domain/menu/change-section.server.ts";
import { placeForm } from "#app/domain/menu/product-schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/products/order");

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, "/admin/products/order");
    const { user } = await adminVisitor(request, { returnTo });
    const submission = parseWithZod(form, { schema: placeForm });
    if (submission.status !== "success") {
      const message = firstError({ error: submission.error ?? null });
      return replyInPlace(form, returnTo, { type: "error", message });
    }
    const placed = placeSection(user, params.category ?? "", submission.value.to);
    return replyInPlace(
      form,
      returnTo,
      placed.ok
        ? { type: "success", message: `${placed.value} moved` }
        : { type: "error", message: placed.message },
    );
  },
  { failure: "Failed to save the order" },
);
