import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

type MenuDetailsProps = {
  label: string;
  summary: ReactNode;
  className?: string;
  /** Whether opening it should focus its field. */
  focusField?: boolean;
  children: ReactNode;
};

/** Opens without JavaScript. Once hydrated, it closes on navigation, Escape and a press outside. */
export function MenuDetails({ label, summary, className, focusField, children }: MenuDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    // A menu opened before hydration stays open.
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const closeUnlessInside = (event: Event) => {
      const element = details.current;
      if (!element?.open || (event.target instanceof Node && element.contains(event.target)))
        return;
      element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeUnlessInside);
    document.addEventListener("focusin", closeUnlessInside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeUnlessInside);
      document.removeEventListener("focusin", closeUnlessInside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return (
    <details
      ref={details}
      className={classNames("dropdown", className)}
      onToggle={
        focusField
          ? ({ currentTarget }) => {
              if (currentTarget.open) {
                currentTarget.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
              }
            }
          : undefined
      }
    >
      <summary aria-label={label}>{summary}</summary>
      <div className="dropdown-body">{children}</div>
    </details>
  );
}
