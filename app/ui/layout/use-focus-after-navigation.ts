import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * When a client-side navigation removes the focused element, focuses the target of the URL's
 * fragment, or else the heading, as a document load would, so that screen readers announce the new
 * page. The page starts at its top, even after a form that keeps the scroll position while it is
 * edited.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isLost = !document.activeElement || document.activeElement === document.body;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector("h1");
    if (!isLost || !target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (!isBack && !hash) window.scrollTo(0, 0);
  }, [pathname, hash, isBack]);
}
