import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { KitchenTicketCard } from "#app/domain/kitchen/kitchen-ticket.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { DietaryMarks, KitchenLines } from "./kitchen-lines.tsx";
import { TicketButtons } from "./ticket-buttons.tsx";

export type TicketProps = {
  ticket: KitchenTicketCard;
  /** The page that shows it. */
  returnTo: string;
};

export function KitchenTicket({ ticket, returnTo }: TicketProps) {
  const { id, orderNumber, age, delayMinutes, group } = ticket;
  const back = `${returnTo}#ticket-${id}`;
  const isCancelled = group === "cancelled";
  const isMadeHere = ticket.lines.every(({ isMade }) => isMade);
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
      {group === "cooking" && ticket.othersStillHave && isMadeHere && (
        <p>{m.kitchen_othersStillHave({ dishes: ticket.othersStillHave })}</p>
      )}
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
