import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * When a client-side navigation removes the focused element, focuses the target of the URL's fragment, or else the
 * heading, as a document load would. Screen readers then announce the new page.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isLost = !document.activeElement || document.activeElement === document.body;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector("h1");
    if (!isLost || !target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
