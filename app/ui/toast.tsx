import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

export type ToastMessage = {
  type: "success" | "error" | "info" | "warning";
  message: string;
  description?: string;
};

const icons = { success: "check", error: "alert", info: "info", warning: "alert" } as const;
const mostShown = 3;

type Shown = ToastMessage & { at: number };

/**
 * What the server flashed, top right. It leaves by a CSS animation (3 s after success, 5 s after an error, 4 s otherwise),
 * so it works without JavaScript; enhanced, it outlives the next load and can be dismissed.
 */
export function ToastRegion({ toast }: { toast: ToastMessage | undefined }) {
  const [shown, setShown] = useState<Shown[]>(toast ? [{ ...toast, at: 0 }] : []);
  const last = useRef({ toast, at: 0 });
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A toast that expired before hydration would keep its place.
    const first = region.current?.firstElementChild;
    if (first && getComputedStyle(first).visibility === "hidden") setShown([]);
  }, []);

  useEffect(() => {
    if (last.current.toast === toast) return;
    const at = last.current.at + 1;
    last.current = { toast, at };
    if (toast) setShown((before) => [...before, { ...toast, at }].slice(-mostShown));
  }, [toast]);

  const dismiss = (at: number) => setShown((before) => before.filter((one) => one.at !== at));

  return (
    <div ref={region} className="toasts" role="status" aria-live="polite">
      {shown.map((one) => (
        <div
          key={one.at}
          className={`toast toast-${one.type}`}
          role={one.type === "error" ? "alert" : undefined}
          onAnimationEnd={(event) => event.animationName === "toast-out" && dismiss(one.at)}
        >
          <Icon name={icons[one.type]} />
          <p>
            <strong>{one.message}</strong>
            {one.description && <span>{one.description}</span>}
          </p>
          <DismissButton onDismiss={() => dismiss(one.at)} />
        </div>
      ))}
    </div>
  );
}

/** Only a script can dismiss, so the button comes with it; its place is kept. */
function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return <span className="toast-close" />;
  return (
    <button
      type="button"
      className="button button-icon toast-close"
      aria-label="Dismiss"
      onClick={onDismiss}
    >
      <Icon name="close" />
    </button>
  );
}
