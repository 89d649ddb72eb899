import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { waitForAnswer } from "#app/domain/alerts/wait-for-answer.server.ts";
import { ownOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { m } from "#messages";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(ownOrdersList.url({ order: params.orderNumber }));

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const returnTo = ownOrdersList.url({ order: params.orderNumber });
    const { user } = await signedInVisitor(request, { returnTo });
    const waiting = waitForAnswer(user, params.orderNumber ?? "");
    if (waiting.ok) return replyInPlace(form, returnTo);
    if (waiting.code === "not_found") throw new Response(NOT_FOUND, { status: 404 });
    return replyInPlace(form, returnTo, { type: "info", message: waiting.message });
  },
  { failure: () => m.orders_thatDidNotWorkPlease() },
);
