import { useMatches } from "@remix-run/react";

function secondsIn(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("refreshSeconds" in data)) return null;
  return typeof data.refreshSeconds === "number" ? data.refreshSeconds : null;
}

/**
 * For the head: where scripts are off, a page whose loader gives `refreshSeconds` is loaded anew after so
 * many. With scripts the page itself knows better when.
 */
export function RefreshWithoutScript() {
  const seconds = useMatches()
    .map(({ data }) => secondsIn(data))
    .find((found) => found !== null);
  if (!seconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
