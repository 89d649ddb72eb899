import { useFetcher } from "@remix-run/react";
import { useRef } from "react";
import type { DietaryMark } from "#app/domain/kitchen/dietary-marks.ts";
import type { KitchenLine, KitchenTicketCard } from "#app/domain/kitchen/kitchen-ticket.ts";
import { m } from "#messages";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { Icon } from "../icon.tsx";

type LinesProps = {
  ticket: Pick<KitchenTicketCard, "id" | "group">;
  lines: KitchenLine[];
  returnTo: string;
};

/** Once the order is started, each line is a button that ticks it off. */
export function KitchenLines({ ticket: { id, group }, lines, returnTo }: LinesProps) {
  if (lines.length === 0) return null;
  const isTickable = group === "cooking" || group === "ready";
  return (
    <ul className="kitchen-lines plain-list">
      {lines.map((line) => (
        <li key={line.id}>
          {isTickable ? (
            <Tick orderId={id} line={line} returnTo={returnTo} />
          ) : (
            <div className="kitchen-line">
              <LineText line={line} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type TickProps = { orderId: string; line: KitchenLine; returnTo: string };

/** A second tap within this time is not meant to undo the first. */
const TAP_MS = 1000;

function Tick({ orderId, line, returnTo }: TickProps) {
  const fetcher = useFetcher();
  const tappedAt = useRef(-TAP_MS);
  // Shown at once, before the shop has responded.
  const isMade =
    isSending(fetcher) && fetcher.formAction
      ? !fetcher.formAction.endsWith("/removal")
      : line.isMade;
  const action = `/admin/orders/${orderId}/items/${line.id}/made`;
  return (
    <InPlaceForm fetcher={fetcher} action={isMade ? `${action}/removal` : action}>
      <input type="hidden" name="quantity" value={line.quantity} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        type="submit"
        className="kitchen-line kitchen-tick"
        aria-pressed={isMade}
        onClick={(event) => {
          if (event.timeStamp - tappedAt.current < TAP_MS) event.preventDefault();
          else tappedAt.current = event.timeStamp;
        }}
      >
        <LineText line={line} />
        {isMade && <Icon name="check" />}
      </button>
    </InPlaceForm>
  );
}

function LineText({ line }: { line: KitchenLine }) {
  const { quantity, madeQuantity, name, combo, choices, specialInstructions } = line;
  const isPartlyMade = madeQuantity > 0 && madeQuantity < quantity;
  return (
    <>
      <span className="kitchen-quantity">{quantity} ×</span>{" "}
      <span className="kitchen-what">
        <span className="kitchen-dish">{name}</span>
        {isPartlyMade && (
          <span className="kitchen-choice">{m.kitchen_madeAlready({ madeQuantity })}</span>
        )}
        {combo && <span className="kitchen-choice">{m.kitchen_in({ combo })}</span>}
        {(choices.length > 0 || specialInstructions) && (
          <span className="kitchen-choice">
            <DietaryMarks marks={line.marks} /> {choices.join(" · ")}{" "}
            {specialInstructions && <q>{specialInstructions}</q>}
          </span>
        )}
      </span>
    </>
  );
}

const markLabels: Record<DietaryMark, () => string> = {
  Jain: () => m.menu_dietJain(),
  Allergy: () => m.kitchen_markAllergy(),
};

export function DietaryMarks({ marks }: { marks: DietaryMark[] }) {
  return marks.map((mark) => (
    <strong key={mark} className={`kitchen-mark kitchen-mark-${mark.toLowerCase()}`}>
      {markLabels[mark]()}
    </strong>
  ));
}
