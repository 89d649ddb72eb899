import type { PrintedChange } from "#app/domain/orders/order-ticket.ts";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";

/** What was changed since the order was placed, with the kitchen's tickets of it. Nothing without changes. */
export function OrderChanges({
  changes,
  orderUrl,
}: {
  changes: PrintedChange[];
  orderUrl: string;
}) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warn" title="Changed">
      <ul className="plain-list stack stack-small">
        {changes.map(({ id, at, what }) => (
          <li key={id} className="row">
            <span>
              {at}: {what}
            </span>
            <ButtonLink
              to={`${orderUrl}/ticket?${new URLSearchParams({ change: id })}`}
              variant="secondary"
              size="small"
              icon="print"
              aria-label={`Print the change of ${at}`}
            >
              Print
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
