import { useEffect, useState } from "react";

/** For what needs JavaScript: false on the server and until hydration. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
