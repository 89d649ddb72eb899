import type { RemovedLine } from "#app/domain/cart/removed-line.ts";
import { PostButton } from "../form/post-button.tsx";

/** Stands where the line item was. */
export function UndoRemoval({ line: { name, fields } }: { line: RemovedLine }) {
  return (
    <div className="removed-line">
      <span>{`${name} removed`}</span>
      <PostButton
        action="/cart/lines"
        fields={fields}
        variant="secondary"
        size="small"
        label="Undo"
        ariaLabel={`Undo: put ${name} back in the cart`}
      />
    </div>
  );
}
