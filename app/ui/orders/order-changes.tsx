import type { PrintedChange } from "#app/domain/orders/order-history.ts";
import { m } from "#messages";
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
    <Notice tone="warn" title={m.shared_changed()}>
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
              aria-label={m.orders_printTheChangeOf({ at })}
            >
              {m.shared_print()}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
