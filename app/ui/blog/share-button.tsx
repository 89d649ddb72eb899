import { type MouseEvent, useState } from "react";
import { buttonClass } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { type ToastMessage, ToastRegion } from "../toast.tsx";
import { SHARE_ID, SHARE_LINK_ID } from "./share-links.tsx";

/** Returns whether the device's own sheet took it, also when the visitor then closed that. */
async function sharedByDevice(what: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

async function copied(address: string): Promise<boolean> {
  try {
    // The clipboard is not available without HTTPS.
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Leads to the links below; enhanced, it opens the device's share sheet or copies the link. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const [toast, setToast] = useState<ToastMessage>();

  async function share(event: MouseEvent) {
    event.preventDefault();
    if (await sharedByDevice({ title, url: address })) return;
    if (await copied(address)) {
      setToast({ type: "success", message: "Link copied to clipboard!" });
      return;
    }
    const box = document.getElementById(SHARE_LINK_ID);
    if (box instanceof HTMLInputElement) box.select();
    setToast({ type: "info", message: "The link is marked: copy it from its box" });
  }

  return (
    <>
      <a href={`#${SHARE_ID}`} className={buttonClass({ variant: "secondary" })} onClick={share}>
        <Icon name="share" />
        Share
      </a>
      {toast && <ToastRegion toast={toast} />}
    </>
  );
}
