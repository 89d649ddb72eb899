import { Link, useNavigate } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type DialogProps = {
  title: string;
  /** The address without the dialog. */
  closeHref: string;
  /** Closes it where it stands, for a dialog that has no address of its own. */
  onClose?: () => void;
  open?: boolean;
  size?: "medium" | "wide";
  /** Buttons at the foot. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A modal is an address: the server renders it open over a link that leads back. Enhanced, it becomes a true modal
 * (focus kept inside and given back; Escape and the backdrop go to `closeHref`).
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
    const before = document.activeElement;
    // showModal refuses a dialog that the server rendered open.
    element.removeAttribute("open");
    element.showModal();
    // Keep the focus of a visitor who used the dialog before hydration.
    if (before instanceof HTMLElement && element.contains(before)) {
      before.focus({ preventScroll: true });
    }
    return () => {
      element.close();
      // The browser gives the focus back only while the dialog is in the page; by now React has taken it out.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // Only the dialog's own events: a file box inside it has a cancel too, and a click on the backdrop
    // is a click on the dialog itself, outside its contents.
    const leave = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (onClose) onClose();
      else navigate(closeHref, { preventScrollReset: true });
    };
    element.addEventListener("cancel", leave);
    element.addEventListener("click", leave);
    return () => {
      element.removeEventListener("cancel", leave);
      element.removeEventListener("click", leave);
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
            <Link
              to={closeHref}
              className="button button-icon"
              aria-label="Close"
              preventScrollReset
              onClick={closeInPlace}
            >
              <Icon name="close" />
            </Link>
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-footer row">{actions}</div>}
        </div>
      </dialog>
    </>
  );
}
