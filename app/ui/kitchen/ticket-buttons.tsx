import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import type { TicketProps } from "./kitchen-ticket.tsx";

const DELAY_STEP_MINUTES = 10;

export function TicketButtons({
  ticket: { id, orderNumber, group, ...ticket },
  returnTo,
}: TicketProps) {
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
  // Only the dishes that the screen shows are meant: others may have another cook, or be new.
  const shownLines = {
    ...Object.fromEntries(ticket.lines.map((line) => [`lines.${line.id}`, line.quantity])),
    returnTo,
  };
  const notReady = (
    <PostButton
      action={`/admin/orders/${id}/ready/removal`}
      fields={shownLines}
      label={m.shared_notReady()}
      ariaLabel={m.kitchen_notReady({ order })}
      variant="secondary"
    />
  );
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
        {notReady}
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
      ) : ticket.lines.every(({ isMade }) => isMade) ? (
        notReady
      ) : (
        <PostButton
          action={`/admin/orders/${id}/ready`}
          fields={shownLines}
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
