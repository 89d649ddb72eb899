import { useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { copyText } from "../copy-text.ts";
import { type ToastMessage, ToastRegion } from "../toast.tsx";

/** Needs JavaScript, so it is rendered after hydration only. */
export function CopyPhoneButton({ phone }: { phone: string }) {
  const [isHydrated, setHydrated] = useState(false);
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;

  async function copy() {
    setToast(
      (await copyText(phone))
        ? { type: "success", message: "Phone number copied to clipboard!" }
        : { type: "info", message: `Select the number and copy it: ${phone}` },
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
