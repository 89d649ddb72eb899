import { useEffect, useState } from "react";
import { Button } from "../button.tsx";

/** Opens the browser's print dialog. Without script it is not there: every browser has its own menu for that. */
export function PrintButton() {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!isScripted) return null;
  return (
    <Button icon="print" onClick={() => window.print()}>
      Print
    </Button>
  );
}
