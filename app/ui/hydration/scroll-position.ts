/** Where `<ScrollRestoration>` stores positions by history entry. */
export const SCROLL_POSITIONS = "scroll-positions";

/**
 * While hydrating, React Router scrolls to the position stored for this history entry. The visitor may have scrolled
 * since the browser restored it, so the current position is stored first.
 */
export function saveScrollPosition(): void {
  // Without a key, all pages would share the entry "default".
  const key: string = history.state?.key ?? Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, "");
  const stored = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}");
  sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify({ ...stored, [key]: scrollY }));
}
