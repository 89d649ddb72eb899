import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { waitForAnswer } from "#app/domain/alerts/wait-for-answer.server.ts";
import { describeSkippedLines } from "#app/domain/cart/cart.ts";
import { reorder } from "#app/domain/cart/reorder.server.ts";
import { ownOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(ownOrdersList.url({ order: params.orderNumber }));

export const action = buttons({
  reorder: formAction(
    "use the shop",
    async ({ request, params }) => {
      const { user } = await signedInVisitor(request, { returnTo: "/my-orders" });
      const reordered = reorder(user, params.orderNumber ?? "");
      if (!reordered.ok) throw notFound();
      const { addedCount, skippedLines, changes } = reordered.value;
      const sentences = [describeSkippedLines(skippedLines), ...changes].filter(Boolean);
      const description = sentences.length > 0 ? sentences.join(" ") : undefined;
      if (addedCount === 0) {
        const message = m.orders_reorderUnavailable();
        return redirectWithToast("/my-orders", { type: "error", message, description });
      }
      const message = m.orders_orderItemsAddedToCart();
      const type = description ? "warning" : "success";
      return redirectWithToast("/cart", { type, message, description });
    },
    { failure: () => m.orders_reorderNotAdded() },
  ),
  wait: formAction(
    "use the shop",
    async ({ request, params, form }) => {
      const returnTo = ownOrdersList.url({ order: params.orderNumber });
      const { user } = await signedInVisitor(request, { returnTo });
      const waiting = waitForAnswer(user, params.orderNumber ?? "");
      if (waiting.ok) return replyInPlace(form, returnTo);
      if (waiting.code === "not_found") throw notFound();
      return replyInPlace(form, returnTo, { type: "info", message: waiting.message });
    },
    { failure: () => m.shared_requestFailed() },
  ),
});
