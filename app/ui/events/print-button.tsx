import { m } from "#messages";
import { Button } from "../button.tsx";
import { useHydrated } from "../use-hydrated.ts";

/** Needs JavaScript, so it is rendered only after hydration. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button icon="print" onClick={() => window.print()}>
      {m.shared_print()}
    </Button>
  );
}
