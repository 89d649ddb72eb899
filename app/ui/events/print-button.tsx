import { useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";

/** Needs JavaScript, so it is rendered after hydration only. */
export function PrintButton() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Button icon="print" onClick={() => window.print()}>
      {m.shared_print()}
    </Button>
  );
}
