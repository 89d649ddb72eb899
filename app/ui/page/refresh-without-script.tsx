import { useMatches } from "@remix-run/react";

function refreshSecondsIn(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("refreshSeconds" in data)) return null;
  return typeof data.refreshSeconds === "number" ? data.refreshSeconds : null;
}

/** Undefined for a page that stays as it is. */
export function useRefreshSeconds(): number | null | undefined {
  return useMatches()
    .map(({ data }) => refreshSecondsIn(data))
    .find((value) => value !== null);
}

/** Without JavaScript, reloads a page whose loader returns `refreshSeconds` after that time. Belongs in the head. */
export function RefreshWithoutScript() {
  const seconds = useRefreshSeconds();
  if (!seconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
