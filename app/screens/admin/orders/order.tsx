import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "#app/domain/clock.ts";
import { riderChoice } from "#app/domain/deliveries/queries.server.ts";
import { doneToOrder } from "#app/domain/fulfilment/done-to-order.server.ts";
import { orderProblems } from "#app/domain/fulfilment/order-problems.ts";
import { orderTimeline, sentAbout } from "#app/domain/fulfilment/order-timeline.server.ts";
import { orderMoney } from "#app/domain/ledger/queries.server.ts";
import { messagesAbout } from "#app/domain/messages/messages.server.ts";
import { messageRow } from "#app/domain/messages/received-message.ts";
import { changeProblem } from "#app/domain/order-changes/rewrite-order.server.ts";
import { allOrdersList, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { changesOfOrder } from "#app/domain/orders/order-history.server.ts";
import { type OrderTicket, orderTicket } from "#app/domain/orders/order-ticket.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { readableTicket, seesContactsAndPayments } from "#app/domain/orders/readable-order.ts";
import { stockItemsOf } from "#app/domain/orders/stock-items.server.ts";
import { messageMenu } from "#app/domain/tracking/customer-message.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { NoRiders, RiderForm } from "#app/ui/deliveries/rider-form.tsx";
import { DetailSection } from "#app/ui/details/detail-section.tsx";
import { History } from "#app/ui/details/history.tsx";
import { Pairs } from "#app/ui/details/pairs.tsx";
import { Price } from "#app/ui/dish/price.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { MessageText } from "#app/ui/messages/message-text.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { Notice } from "#app/ui/notice.tsx";
import { MessageButtons } from "#app/ui/orders/message-buttons.tsx";
import { OrderActions } from "#app/ui/orders/order-actions.tsx";
import { OrderCustomer } from "#app/ui/orders/order-customer.tsx";
import { OrderFacts } from "#app/ui/orders/order-facts.tsx";
import { OrderProblems } from "#app/ui/orders/order-problems.tsx";
import { OrderSettlement } from "#app/ui/orders/order-settlement.tsx";
import { SoldOutButtons } from "#app/ui/orders/sold-out-buttons.tsx";
import { TicketItems } from "#app/ui/orders/ticket-items.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { useMay } from "#app/ui/staff/use-may.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.orders_order({ orderNumber: data?.ticket.orderNumber ?? "" }));

export const handle = SHOWS_NEWS;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "read orders");
  const order = findOrder(user, params.orderId ?? "");
  if (!order) throw new Response(m.shared_orderNotFound(), { status: 404 });
  const changes = changesOfOrder(order);
  const sent = sentAbout(user, order);
  const seesAll = seesContactsAndPayments(user);
  return {
    list: returnPath(request, allOrdersList.url()),
    ticket: readableTicket(user, orderTicket(order)),
    problems: orderProblems(user, order, sent, now()),
    timeline: orderTimeline(user, order, changes, sent),
    printedChanges: changes.filter(({ kind }) => kind === "order").map(({ id }) => id),
    stockItems: stockItemsOf(order),
    mayChange: changeProblem(user, order) === null,
    money: seesAll ? orderMoney(order) : null,
    message: seesAll ? messageMenu(order) : null,
    reports: seesAll ? messagesAbout(order.id).map(messageRow) : [],
    done: doneToOrder(user, order),
    riderChoice: riderChoice(user, order),
  };
}

export default function OrderPage() {
  const page = useLoaderData<typeof loader>();
  const { list, ticket, money } = page;
  const may = useMay();
  const url = orderUrl(ticket.id);
  const returnTo = orderUrl(ticket.id, list === allOrdersList.url() ? undefined : list);
  const title = m.orders_order({ orderNumber: ticket.orderNumber });
  return (
    <Page
      title={title}
      trail={[{ label: m.shared_orders(), to: list }]}
      actions={
        <>
          <SecondaryLink to={`${url}/ticket`} icon="print">
            {m.shared_kitchenTicket()}
          </SecondaryLink>
          {may("take payments") && (
            <SecondaryLink to={`${url}/bill`} icon="receipt">
              {m.shared_bill()}
            </SecondaryLink>
          )}
          {page.mayChange && (
            <SecondaryLink to={`${url}/changes`} icon="edit">
              {m.shared_changeOrder()}
            </SecondaryLink>
          )}
        </>
      }
    >
      <OrderFacts ticket={ticket} />
      <OrderProblems problems={page.problems} returnTo={returnTo} />
      {page.reports.map((report) => (
        <Notice
          key={report.id}
          tone="warn"
          title={m.orders_problemReported({ at: report.receivedAt })}
        >
          <MessageText message={report} />
        </Notice>
      ))}
      <OrderActions ticket={ticket} done={page.done} returnTo={returnTo} />
      <div className="grid two-columns order-page">
        <div className="stack">
          <Card title={m.shared_items()}>
            <TicketItems items={ticket.items} />
            {"amounts" in ticket && <Totals ticket={ticket} />}
            {!ticket.isFinal && <SoldOutButtons stockItems={page.stockItems} returnTo={returnTo} />}
          </Card>
          <OrderCustomer ticket={ticket}>
            {page.riderChoice &&
              (page.riderChoice.riders.length > 0 ? (
                <RiderForm {...ticket} {...page.riderChoice} returnTo={returnTo} />
              ) : (
                <NoRiders />
              ))}
            {money && (
              <DetailSection title={m.orders_tellTheCustomer()}>
                <MessageButtons message={page.message} orderNumber={ticket.orderNumber} />
              </DetailSection>
            )}
          </OrderCustomer>
        </div>
        <div className="stack">
          {money && "paidAt" in ticket && (
            <OrderSettlement money={money} ticket={ticket} returnTo={returnTo} />
          )}
          <Card>
            <History
              entries={page.timeline}
              more={({ id, at }) =>
                page.printedChanges.includes(id) && (
                  <QuietLink
                    to={`${url}/ticket?${new URLSearchParams({ change: id })}`}
                    size="small"
                    icon="print"
                    aria-label={m.orders_printTheChangeOf({ at })}
                  >
                    {m.shared_print()}
                  </QuietLink>
                )
              }
            />
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Totals({ ticket }: { ticket: OrderTicket }) {
  const rows = [...ticket.amounts, { label: m.shared_total(), paise: ticket.totalPaise }];
  return (
    <Pairs
      className="ticket-total"
      rows={rows.map(({ label, paise }) => [label, <Price key={label} paise={paise} exact />])}
    />
  );
}
