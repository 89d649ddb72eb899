import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { awaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { now } from "#app/domain/clock.ts";
import { moneyLabels } from "#app/domain/ledger/money-state.ts";
import { localOrder } from "#app/domain/orders/local-order.ts";
import { changesOfOrder } from "#app/domain/orders/order-history.server.ts";
import { orderPayPath } from "#app/domain/orders/pay-path.server.ts";
import {
  ORDER_POLL_SECONDS,
  ORDER_REFRESH_SECONDS,
  PAYMENT_POLL_SECONDS,
} from "#app/domain/orders/refresh-seconds.ts";
import { isFinal } from "#app/domain/orders/status.ts";
import {
  type SelfOrderTicket,
  selfOrderTicket,
} from "#app/domain/self-order/self-order-ticket.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import { trackedOrder } from "#app/domain/tracking/tracked-order.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import { trackedOrderOf } from "#app/http/secret-links.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { Badge, StatusBadge } from "#app/ui/badge.tsx";
import { ButtonLink, buttonClass, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmLink } from "#app/ui/form/confirm-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OrderStamp, Ticket } from "#app/ui/orders/ticket.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StatusAnnouncement } from "#app/ui/receipt/status-announcement.tsx";
import { UnansweredNotice } from "#app/ui/receipt/unanswered-notice.tsx";
import { PayNow } from "#app/ui/receipt/upi-payment-panel.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { useLiveData } from "#app/ui/use-live-data.ts";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data
      ? m.orders_orderWithStatus({
          orderNumber: data.order.orderNumber,
          statusLabel: data.order.statusLabel,
        })
      : m.shared_pageNotFound(),
    m.orders_trackingDescription(),
  );

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await trackedOrderOf(request, params.token);
  if (!found.ok) throw problemPage(found);
  const { order, mayCancel } = found.value;
  return {
    order: trackedOrder(localOrder(order), mayCancel, changesOfOrder(order)),
    // Only the customer can wait or cancel.
    answer: mayCancel ? awaitedAnswer(order, shopSettings(), now()) : null,
    payAt: orderPayPath(order),
    selfOrder: selfOrderTicket(order, upiPayee),
    orderUrl: `/track/${params.token}`,
    // A self order is usually paid at the counter, by somebody who then looks at the phone.
    pollSeconds:
      order.payBy && order.channel !== "self" ? PAYMENT_POLL_SECONDS : ORDER_POLL_SECONDS,
    refreshSeconds: isFinal(order.status) ? null : ORDER_REFRESH_SECONDS,
  };
}

export default function TrackedOrder() {
  const { order, answer, payAt, selfOrder, orderUrl, pollSeconds, refreshSeconds } =
    useLoaderData<typeof loader>();
  useLiveData(refreshSeconds === null ? null : pollSeconds);
  return (
    <Page
      title={
        order.firstName ? m.orders_hello({ firstName: order.firstName }) : m.orders_yourOrder()
      }
      variant="narrow"
    >
      <StatusAnnouncement orders={[order]} />
      {order.status === "cancelled" && (
        <Notice tone="bad" title={m.orders_thisOrderWasCancelled()}>
          {order.kept && <p>{order.kept}</p>}
          {m.orders_callWithQuestions()}
        </Notice>
      )}
      <UnansweredNotice
        answer={answer}
        waitAction={`${orderUrl}/wait`}
        cancelTo={`${orderUrl}/cancellation`}
      />
      {selfOrder && <AtTheStall {...selfOrder} />}
      <Progress />
      {order.isClaimed && <Notice tone="info">{moneyLabels.claimed}</Notice>}
      {payAt && order.due && (
        <ButtonLink to={payAt} wide>
          {m.payments_payNow({ amount: order.due.amount })}
        </ButtonLink>
      )}
      {order.due && !payAt && !selfOrder?.toPay && (
        <Notice tone="info" title={m.orders_toPay({ amount: order.due.amount })}>
          {order.due.hint}
        </Notice>
      )}
      <Card title={m.shared_items()}>
        <ul className="lines-compact">
          {order.items.map(({ id, name, quantity }) => (
            <li key={id}>
              <span>
                <span className="numeric">{quantity} ×</span> {name}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Actions />
    </Page>
  );
}

function AtTheStall({ toPay, payment }: SelfOrderTicket) {
  return (
    <>
      {toPay && (
        <Notice tone="warn" title={toPay.title}>
          {toPay.hint}
        </Notice>
      )}
      {payment && (
        <Card title={m.orders_payByUpi()}>
          <PayNow {...payment} />
          <p>{m.orders_showPaymentAtTheCounter()}</p>
        </Card>
      )}
    </>
  );
}

function Progress() {
  const { order, selfOrder } = useLoaderData<typeof loader>();
  const isReadyToLeave = order.isReady && order.deliveryType === "delivery";
  const hasBadges = isReadyToLeave || (order.isDelayed && order.expected);
  return (
    <Ticket
      number={order.token}
      stamp={<OrderStamp order={order} />}
      heading={
        <div className="between card-header">
          <h2>{m.orders_order({ orderNumber: order.orderNumber })}</h2>
          <StatusBadge status={order.status} label={order.statusLabel} />
        </div>
      }
    >
      {hasBadges && (
        <p className="row">
          {isReadyToLeave && <Badge tone="good">{m.shared_ready()}</Badge>}
          {order.isDelayed && order.expected && (
            <Badge tone="warn">{m.orders_aLittleLateSorry()}</Badge>
          )}
        </p>
      )}
      {order.expected && (
        <p aria-live="polite">
          <ParaglideMessage
            message={m.orders_expectedBy}
            inputs={{ expected: order.expected }}
            markup={{ strong: ({ children }) => <strong>{children}</strong> }}
          />
        </p>
      )}
      {selfOrder?.position && <p aria-live="polite">{selfOrder.position}</p>}
      {order.deliveryType === "pickup" && !selfOrder && (
        <p className="row">
          <span>{shop.pickupAddress}</span>
          {shop.directionsHref && (
            <a href={shop.directionsHref} className="tap-target">
              {m.shared_getDirections()}
            </a>
          )}
        </p>
      )}
      {order.progress.length > 0 && <Steps label={m.orders_whatsNext()} steps={order.progress} />}
    </Ticket>
  );
}

function Actions() {
  const { order, selfOrder, orderUrl } = useLoaderData<typeof loader>();
  return (
    <Card title={m.orders_somethingNotRight()}>
      <address className="muted">{shop.pickupAddress}</address>
      <p className="row">
        {selfOrder?.orderMoreAt && (
          <SecondaryLink to={selfOrder.orderMoreAt} icon="plus" reloadDocument>
            {m.orders_orderSomethingElse()}
          </SecondaryLink>
        )}
        <a className={buttonClass({ variant: "secondary" })} href={shop.phoneHref}>
          <Icon name="phone" />
          {shop.phone}
        </a>
        {order.isCancellable && (
          <ConfirmLink
            to={`${orderUrl}/cancellation`}
            label={m.orders_cancelOrderLink()}
            question={m.orders_cancelOrder({ orderNumber: order.orderNumber })}
            yes={m.orders_yesCancelOrder()}
            no={m.orders_keepOrder()}
            pendingLabel={m.shared_cancelling()}
          >
            {m.orders_cancelWarning()}
          </ConfirmLink>
        )}
      </p>
    </Card>
  );
}
