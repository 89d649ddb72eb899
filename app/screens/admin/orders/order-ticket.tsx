import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { inKitchenLanguage, kitchenOrder } from "#app/domain/kitchen/kitchen-language.server.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { changesOfOrder } from "#app/domain/orders/order-history.server.ts";
import { type ChangeTicket, changeTicket, kitchenTicket } from "#app/domain/orders/order-ticket.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { listPrinters } from "#app/domain/printers/printers.server.ts";
import { rawbtLinks } from "#app/domain/printing/print-bytes.server.ts";
import { ticketContent } from "#app/domain/printing/print-content.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { notFound, orNotFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import printStyles from "#app/styles/pages/printed-orders.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { PrintedKitchenTicket } from "#app/ui/orders/printed-kitchen-ticket.tsx";
import { Stamp, Ticket } from "#app/ui/orders/ticket.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Paper } from "#app/ui/printing/paper.tsx";
import { PrintChoices } from "#app/ui/printing/print-choices.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: printStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.adminOrders_kitchenTicketOf({ number: data?.orderNumber ?? "" }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "read orders");
  const order = orNotFound(findOrder(user, params.orderId ?? ""));
  const changeId = new URL(request.url).searchParams.get("change");
  const change = changeId
    ? changesOfOrder(order).find(({ id, kind }) => id === changeId && kind === "order")
    : null;
  if (change === undefined) throw notFound();
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    isChange: change !== null,
    language: shopSettings().kitchen.language,
    paper: inKitchenLanguage(() =>
      renderToStaticMarkup(
        change ? (
          <PrintedChangeTicket ticket={changeTicket(order, change)} />
        ) : (
          <PrintedKitchenTicket ticket={kitchenTicket(kitchenOrder(order))} />
        ),
      ),
    ),
    printers: listPrinters().map(({ id, name }) => ({ id, name })),
    links: await rawbtLinks(ticketContent(order)),
  };
}

export default function KitchenTicketPage() {
  const { orderId, orderNumber, isChange, language, paper, printers, links } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={
        isChange ? m.orders_changeOf({ orderNumber }) : m.orders_kitchenTicket({ orderNumber })
      }
      actions={
        <>
          <PrintButton />
          <SecondaryLink to={orderUrl(orderId)}>{m.shared_orderDetails()}</SecondaryLink>
        </>
      }
    >
      {!isChange && (
        <PrintChoices orderId={orderId} kind="ticket" printers={printers} links={links} />
      )}
      <Paper html={paper} language={language} />
    </Page>
  );
}

/** For an 80 mm receipt printer: only the differences of a change. */
function PrintedChangeTicket({ ticket }: { ticket: ChangeTicket }) {
  return (
    <Ticket
      className="slip"
      label={m.orders_changeOf({ orderNumber: ticket.orderNumber })}
      number={ticket.token}
      stamp={
        <Stamp>{ticket.deliveryType === "pickup" ? m.shared_pickup() : m.shared_delivery()}</Stamp>
      }
    >
      <p className="slip-due">{m.orders_changedAt({ changedAt: ticket.changedAt })}</p>
      <ol className="slip-dishes">
        {ticket.items.map(({ text, quantity }) => (
          <li key={text}>
            <p className="slip-dish">{quantity < 0 ? <s>{text}</s> : text}</p>
          </li>
        ))}
      </ol>
      {ticket.terms.map((term) => (
        <p key={term} className="slip-note">
          {term}
        </p>
      ))}
      {ticket.notes && <p className="slip-note">{ticket.notes}</p>}
      <footer className="slip-footer">
        <p>
          {ticket.customerName}
          {ticket.zoneName && ` · ${ticket.zoneName}`}
        </p>
        <p>{ticket.orderNumber}</p>
      </footer>
    </Ticket>
  );
}
