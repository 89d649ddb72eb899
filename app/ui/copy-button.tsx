import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { type ToastMessage, ToastRegion } from "./toast.tsx";

/** Needs JavaScript, so it is rendered after hydration only. `what`: "Phone number". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isHydrated, setHydrated] = useState(false);
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;

  async function copy() {
    setToast(
      (await copyText(text))
        ? { type: "success", message: m.shared_copiedToClipboard({ what }) }
        : { type: "info", message: m.shared_selectItAndCopyIt({ text }) },
    );
  }

  return (
    <>
      <Button variant="secondary" icon="copy" onClick={copy}>
        <ParaglideMessage
          message={m.shared_copy}
          inputs={{ what }}
          markup={{ what: ({ children }) => <span className="visually-hidden">{children}</span> }}
        />
      </Button>
      {toast && <ToastRegion toast={toast} />}
    </>
  );
}
