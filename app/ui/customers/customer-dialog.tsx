import type { CustomerDetails } from "#app/domain/customers/customer-row.ts";
import { allOrdersList, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { m } from "#messages";
import { Badge, StatusBadge } from "../badge.tsx";
import { ButtonAnchor, ButtonLink, QuietLink } from "../button.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Stat, Stats } from "../details/stat.tsx";
import { Dialog } from "../dialog.tsx";
import { Price } from "../dish/price.tsx";
import { EventStatusBadge } from "../events/event-status-badge.tsx";
import { eventsUrl } from "../events/events-view.ts";
import { Link } from "../link.tsx";

type CustomerDialogProps = {
  /** Undefined if there is no such customer. */
  customer: CustomerDetails | undefined;
  /** Why the account cannot be deleted; null if it can. */
  whyNotDeletable: string | null;
  /** The list without the dialog. */
  closeHref: string;
};

export function CustomerDialog({ customer, whyNotDeletable, closeHref }: CustomerDialogProps) {
  const close = (
    <QuietLink to={closeHref} preventScrollReset>
      {m.shared_close()}
    </QuietLink>
  );
  if (!customer) {
    return (
      <Dialog title={m.shared_customerNotFound()} closeHref={closeHref} actions={close}>
        <p>{m.customers_accountGone()}</p>
      </Dialog>
    );
  }
  const removal = `/admin/customers/${customer.id}/removal`;
  return (
    <Dialog
      title={customer.name}
      closeHref={closeHref}
      size="wide"
      actions={
        <>
          {close}
          {whyNotDeletable === null ? (
            <ButtonLink
              to={`${removal}?${new URLSearchParams({ returnTo: closeHref })}`}
              variant="danger"
              icon="trash"
            >
              {m.shared_delete()}
            </ButtonLink>
          ) : (
            <span className="muted small">{whyNotDeletable}</span>
          )}
        </>
      }
    >
      <Profile customer={customer} />
      <Stats>
        <Stat
          label={m.shared_orders()}
          value={customer.totalOrders}
          hint={m.customers_active({ activeOrders: customer.activeOrders })}
        />
        <Stat label={m.customers_totalSpent()} value={<Price paise={customer.spentPaise} />} />
        <Stat label={m.shared_events()} value={customer.totalEvents} />
        <Stat label={m.shared_reviews()} value={customer.totalReviews} />
      </Stats>
      <div className="fields">
        <Orders customer={customer} />
        <Events customer={customer} />
      </div>
    </Dialog>
  );
}

function Profile({ customer }: { customer: CustomerDetails }) {
  return (
    <section className="stack stack-small" aria-label={m.shared_profile()}>
      <p className="row">
        <Badge tone={customer.isStaff ? "info" : "neutral"}>{customer.roleLabel}</Badge>
        <Badge tone={customer.isActive ? "good" : "bad"}>
          {customer.isActive ? m.shared_active() : m.admin_inactive()}
        </Badge>
        <Badge>
          {customer.isEmailVerified ? m.customers_emailVerified() : m.customers_emailNotVerified()}
        </Badge>
      </p>
      <div className="row">
        <ButtonAnchor variant="secondary" icon="mail" href={`mailto:${customer.email}`}>
          <span className="wrap-anywhere">{customer.email}</span>
        </ButtonAnchor>
        {customer.phone && (
          <ButtonAnchor variant="secondary" icon="phone" href={customer.phoneHref}>
            {customer.phone}
          </ButtonAnchor>
        )}
      </div>
      <Pairs
        className="detail-pairs"
        rows={[
          [
            m.shared_address(),
            <span key="address" className="preserve-lines">
              {customer.address || m.shared_notProvided()}
            </span>,
          ],
          [m.customers_joined(), customer.joinedAt],
          [m.admin_lastLogin(), customer.lastLoginAt ?? m.admin_never()],
        ]}
      />
    </section>
  );
}

function Orders({ customer: { orders, totalOrders, email } }: { customer: CustomerDetails }) {
  return (
    <DetailSection title={m.customers_latestOrders()}>
      {orders.length === 0 && <p className="muted">{m.customers_noOrdersYet()}</p>}
      <ul className="ticket-list ticket-list-ruled">
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={orderUrl(order.id)} className="order-number">
              {order.orderNumber}
            </Link>
            <StatusBadge status={order.status} />
            <span className="price-end">
              <Price paise={order.totalPaise} />
            </span>
            <span className="subtext">{order.at}</span>
          </li>
        ))}
      </ul>
      {totalOrders > 0 && (
        <Link to={allOrdersList.url({ search: email })}>{m.customers_allTheirOrders()}</Link>
      )}
    </DetailSection>
  );
}

function Events({ customer: { events, totalEvents, email } }: { customer: CustomerDetails }) {
  return (
    <DetailSection title={m.customers_latestEvents()}>
      {events.length === 0 && <p className="muted">{m.customers_noEventsYet()}</p>}
      <ul className="ticket-list ticket-list-ruled">
        {events.map((event) => (
          <li key={event.id}>
            <Link to={eventsUrl({ event: event.id })} className="row-title">
              {event.eventName}
            </Link>
            <EventStatusBadge status={event.status} />
            <span className="subtext">
              {event.day} · {event.eventNumber}
            </span>
          </li>
        ))}
      </ul>
      {totalEvents > 0 && (
        <Link to={eventsUrl({ search: email })}>{m.customers_allTheirEvents()}</Link>
      )}
    </DetailSection>
  );
}
