import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { lastAnsweredForm, onToast } from "./show-toast.ts";
import { useHydrated } from "./use-hydrated.ts";

export type ToastMessage = {
  type: "success" | "error" | "info" | "warning";
  message: string;
  description?: string;
};

const icons = { success: "check", error: "alert", info: "info", warning: "alert" } as const;
const MAX_TOASTS = 3;

/**
 * As a toast's description, it is shown as a link to the cart, because the cookie that carries a
 * toast has no field for links.
 */
export const CART_LINK = "/cart";

/** `form`: the form it is about; empty if the toast came with the page. */
type ShownToast = ToastMessage & { id: number; form: string };

type ToastRegionProps = {
  toast: ToastMessage | undefined;
  /** Whether this region shows the toasts of `showToast`. */
  isShared?: boolean;
};

/**
 * Toasts disappear by a CSS animation, which also works without JavaScript. Once hydrated, they stay visible during
 * navigation and can be dismissed.
 */
export function ToastRegion({ toast, isShared = false }: ToastRegionProps) {
  const [shown, setShown] = useState<ShownToast[]>(toast ? [{ ...toast, id: 0, form: "" }] : []);
  const last = useRef(toast);
  const lastId = useRef(0);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Removes a toast that expired before hydration.
    const first = region.current?.firstElementChild;
    if (first && getComputedStyle(first).visibility === "hidden") setShown([]);
  }, []);

  const show = useCallback((added: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    const form = lastAnsweredForm();
    // Overlapping requests may bring the same toast twice, and a form that failed may have
    // succeeded since.
    const isKept = (one: ShownToast) =>
      (one.message !== added.message || one.description !== added.description) &&
      (one.type !== "error" || (one.form !== "" && one.form !== form));
    setShown((before) => [...before.filter(isKept), { ...added, id, form }].slice(-MAX_TOASTS));
  }, []);

  useEffect(() => (isShared ? onToast(show) : undefined), [isShared, show]);

  useEffect(() => {
    if (last.current === toast) return;
    last.current = toast;
    if (toast) show(toast);
  }, [toast, show]);

  // A modal dialog covers everything outside the top layer, in which the most recent element is on
  // top.
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover || shown.length === 0) return;
    element.popover = "manual";
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);

  const dismiss = (id: number) => setShown((before) => before.filter((item) => item.id !== id));

  return (
    <div ref={region} className="toasts" role="status" aria-live="polite">
      {shown.map((item) => (
        <div
          key={item.id}
          className={`toast toast-${item.type}`}
          role={item.type === "error" ? "alert" : undefined}
          onAnimationEnd={(event) => event.animationName === "toast-out" && dismiss(item.id)}
        >
          <Icon name={icons[item.type]} />
          <p>
            <strong>{item.message}</strong>
            {item.description && item.description !== CART_LINK && <span>{item.description}</span>}
          </p>
          {item.description === CART_LINK && <Link to="/cart">{m.shared_viewCart()}</Link>}
          <DismissButton onDismiss={() => dismiss(item.id)} />
        </div>
      ))}
    </div>
  );
}

/** Needs JavaScript. A placeholder reserves its space until hydration. */
function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  if (!useHydrated()) return <span className="toast-close" />;
  return (
    <Button
      variant="icon"
      icon="close"
      className="toast-close"
      aria-label={m.shared_dismiss()}
      onClick={onDismiss}
    />
  );
}
