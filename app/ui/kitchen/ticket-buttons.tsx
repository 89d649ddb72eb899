import type { FetcherWithComponents } from "@remix-run/react";
import type { Done } from "#app/domain/lists/changed-row.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Icon } from "../icon.tsx";
import { MenuDetails } from "../layout/menu-details.tsx";
import { Link } from "../link.tsx";
import { RowButtons } from "../rows/row-buttons.tsx";
import type { TicketProps } from "./kitchen-ticket.tsx";

const DELAY_STEP_MINUTES = 10;

type TicketButtonsProps = TicketProps & { shortcut?: number };

/** The button that moves a ticket on, next to Undo or a menu of less common actions. */
export function TicketButtons({ ticket, returnTo, shortcut }: TicketButtonsProps) {
  return (
    <RowButtons
      id={ticket.id}
      done={ticket.done}
      returnTo={returnTo}
      label={ticket.orderNumber}
      className="kitchen-foot"
      goesOn
    >
      {(fetcher, answer) => (
        <>
          <MainButton {...{ ticket, returnTo, shortcut, fetcher, answer }} />
          {!answer && !ticket.done && <More ticket={ticket} returnTo={returnTo} />}
        </>
      )}
    </RowButtons>
  );
}

type MainButtonProps = TicketButtonsProps & {
  fetcher: FetcherWithComponents<unknown>;
  answer: Done | null;
};

type Step = {
  action: string;
  fields?: Record<string, string | number>;
  label: string;
  ariaLabel: string;
  /** The state that it leads to, for its colour. */
  to: "cooking" | "ready" | "out" | "seen";
};

function mainStep({ ticket, returnTo }: TicketProps): Step | null {
  const { id, orderNumber, group, lines } = ticket;
  const order = m.kitchen_order({ orderNumber });
  if (group === "cancelled") {
    return {
      action: "/admin/alerts/acknowledgement",
      fields: { orderId: id, redirectTo: returnTo },
      label: m.admin_gotIt(),
      ariaLabel: m.kitchen_acknowledgeCancelled({ order }),
      to: "seen",
    };
  }
  if (group === "new") {
    return {
      action: `/admin/orders/${id}/status`,
      fields: { status: "preparing" },
      label: m.kitchen_start(),
      ariaLabel: m.kitchen_startOf({ order }),
      to: "cooking",
    };
  }
  if (group === "ready" && ticket.deliveryType === "delivery") {
    return {
      action: `/admin/orders/${id}/status`,
      fields: { status: "out_for_delivery" },
      label: m.orders_outForDelivery(),
      ariaLabel: m.kitchen_outForDeliveryOf({ order }),
      to: "out",
    };
  }
  if (group === "cooking" && !ticket.isMadeHere) {
    return {
      action: `/admin/orders/${id}/ready`,
      fields: shownLines(lines.filter(({ isMade }) => !isMade)),
      label: m.shared_ready(),
      ariaLabel: m.kitchen_ready({ order }),
      to: "ready",
    };
  }
  return null;
}

/** Only the dishes on this screen: others may have another cook, or be new. */
function shownLines(lines: TicketProps["ticket"]["lines"]) {
  return Object.fromEntries(lines.map(({ id, quantity }) => [`lines.${id}`, quantity]));
}

function MainButton({ ticket, returnTo, shortcut, fetcher, answer }: MainButtonProps) {
  const step = mainStep({ ticket, returnTo });
  // It has left the kitchen, but keeps its place.
  const isOut = answer?.undo?.fields?.status === "out_for_delivery";
  if (!step || isOut) return null;
  const { to, fields, ...button } = step;
  return (
    <PostButton
      {...button}
      key={step.label}
      fetcher={fetcher}
      fields={{ ...fields, returnTo }}
      title={shortcut === undefined ? undefined : m.kitchen_keyHint({ shortcut })}
      label={
        <>
          {button.label}
          {shortcut !== undefined && <kbd aria-hidden>{shortcut}</kbd>}
        </>
      }
      className={`kitchen-bump kitchen-to-${to} settling`}
    />
  );
}

/** A menu takes no room from the dishes. */
function More({ ticket, returnTo }: TicketProps) {
  const { id, orderNumber, group, customerName } = ticket;
  if (group === "cancelled" || group === null) return null;
  const order = m.kitchen_order({ orderNumber });
  return (
    <MenuDetails
      label={m.kitchen_moreOf({ order })}
      className="kitchen-more"
      summary={
        <>
          <Icon name="menu" />
          <Icon name="close" />
        </>
      }
    >
      {customerName && <p>{customerName}</p>}
      {ticket.isMadeHere && (
        <MenuButton
          action={`/admin/orders/${id}/ready/removal`}
          fields={shownLines(ticket.lines)}
          label={m.shared_notReady()}
          ariaLabel={m.kitchen_notReady({ order })}
          returnTo={returnTo}
        />
      )}
      {group !== "ready" && (
        <DelayButtons id={id} order={order} minutes={ticket.delayMinutes} returnTo={returnTo} />
      )}
      <Link to={`/admin/orders/${id}/ticket`} className="tap-target">
        {m.kitchen_printTicket()}
      </Link>
    </MenuDetails>
  );
}

type MenuButtonProps = Omit<Step, "to"> & { returnTo: string };

function MenuButton({ fields, returnTo, ...button }: MenuButtonProps) {
  return <PostButton {...button} fields={{ ...fields, returnTo }} variant="secondary" wide />;
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
      <MenuButton
        key={label}
        action={`/admin/orders/${id}/delay`}
        fields={{ delayMinutes, shownMinutes: minutes }}
        label={label}
        ariaLabel={`${label}: ${order}`}
        returnTo={returnTo}
      />
    ));
}

/** Until it is pressed, the ticket shows what changed. */
export function ChangeSeen({ ticket: { id, orderNumber, changed }, returnTo }: TicketProps) {
  return (
    <PostButton
      action={`/admin/orders/${id}/changes/acknowledgement`}
      fields={{ changedAt: changed?.at ?? 0, returnTo }}
      label={m.admin_gotIt()}
      ariaLabel={m.kitchen_changeSeen({ order: m.kitchen_order({ orderNumber }) })}
      variant="secondary"
      wide
    />
  );
}
