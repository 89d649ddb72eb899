import { useMatches } from "@remix-run/react";

type Refresh = { refreshSeconds: number; refreshTo?: string };

function isRefreshing(data: unknown): data is Refresh {
  if (typeof data !== "object" || data === null || !("refreshSeconds" in data)) return false;
  return typeof data.refreshSeconds === "number";
}

function useRefresh(): Refresh | undefined {
  return useMatches()
    .map(({ data }) => data)
    .find(isRefreshing);
}

/** Undefined for a page that never changes. */
export function useRefreshSeconds(): number | undefined {
  return useRefresh()?.refreshSeconds;
}

/**
 * Without JavaScript, reloads a page after the `refreshSeconds` that its loader returns, or goes to
 * `refreshTo`. Belongs in the head.
 */
export function RefreshWithoutScript() {
  const refresh = useRefresh();
  if (!refresh) return null;
  const { refreshSeconds, refreshTo } = refresh;
  const content = refreshTo ? `${refreshSeconds};url=${refreshTo}` : String(refreshSeconds);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={content} />
    </noscript>
  );
}
