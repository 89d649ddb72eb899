import type { Done } from "#app/domain/lists/changed-row.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { StillRows } from "../rows/still-rows.tsx";

type Recallable = { id: string; orderNumber: string; token: string; dishes: string; done: Done };
type RecallProps = { tickets: Recallable[]; returnTo: string };

const idOf = ({ id }: Recallable) => id;

/** The tickets that were moved on last, each with Undo. */
export function Recall({ tickets, returnTo }: RecallProps) {
  return (
    <section className="kitchen-recall" aria-label={m.kitchen_recall()}>
      <StillRows list={returnTo} loaded={tickets} idOf={idOf}>
        {(shown) => (
          <ol className="plain-list">
            {shown.map(({ id, token, orderNumber, dishes, done }) => (
              <li key={id} data-row={id}>
                <strong className="kitchen-number">{token}</strong>
                <strong>{done.state}</strong>
                <span>{dishes}</span>
                {done.undo && (
                  <PostButton
                    {...done.undo}
                    fields={{ ...done.undo.fields, returnTo }}
                    label={m.shared_undo()}
                    ariaLabel={m.admin_undoOf({ state: done.state, label: orderNumber })}
                    variant="secondary"
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </StillRows>
      <p>{tickets.length === 0 ? m.kitchen_nothingToRecall() : m.kitchen_recallHint()}</p>
    </section>
  );
}
