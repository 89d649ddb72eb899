import { m } from "#messages";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import type { OrderLine } from "../receipt/order-lines.tsx";

/** All dishes that cannot be ordered as they are. The button belongs to the checkout form, which keeps its input. */
export function BlockedLines({ lines }: { lines: OrderLine[] }) {
  const blocked = lines.filter((line) => line.advice);
  if (blocked.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={m.checkout_blockedDishes({ count: blocked.length })}
      action={
        <SubmitButton
          variant="secondary"
          name="removal"
          value="blocked"
          pendingLabel={m.shared_removing()}
        >
          {m.checkout_removeAndContinue()}
        </SubmitButton>
      }
    >
      <ul>
        {blocked.map((line) => (
          <li key={line.id}>{line.advice}</li>
        ))}
      </ul>
    </Notice>
  );
}
