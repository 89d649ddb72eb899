import { useRef } from "react";
import type { KitchenTicketCard } from "#app/domain/kitchen/kitchen-ticket.ts";
import { type Done, listAfterChange } from "#app/domain/lists/changed-row.ts";
import { rowAnchor } from "#app/domain/lists/row-anchor.ts";
import { orderStatusLabel } from "#app/domain/orders/status.ts";
import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { useIsHeld } from "../rows/use-still-rows.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { DietaryMarks, KitchenLines } from "./kitchen-lines.tsx";
import { ChangeSeen, TicketButtons } from "./ticket-buttons.tsx";
import { roomClass, smallTicket, type TicketPart, wholeTicket } from "./ticket-parts.ts";

export type TicketProps = {
  ticket: KitchenTicketCard & { done?: Done | null };
  /** The page that shows it, including the place on it. */
  returnTo: string;
};

type KitchenTicketProps = TicketProps & {
  place: number;
  /** The number key that presses its button. */
  shortcut?: number;
};

const phases = {
  new: "waiting",
  cooking: "cooking",
  ready: "ready",
  cancelled: "problem",
} as const;

const groups = {
  new: m.shared_new,
  cooking: m.orders_preparing,
  ready: m.shared_ready,
  cancelled: m.shared_cancelled,
};

/** The list items of an order: several if it is long. */
export function KitchenTicket({ ticket, returnTo: list, place, shortcut }: KitchenTicketProps) {
  const { id, group } = ticket;
  const isHeld = useIsHeld(id);
  // Right after a button was pressed, neither this ticket nor its neighbours move.
  const still = useRef<{ isSmall: boolean; rem: number[] }>();
  const isSmall =
    isHeld && still.current ? still.current.isSmall : ticket.isMadeHere && !ticket.done;
  const parts = isSmall ? smallTicket(ticket) : wholeTicket(ticket);
  if (!isHeld || !still.current) still.current = { isSmall, rem: parts.map(({ rem }) => rem) };
  const { rem } = still.current;
  const isCancelled = group === "cancelled";
  const returnTo = isCancelled ? list : listAfterChange(list, id, place);
  return parts.map((part, index) => (
    <li
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
      key={index}
      id={part.isFirst ? rowAnchor(id) : undefined}
      // Once somebody has seen a cancellation, its ticket leaves.
      data-row={isCancelled ? undefined : id}
      className={classNames(
        `kitchen-ticket kitchen-${group ?? "out"} ${roomClass(rem[index] ?? part.rem)} order-${ticket.age.urgency}`,
        isSmall && "kitchen-small",
      )}
    >
      <TicketHead ticket={ticket} part={part} place={index + 1} count={parts.length} />
      {part.isFirst && <Notices ticket={ticket} returnTo={returnTo} />}
      <KitchenLines ticket={ticket} lines={part.lines} returnTo={returnTo} />
      {part.isLast ? (
        <>
          {ticket.isMadeHere && ticket.othersStillHave && (
            <p className="kitchen-others">
              {m.kitchen_othersStillHave({ dishes: ticket.othersStillHave })}
            </p>
          )}
          <TicketButtons ticket={ticket} returnTo={returnTo} shortcut={shortcut} />
        </>
      ) : (
        <p className="kitchen-continues">{m.kitchen_continues()}</p>
      )}
    </li>
  ));
}

type HeadProps = Pick<TicketProps, "ticket"> & { part: TicketPart; place: number; count: number };

function TicketHead({ ticket, part, place, count }: HeadProps) {
  const { token, group, status, age, handover, expectedAt, delayMinutes } = ticket;
  return (
    <div className="kitchen-head">
      <h2 className="kitchen-number">
        <span className="visually-hidden">{m.shared_ticketNumber()} </span>
        {token}
      </h2>
      <p className="kitchen-state">
        <strong className={group ? `phase phase-${phases[group]}` : undefined}>
          {group ? groups[group]() : orderStatusLabel(status)}
        </strong>{" "}
        {group !== "cancelled" && <strong className="kitchen-age">{age.text}</strong>}
      </p>
      <p className="kitchen-terms">
        {part.isFirst ? (
          <>
            <span>{handover}</span>{" "}
            <span className="kitchen-due">
              <VisuallyHidden>{age.late} </VisuallyHidden>
              {expectedAt}
            </span>{" "}
            {delayMinutes > 0 && <strong>{m.kitchen_delayed({ delayMinutes })}</strong>}
          </>
        ) : (
          m.kitchen_partOf({ place, count })
        )}
      </p>
    </div>
  );
}

function Notices({ ticket, returnTo }: TicketProps) {
  const { notes, marks, changed } = ticket;
  return (
    <>
      {changed && (
        <div className="kitchen-changed">
          <p>
            <strong>{m.kitchen_changed({ changedAt: changed.time })}</strong>
            {changed.what.map((line) => (
              <span key={line} className="own-line">
                {line}
              </span>
            ))}
          </p>
          <ChangeSeen ticket={ticket} returnTo={returnTo} />
        </div>
      )}
      {(notes || marks.length > 0) && (
        <p className="kitchen-note">
          <DietaryMarks marks={marks} /> {notes && <q>{notes}</q>}
        </p>
      )}
    </>
  );
}
