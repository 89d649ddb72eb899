import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { printBytes } from "#app/domain/printing/print-bytes.server.ts";
import { ticketContent } from "#app/domain/printing/print-content.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

/** The bytes for a receipt printer, for people who send them there by other means. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!user || !may(user, "read orders")) throw redirect(`/admin/orders/${params.orderId}/ticket`);
  const order = findOrder(user, params.orderId ?? "");
  if (!order) throw new Response(m.shared_orderNotFound(), { status: 404 });
  const width = new URL(request.url).searchParams.get("width") ?? "80";
  if (width !== "58" && width !== "80") {
    throw new Response("The width is 58 or 80", { status: 400 });
  }
  const [bytes = []] = await printBytes(ticketContent(order), [width === "58" ? 58 : 80]);
  return new Response(Buffer.from(bytes), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="ticket-${order.orderNumber}.escpos"`,
      "Cache-Control": "no-store",
    },
  });
}
