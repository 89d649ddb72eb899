import { useNavigation } from "@remix-run/react";
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useState } from "react";
import { type ButtonStyle, buttonClass } from "../button.tsx";
import { Icon } from "../icon.tsx";

type SubmitButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "className"> & {
    /** Read instead of the label while the form is on its way, such as "Placing order…". */
    pendingLabel?: ReactNode;
    /** For a form sent by a fetcher: its state. Left out, the button follows the page's own navigation. */
    pending?: boolean;
  };

/** A submit button that shows a spinner and ignores further clicks only while its own enhanced submission is under way. */
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
      {busy ? <span className="spinner" /> : icon && <Icon name={icon} />}
      {busy && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** Remix does not say which button sent a form: the one clicked last before a navigation that carries form data did. */
function useOwnSubmission(): { pending: boolean; clicked: () => void } {
  const navigation = useNavigation();
  const [wasClicked, setClicked] = useState(false);
  const idle = navigation.state === "idle";
  useEffect(() => {
    if (idle) setClicked(false);
  }, [idle]);
  return {
    pending: wasClicked && navigation.formData !== undefined,
    clicked: () => setClicked(true),
  };
}
