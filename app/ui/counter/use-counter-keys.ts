import { type RefObject, useEffect, useRef } from "react";
import type { Press } from "#app/domain/counter/counter-order.ts";

/** Digits typed this quickly form one number. */
const ONE_NUMBER_MS = 900;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("textarea, select, input:not([type=radio], [type=checkbox])")
  );
}

/** Enter keeps its usual effect on an element that was focused by keyboard. */
function hasKeyboardFocus(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("a, button, summary");
}

/** `/` searches dishes, digits set the quantity of the last line, Enter takes the payment. */
export function useCounterKeys(
  form: RefObject<HTMLFormElement>,
  press: (pressed: Press) => void,
): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    let typed = "";
    let typedAt = 0;
    function onKey(event: KeyboardEvent) {
      const { key, target, timeStamp } = event;
      if (isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === "/") {
        event.preventDefault();
        form.current?.querySelector<HTMLInputElement>("[type=search]")?.focus();
      } else if (/^\d$/.test(key)) {
        typed = timeStamp - typedAt < ONE_NUMBER_MS ? typed + key : key;
        typedAt = timeStamp;
        if (Number(typed) > 0) latest.current({ name: "quantity", value: typed });
      } else if (key === "Enter" && !hasKeyboardFocus(target)) {
        event.preventDefault();
        latest.current({ name: "place", value: "order" });
      }
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
}
