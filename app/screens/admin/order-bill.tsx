import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { orderTicket } from "#app/domain/orders/order-ticket.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import printStyles from "#app/styles/printed-orders.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { NOT_FOUND } from "#app/ui/error-screen.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { PrintedBill } from "#app/ui/orders/printed-bill.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(`Bill ${data?.ticket.orderNumber ?? ""}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  const order = findOrder(user, params.orderId ?? "");
  if (!order) throw new Response(NOT_FOUND, { status: 404 });
  return { orderId: order.id, ticket: orderTicket(order), numbers: shopSettings().bill };
}

export default function BillPage() {
  const { orderId, ticket, numbers } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Bill ${ticket.orderNumber}`}
      actions={
        <>
          <PrintButton />
          <ButtonLink to={allOrdersList.url({ order: orderId })} variant="secondary">
            Order details
          </ButtonLink>
        </>
      }
    >
      <PrintedBill ticket={ticket} numbers={numbers} />
    </Page>
  );
}
