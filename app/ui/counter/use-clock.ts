import { useEffect, useState } from "react";

const CLOCK_MS = 30_000;

/** The time for slots and promises, which goes on while the page is open, and may be long after it was kept. */
export function useClock(loadedAt: Date): Date {
  const [at, setAt] = useState(loadedAt);
  useEffect(() => {
    setAt(new Date());
    const timer = setInterval(() => setAt(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
}
