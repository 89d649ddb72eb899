import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import type { OrderLine } from "../receipt/order-lines.tsx";

/** All dishes that cannot be ordered as they are; the button belongs to the checkout form, which keeps what was typed. */
export function BlockedLines({ lines }: { lines: OrderLine[] }) {
  const blocked = lines.filter((line) => line.advice);
  if (blocked.length === 0) return null;
  const count = blocked.length === 1 ? "1 dish" : `${blocked.length} dishes`;
  return (
    <Notice
      tone="warn"
      title={`${count} cannot be ordered as you wanted`}
      action={
        <SubmitButton variant="secondary" name="removal" value="blocked" pendingLabel="Removing…">
          Remove and continue
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
