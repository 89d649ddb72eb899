import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

const LOOK_UP_AFTER_MS = 300;

/** What the shop knows about the typed text; `url` is null if there is nothing to ask. */
export function useLookup<Answer>(url: string | null, first: Answer | null): Answer | null {
  const { data, load } = useFetcher<Answer>();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!url || asked.current === url) return;
    const timer = setTimeout(() => {
      asked.current = url;
      load(url);
    }, LOOK_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [url, load]);
  return url ? (data ?? first) : null;
}
