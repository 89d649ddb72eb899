import { useEffect, useRef } from "react";

/** Another address may have been chosen elsewhere on the page: the box shows the one that is open. */
export function useShown(id: string, value: string) {
  const shown = useRef(value);
  useEffect(() => {
    // Keep what was typed before hydration.
    if (shown.current === value) return;
    shown.current = value;
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement || box instanceof HTMLSelectElement) box.value = value;
  }, [id, value]);
}
