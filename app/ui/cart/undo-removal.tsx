import type { RemovedLine } from "#app/domain/cart/removed-line.ts";
import { m } from "#messages";
import { OnceButton } from "../form/once-button.tsx";

/** Takes the place of the removed line item. */
export function UndoRemoval({ line: { name, fields } }: { line: RemovedLine }) {
  return (
    <div className="removed-line">
      <span>{m.shared_removed({ name })}</span>
      <OnceButton
        action="/cart/lines"
        fields={fields}
        variant="secondary"
        size="small"
        label={m.shared_undo()}
        ariaLabel={m.cart_undoRemoval({ name })}
      />
    </div>
  );
}
