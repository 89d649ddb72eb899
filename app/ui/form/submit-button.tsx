import { useActionData, useNavigation } from "@remix-run/react";
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useState } from "react";
import { ButtonIcon, type ButtonStyle, buttonClass } from "../button.tsx";
import { isSending } from "../hydration/network-failures.ts";

type SubmitButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "className"> & {
    /** Replaces the label during the submission, such as "Placing order…". */
    pendingLabel?: ReactNode;
    /** Whether a fetcher is submitting the form. By default, the button follows the page's navigation. */
    pending?: boolean;
  };

/** Shows a spinner and ignores clicks, but only during its own submission. */
export function SubmitButton({
  variant,
  size,
  wide,
  icon,
  className,
  pendingLabel,
  pending,
  children,
  onClick,
  ...rest
}: SubmitButtonProps) {
  const ownNavigation = useOwnSubmission();
  const busy = pending ?? ownNavigation.pending;
  return (
    <button
      {...rest}
      type="submit"
      className={buttonClass({ variant, size, wide, className })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else ownNavigation.clicked();
        onClick?.(event);
      }}
    >
      {busy ? <span className="spinner" /> : <ButtonIcon variant={variant} icon={icon} />}
      {busy && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** Remix does not report which button submitted a form: it was the last one clicked before the navigation. */
function useOwnSubmission(): { pending: boolean; clicked: () => void } {
  const navigation = useNavigation();
  const sending = isSending({ state: navigation.state, data: useActionData() });
  const [wasClicked, setClicked] = useState(false);
  const idle = navigation.state === "idle";
  useEffect(() => {
    if (idle) setClicked(false);
  }, [idle]);
  return {
    pending: wasClicked && sending && navigation.formData !== undefined,
    clicked: () => setClicked(true),
  };
}
