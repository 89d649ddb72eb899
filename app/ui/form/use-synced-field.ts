import { useEffect, useRef } from "react";

/** Updates an uncontrolled field when a link or another form changes the value in the URL. */
export function useSyncedField(id: string, value: string) {
  const lastValue = useRef(value);
  useEffect(() => {
    // Keeps input from before hydration.
    if (lastValue.current === value) return;
    lastValue.current = value;
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value;
    }
  }, [id, value]);
}
