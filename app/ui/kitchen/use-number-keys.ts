import { useEffect } from "react";

/** A number on the keyboard presses the button that shows it. */
export function useNumberKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest("input, select, textarea")) return;
      const shown = [...document.querySelectorAll(".kitchen-bump kbd")];
      const button = shown.find(({ textContent }) => textContent === key)?.closest("button");
      // Not while it settles, because then the second press was meant for the previous button.
      if (button && getComputedStyle(button).pointerEvents !== "none") button.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
