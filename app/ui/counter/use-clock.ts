import { useEffect, useState } from "react";

const CLOCK_MS = 30_000;

/** The time for slots and promises. It advances while the page is open, which may be long after the page was saved. */
export function useClock(loadedAt: Date): Date {
  const [at, setAt] = useState(loadedAt);
  useEffect(() => {
    setAt(new Date());
    const timer = setInterval(() => setAt(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
}
