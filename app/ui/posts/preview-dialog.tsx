import { type MouseEvent, useCallback } from "react";
import { createPortal } from "react-dom";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { PostPreview, type Preview } from "./post-preview.tsx";

type PreviewDialogProps = {
  /** Undefined while it is loading. */
  preview: Preview | undefined;
  action: string;
  onClose: () => void;
};

/** Following a link in the preview would discard the form below it. */
function blockLinks(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Rendered outside the admin area, so that it does not inherit its styles. */
export function PreviewDialog({ preview, action, onClose }: PreviewDialogProps) {
  const close = useCallback(onClose, [onClose]);
  return createPortal(
    <Dialog
      title={m.admin_preview()}
      closeHref={action}
      onClose={close}
      size="wide"
      actions={
        <Button variant="secondary" onClick={close}>
          {m.posts_backToEditing()}
        </Button>
      }
    >
      <div className="post-preview" onClickCapture={blockLinks}>
        {preview ? <PostPreview {...preview} /> : <Skeleton />}
      </div>
    </Dialog>,
    document.body,
  );
}

function Skeleton() {
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{m.shared_loading()}</span>
      {["first", "second", "third"].map((row) => (
        <div key={row} className="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}
