import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Done } from "#app/domain/lists/changed-row.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { useIsHeld } from "./use-still-rows.ts";

type RowButtonsProps = {
  /** The id of the row, as in its `data-row`. */
  id: string;
  /** The result of this row's button, without scripts. */
  done?: Done | null;
  /** Where its forms return to without scripts; see `listAfterChange`. */
  returnTo: string;
  /** Names the row for screen readers. */
  label: string;
  className?: string;
  /** For a row that shows its next button next to Undo. */
  goesOn?: boolean;
  /** The forms of the row, which all use this fetcher. `answer`: what was just done. */
  children: (fetcher: FetcherWithComponents<unknown>, answer: Done | null) => ReactNode;
};

function isDone(data: unknown): data is Done {
  return typeof data === "object" && data !== null && "state" in data;
}

/** The buttons of a row or, after one was pressed, its result with Undo. */
export function RowButtons({
  id,
  done,
  returnTo,
  label,
  className,
  goesOn = false,
  children,
}: RowButtonsProps) {
  const fetcher = useFetcher();
  const isHeld = useIsHeld(id);
  const place = useRef<HTMLDivElement>(null);
  const size = useRef<{ minHeight: number; minWidth: number }>();
  const answer = isHeld && isDone(fetcher.data) ? fetcher.data : null;
  const shown = answer ?? done;
  const wasPressed = answer !== null;
  useEffect(() => {
    // Keeps the rows below where they are.
    if (!wasPressed && place.current) {
      const { offsetHeight: minHeight, offsetWidth: minWidth } = place.current;
      size.current = { minHeight, minWidth };
    }
  });
  useEffect(() => {
    // The focused button is gone. A second Enter must not press Undo.
    if (wasPressed) place.current?.focus({ preventScroll: true });
  }, [wasPressed]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={className}
      style={wasPressed ? size.current : undefined}
    >
      {shown && (
        <span className="row-done" role="status">
          <strong>{shown.state}</strong>
          {shown.undo && (
            <PostButton
              fetcher={fetcher}
              action={shown.undo.action}
              fields={{ ...shown.undo.fields, returnTo }}
              label={m.shared_undo()}
              ariaLabel={m.admin_undoOf({ state: shown.state, label })}
              variant="secondary"
              size="small"
              className="settling"
            />
          )}
        </span>
      )}
      {/* Without scripts, the whole list has just settled. */}
      {(goesOn || !wasPressed) && children(fetcher, answer)}
    </div>
  );
}
