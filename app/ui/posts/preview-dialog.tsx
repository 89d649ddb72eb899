import { type MouseEvent, useCallback } from "react";
import { createPortal } from "react-dom";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Skeleton } from "../skeleton.tsx";
import { PostPreview, type Preview } from "./post-preview.tsx";

type PreviewDialogProps = {
  /** Nothing while it is on its way. */
  preview: Preview | undefined;
  action: string;
  onClose: () => void;
};

/** A way out of the preview would be a way out of the form that waits under it. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The preview over its form. It hangs outside the admin area, whose look it must not take on. */
export function PreviewDialog({ preview, action, onClose }: PreviewDialogProps) {
  const close = useCallback(onClose, [onClose]);
  return createPortal(
    <Dialog
      title="Preview"
      closeHref={action}
      onClose={close}
      size="wide"
      actions={
        <Button variant="secondary" onClick={close}>
          Back to Editing
        </Button>
      }
    >
      <div className="post-preview" onClickCapture={stay}>
        {preview ? <PostPreview {...preview} /> : <Skeleton />}
      </div>
    </Dialog>,
    document.body,
  );
}
