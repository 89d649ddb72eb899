import { type MouseEvent, useState } from "react";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { copyText } from "../details/copy-text.ts";
import { type ToastMessage, ToastRegion } from "../toast.tsx";
import { SHARE_ID, SHARE_LINK_ID } from "./share-links.tsx";

/** True also when the visitor closed the share sheet. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

type ShareButtonProps = { title: string; url: string; href?: string };

/** A link to share links; with JavaScript, it opens the device's share sheet or copies the link. */
export function ShareButton({ title, url, href = `#${SHARE_ID}` }: ShareButtonProps) {
  const [toast, setToast] = useState<ToastMessage>();

  async function share(event: MouseEvent) {
    event.preventDefault();
    if (await openShareSheet({ title, url })) return;
    if (await copyText(url)) {
      setToast({ type: "success", message: m.blog_linkCopiedToClipboard() });
      return;
    }
    const input = document.getElementById(SHARE_LINK_ID);
    if (input instanceof HTMLInputElement) input.select();
    setToast({ type: "info", message: m.blog_copyLinkByHand() });
  }

  return (
    <>
      <ButtonAnchor href={href} variant="secondary" icon="share" onClick={share}>
        {m.posts_share()}
      </ButtonAnchor>
      {toast && <ToastRegion toast={toast} />}
    </>
  );
}
