import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { type ToastMessage, ToastRegion } from "../toast.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { copyText } from "./copy-text.ts";

/** Needs JavaScript, so it is rendered only after hydration. `what`: "Phone number". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const isHydrated = useHydrated();
  const [toast, setToast] = useState<ToastMessage>();
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
          markup={{ what: VisuallyHidden }}
        />
      </Button>
      {toast && <ToastRegion toast={toast} />}
    </>
  );
}
