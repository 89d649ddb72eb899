import { useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { m } from "#messages";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

type DialogProps = {
  title: string;
  /** The URL without the dialog. */
  closeHref: string;
  /** Closes without navigation, for a dialog that has no URL of its own. */
  onClose?: () => void;
  open?: boolean;
  size?: "medium" | "wide";
  /** Buttons in the footer. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog has a URL: the server renders it open, over a link to `closeHref`. Once hydrated, it is modal: it traps and
 * restores the focus, and Escape or a click on the backdrop closes it.
 */
export function Dialog({
  title,
  closeHref,
  onClose,
  open = true,
  size = "medium",
  actions,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const navigate = useNavigate();
  const closeInPlace = onClose
    ? (event: MouseEvent) => {
        event.preventDefault();
        onClose();
      }
    : undefined;

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const focused = document.activeElement;
    // showModal refuses a dialog that the server rendered open.
    element.removeAttribute("open");
    element.showModal();
    // Keep the focus of a visitor who used the dialog before hydration.
    if (focused instanceof HTMLElement && element.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
    return () => {
      element.close();
      // The browser restores the focus only while the dialog is in the page; React has removed it by now.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // Only the dialog's own events: a file input inside it also emits "cancel". A click on the
    // backdrop has the dialog itself as its target.
    const close = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (onClose) onClose();
      else navigate(closeHref, { preventScrollReset: true });
    };
    element.addEventListener("cancel", close);
    element.addEventListener("click", close);
    return () => {
      element.removeEventListener("cancel", close);
      element.removeEventListener("click", close);
    };
  }, [open, closeHref, onClose, navigate]);

  if (!open) return null;
  return (
    <>
      <Link
        to={closeHref}
        className="scrim"
        tabIndex={-1}
        aria-hidden="true"
        preventScrollReset
        onClick={closeInPlace}
      />
      <dialog
        ref={dialog}
        open
        className={classNames("dialog", size === "wide" && "dialog-wide")}
        aria-labelledby={titleId}
      >
        <div className="dialog-inner">
          <div className="dialog-header">
            <h2 id={titleId}>{title}</h2>
            <ButtonLink
              to={closeHref}
              variant="icon"
              icon="close"
              aria-label={m.shared_close()}
              preventScrollReset
              onClick={closeInPlace}
            />
          </div>
          <div className="dialog-body stack">{children}</div>
          {actions && <div className="dialog-footer row">{actions}</div>}
        </div>
      </dialog>
    </>
  );
}
