import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { inKitchenLanguage, kitchenOrder } from "#app/domain/kitchen/kitchen-language.server.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { listFilteredOrders } from "#app/domain/order-lists/order-lists.server.ts";
import { kitchenTicket } from "#app/domain/orders/order-ticket.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import printStyles from "#app/styles/pages/printed-orders.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { PrintedKitchenTicket } from "#app/ui/orders/printed-kitchen-ticket.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Paper } from "#app/ui/printing/paper.tsx";
import { m } from "#messages";

const MAX_TICKETS = 200;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction = () => pageMeta(m.adminOrders_openTickets());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read orders");
  const all = { search: "", findsContacts: false, page: 1, limit: MAX_TICKETS };
  const list = listFilteredOrders("open", all);
  const papers = inKitchenLanguage(() =>
    renderToStaticMarkup(
      <div className="slips">
        {list.items
          .map(kitchenOrder)
          .map(kitchenTicket)
          .map((ticket) => (
            <PrintedKitchenTicket key={ticket.orderNumber} ticket={ticket} />
          ))}
      </div>,
    ),
  );
  return {
    total: list.pagination.totalItems,
    printed: list.items.length,
    language: shopSettings().kitchen.language,
    papers,
  };
}

export default function OpenTickets() {
  const { total, printed, language, papers } = useLoaderData<typeof loader>();
  return (
    <Page
      title={total === 1 ? m.adminOrders_1OpenTicket() : m.adminOrders_openTicketCount({ total })}
      intro={total > printed ? m.adminOrders_oldestTicketsPrinted({ count: printed }) : undefined}
      actions={
        <>
          {total > 0 && <PrintButton />}
          <SecondaryLink to={allOrdersList.url()}>{m.adminOrders_allOpenOrders()}</SecondaryLink>
        </>
      }
    >
      <Paper html={papers} language={language} />
    </Page>
  );
}
