import { useEffect, useState } from "react";

/** For features that need JavaScript: false on the server and until hydration. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
