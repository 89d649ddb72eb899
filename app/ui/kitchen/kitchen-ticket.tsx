import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { KitchenTicketCard } from "#app/domain/kitchen/kitchen-ticket.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { DietaryMarks, KitchenLines } from "./kitchen-lines.tsx";

const DELAY_STEP_MINUTES = 10;

type TicketProps = {
  ticket: KitchenTicketCard;
  /** The page that shows it. */
  returnTo: string;
};

export function KitchenTicket({ ticket, returnTo }: TicketProps) {
  const { id, orderNumber, age, delayMinutes, group } = ticket;
  const back = `${returnTo}#ticket-${id}`;
  const isCancelled = group === "cancelled";
  return (
    <li
      id={`ticket-${id}`}
      className={classNames(
        "kitchen-ticket",
        `order-${isCancelled ? "finished" : age.urgency}`,
        isCancelled && "kitchen-cancelled",
      )}
    >
      <h3 className="kitchen-head">
        <span className="kitchen-number">
          <span className="visually-hidden">{m.shared_ticketNumber()} </span>
          {ticket.token}
        </span>
        {isCancelled ? (
          <span className="kitchen-age">{m.shared_cancelled()}</span>
        ) : (
          <span className="kitchen-age">{age.text}</span>
        )}
      </h3>
      <p>
        {ticket.handover}
        {ticket.customerName && ` · ${ticket.customerName}`} ·{" "}
        {m.kitchen_due({ expectedAt: ticket.expectedAt })}
        {delayMinutes > 0 && <strong> {m.kitchen_laterThanPromised({ delayMinutes })}</strong>}
      </p>
      {ticket.changedAt && (
        <p className="kitchen-changed">
          <strong>{m.kitchen_changed({ changedAt: ticket.changedAt })}</strong>
          {ticket.changes.length > 0 && `: ${ticket.changes.join(", ")}`}
        </p>
      )}
      {(ticket.notes || ticket.marks.length > 0) && (
        <p className="kitchen-note">
          <DietaryMarks marks={ticket.marks} /> {ticket.notes && <q>{ticket.notes}</q>}
        </p>
      )}
      <KitchenLines ticket={ticket} returnTo={back} />
      <div className="kitchen-actions">
        <TicketButtons ticket={ticket} returnTo={back} />
        <Link to={`/admin/orders/${id}/ticket`} className="tap-target">
          <ParaglideMessage
            message={m.kitchen_printTicketOf}
            inputs={{ orderNumber }}
            markup={{ hidden: VisuallyHidden }}
          />
        </Link>
      </div>
    </li>
  );
}

function TicketButtons({ ticket: { id, orderNumber, group, ...ticket }, returnTo }: TicketProps) {
  const order = m.kitchen_order({ orderNumber });
  if (group === "cancelled") {
    return (
      <PostButton
        action="/admin/alerts/acknowledgement"
        fields={{ orderId: id, redirectTo: returnTo }}
        label={m.admin_gotIt()}
        ariaLabel={m.kitchen_acknowledgeCancelled({ order })}
      />
    );
  }
  if (group === "ready") {
    return (
      <>
        {ticket.deliveryType === "delivery" && (
          <PostButton
            action={`/admin/orders/${id}/status`}
            fields={{ status: "out_for_delivery", returnTo }}
            label={m.kitchen_outForDelivery()}
            ariaLabel={m.kitchen_outForDeliveryOf({ order })}
          />
        )}
        <PostButton
          action={`/admin/orders/${id}/ready/removal`}
          fields={{ returnTo }}
          label={m.shared_notReady()}
          ariaLabel={m.kitchen_notReady({ order })}
          variant="secondary"
        />
      </>
    );
  }
  return (
    <>
      {group === "new" ? (
        <PostButton
          action={`/admin/orders/${id}/status`}
          fields={{ status: "preparing", returnTo }}
          label={m.kitchen_start()}
          ariaLabel={m.kitchen_startOf({ order })}
        />
      ) : (
        <PostButton
          action={`/admin/orders/${id}/ready`}
          fields={{ returnTo }}
          label={m.shared_ready()}
          ariaLabel={m.kitchen_ready({ order })}
        />
      )}
      <DelayButtons id={id} order={order} minutes={ticket.delayMinutes} returnTo={returnTo} />
    </>
  );
}

type DelayProps = { id: string; order: string; minutes: number; returnTo: string };

function DelayButtons({ id, order, minutes, returnTo }: DelayProps) {
  const steps = [
    {
      label: m.kitchen_minutesLater({ delayStepMinutes: DELAY_STEP_MINUTES }),
      delayMinutes: minutes + DELAY_STEP_MINUTES,
    },
    {
      label: m.kitchen_minutesEarlier({ delayStepMinutes: DELAY_STEP_MINUTES }),
      delayMinutes: minutes - DELAY_STEP_MINUTES,
    },
  ];
  return steps
    .filter(({ delayMinutes }) => delayMinutes >= 0)
    .map(({ label, delayMinutes }) => (
      <PostButton
        key={label}
        action={`/admin/orders/${id}/delay`}
        fields={{ delayMinutes, shownMinutes: minutes, returnTo }}
        label={label}
        ariaLabel={`${label}: ${order}`}
        variant="secondary"
      />
    ));
}
