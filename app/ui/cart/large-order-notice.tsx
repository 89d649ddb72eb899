import type { LargeOrder } from "#app/domain/slots/large-order.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";

/** For a cart with more plates than fit into one slot. */
export function LargeOrderNotice({ order: { plates, parts, laterTime } }: { order: LargeOrder }) {
  return (
    <Notice
      tone="warn"
      title={m.cart_tooManyPlates({ count: plates })}
      action={
        <ButtonLink to="/catering" variant="secondary">
          {m.cart_bookCatering()}
        </ButtonLink>
      }
    >
      <ul className="stack stack-small">
        {parts.length > 0 && (
          <li>
            {m.cart_orderInParts({
              parts: parts
                .map((part) => m.cart_partAtTime({ count: part.plates, time: part.time }))
                .join(", "),
            })}
          </li>
        )}
        {laterTime && <li>{m.cart_allOfItLater({ time: laterTime })}</li>}
        <li>{m.cart_largeOrdersAreCatered()}</li>
      </ul>
    </Notice>
  );
}
