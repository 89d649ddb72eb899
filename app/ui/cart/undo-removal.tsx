import type { RemovedLine } from "#app/domain/cart/removed-line.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";

/** Stands where the line item was. */
export function UndoRemoval({ line: { name, fields } }: { line: RemovedLine }) {
  return (
    <div className="removed-line">
      <span>{m.shared_removed({ name })}</span>
      <PostButton
        action="/cart/lines"
        fields={fields}
        once
        variant="secondary"
        size="small"
        label={m.shared_undo()}
        ariaLabel={m.cart_undoRemoval({ name })}
      />
    </div>
  );
}
