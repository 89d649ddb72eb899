import { redirect } from "@remix-run/node";
import { formatDateTime } from "#app/domain/clock.ts";
import { markSoldOut } from "#app/domain/menu/change-product.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/products");

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, "/admin/products");
    const { user } = await staffVisitor(request, "mark dishes sold out", { returnTo });
    const marked = markSoldOut(user, params.productId ?? "");
    if (!marked.ok) return replyInPlace(form, returnTo, { type: "error", message: marked.message });
    const { name, soldOutUntil } = marked.value;
    const message = soldOutUntil
      ? m.products_dishIsSoldOutUntil({ name, until: formatDateTime(soldOutUntil) })
      : m.products_dishIsSoldOut({ name });
    return replyInPlace(form, returnTo, { type: "success", message });
  },
  { failure: () => m.products_failedToSaveProduct() },
);
