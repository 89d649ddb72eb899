import { useFetchers } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { keepInPlace } from "#app/domain/lists/changed-row.ts";

/** A list moves only if nothing was touched for this long. */
const QUIET_MS = 2000;
/** How long a row offers to undo its last action. */
const UNDO_MS = 10_000;

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

/** The ids of the rows whose buttons were just pressed. */
export const HeldRows = createContext<ReadonlySet<string>>(new Set());

export function useIsHeld(id: string): boolean {
  return useContext(HeldRows).has(id);
}

/**
 * The rows to show out of those that the loader returns. A list does not move under the finger, and
 * a row whose button was pressed keeps its place for ten seconds even if it has left the list.
 * `list` is the URL of the list.
 */
export function useStillRows<Row>(list: string, loaded: Row[], idOf: (row: Row) => string) {
  const [still, setStill] = useState({ list, rows: loaded, held: new Set<string>() });
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  /** By row; infinite while its button's request is in progress. */
  const payBy = useRef(new Map<string, number>());
  const isSending = useFetchers().some(({ state }) => state !== "idle");

  useEffect(() => {
    const touched = () => {
      touchedAt.current = performance.now();
    };
    const pressed = ({ target }: Event) => {
      touched();
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
      const id = row?.dataset.row;
      if (!id) return;
      payBy.current.set(id, Number.POSITIVE_INFINITY);
      setStill((now) => ({ ...now, held: new Set(now.held).add(id) }));
    };
    for (const name of TOUCHES) document.addEventListener(name, touched, { passive: true });
    document.addEventListener("submit", pressed, { capture: true });
    return () => {
      for (const name of TOUCHES) document.removeEventListener(name, touched);
      document.removeEventListener("submit", pressed, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (isSending) return;
    let timer: ReturnType<typeof setTimeout>;
    for (const [id, until] of payBy.current) {
      if (until === Number.POSITIVE_INFINITY) payBy.current.set(id, performance.now() + UNDO_MS);
    }
    const move = () => {
      const at = performance.now();
      const waitMs = touchedAt.current + QUIET_MS - at;
      if (waitMs > 0) {
        timer = setTimeout(move, waitMs);
        return;
      }
      for (const [id, until] of payBy.current) {
        if (until <= at) payBy.current.delete(id);
      }
      const held = new Set(payBy.current.keys());
      setStill((now) => ({ list, rows: withHeld(now.rows, loaded, held, idOf), held }));
      const next = Math.min(...payBy.current.values());
      if (Number.isFinite(next)) timer = setTimeout(move, Math.max(0, next - at));
    };
    move();
    return () => clearTimeout(timer);
  }, [list, loaded, idOf, isSending]);

  if (still.list !== list) {
    const opened = { list, rows: loaded, held: new Set<string>() };
    setStill(opened);
    return opened;
  }
  // A button's change shows at once, in its place.
  const fresh = (row: Row) =>
    (still.held.has(idOf(row)) && loaded.find((one) => idOf(one) === idOf(row))) || row;
  return { rows: still.rows.map(fresh), held: still.held };
}

function withHeld<Row>(
  shown: Row[],
  loaded: Row[],
  held: ReadonlySet<string>,
  idOf: (row: Row) => string,
): Row[] {
  const kept = shown.flatMap((row, place) => {
    if (!held.has(idOf(row))) return [];
    return [{ row: loaded.find((one) => idOf(one) === idOf(row)) ?? row, place }];
  });
  return keepInPlace(loaded, kept, idOf);
}
