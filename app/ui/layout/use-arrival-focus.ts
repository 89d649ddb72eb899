import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * What a new document does by itself: where a navigation without one took the focused element away, the
 * place on the new page that its address names has the focus, else its heading, and is read out.
 */
export function useArrivalFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isLost = !document.activeElement || document.activeElement === document.body;
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector("h1");
    if (!isLost || !place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash]);
}
