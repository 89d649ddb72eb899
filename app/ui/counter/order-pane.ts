import { type RefObject, useEffect, useRef } from "react";
import type { CounterOrder } from "#app/domain/counter/counter-order.ts";
import { lineToShow } from "./line-to-show.ts";
import { FORM_ID } from "./order-lines.tsx";

const GAP_PX = 8;

/** The bars at the end of the order; on a small screen, only the last one. */
const BARS = ".counter-pay, .counter-place";

/**
 * Scrolls the order until an element of it is visible next to the payment. The scrolling is
 * instant, because the next dish may be tapped at once. The page itself stays still, because on a
 * phone the dishes would move.
 */
export function showInPane(element: Element): void {
  const pane = element.closest<HTMLElement>(".counter-order");
  if (!pane) return;
  const { top, bottom } = pane.getBoundingClientRect();
  const bars = [...pane.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  const end = Math.min(bottom, ...bars.filter(({ height }) => height > 0).map((bar) => bar.top));
  const shown = element.getBoundingClientRect();
  const above = shown.top - GAP_PX - top;
  const below = shown.bottom + GAP_PX - end;
  if (above < 0 || below > 0) pane.scrollTop += above < 0 ? above : Math.min(above, below);
}

/** Additions to the order and opened lines scroll into view; the next order starts at the top. */
export function useOrderInView(form: RefObject<HTMLFormElement>, order: CounterOrder): void {
  const before = useRef(order);
  useEffect(() => {
    const previous = before.current;
    before.current = order;
    const pane = form.current?.querySelector(".counter-order");
    if (pane && order.key !== previous.key) {
      pane.scrollTop = 0;
      return;
    }
    const index = lineToShow(previous, order);
    const line = document.getElementById(`${FORM_ID}-lines[${index}]`);
    if (index !== null && line) showInPane(line);
  }, [form, order]);
}
