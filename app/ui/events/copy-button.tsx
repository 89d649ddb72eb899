import { useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { type ToastMessage, ToastRegion } from "../toast.tsx";

async function copied(text: string): Promise<boolean> {
  try {
    // The clipboard is not available without HTTPS.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Puts a phone number on the clipboard. Without script it is not there: the number can be marked by hand. */
export function CopyPhoneButton({ phone }: { phone: string }) {
  const [isScripted, setScripted] = useState(false);
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => setScripted(true), []);
  if (!isScripted) return null;

  async function copy() {
    setToast(
      (await copied(phone))
        ? { type: "success", message: "Phone number copied to clipboard!" }
        : { type: "info", message: `Mark the number and copy it: ${phone}` },
    );
  }

  return (
    <>
      <Button variant="secondary" icon="copy" onClick={copy}>
        Copy
      </Button>
      {toast && <ToastRegion toast={toast} />}
    </>
  );
}
