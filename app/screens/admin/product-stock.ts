import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { setStock } from "#app/domain/menu/change-product.server.ts";
import { stockForm } from "#app/domain/menu/product-schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/products");

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, "/admin/products");
    const { user } = await staffVisitor(request, "mark dishes sold out", { returnTo });
    const submission = parseWithZod(form, { schema: stockForm });
    if (submission.status !== "success") {
      const message = firstError({ error: submission.error ?? null });
      return replyInPlace(form, returnTo, { type: "error", message });
    }
    const changed = setStock(user, params.productId ?? "", submission.value.stock);
    return replyInPlace(
      form,
      returnTo,
      changed.ok
        ? {
            type: "success",
            message: m.products_productUpdatedSuccessfully(),
            description: m.products_inStock({
              name: changed.value.name,
              stock: changed.value.stock,
            }),
          }
        : { type: "error", message: changed.message },
    );
  },
  { failure: () => m.products_failedToSaveProduct() },
);
