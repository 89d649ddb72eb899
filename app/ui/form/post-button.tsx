import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ButtonStyle } from "../button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { SubmitButton } from "./submit-button.tsx";

type PostButtonProps = ButtonStyle & {
  action: string;
  fields?: Record<string, string | number>;
  label?: ReactNode;
  /** For a label that is not specific enough: "Remove Dahi Puri from the cart". */
  ariaLabel?: string;
  pendingLabel?: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  title?: string;
  formClassName?: string;
};

/**
 * A form with one button. With JavaScript, it is submitted without navigation; `stay` tells the action not to
 * redirect.
 */
export function PostButton({
  action,
  fields = {},
  label,
  ariaLabel,
  pendingLabel,
  pressed,
  disabled,
  title,
  formClassName = "button-form",
  ...buttonStyle
}: PostButtonProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={formClassName}
      onSubmit={(event) => {
        event.preventDefault();
        const body = new FormData(event.currentTarget);
        body.set("stay", "1");
        fetcher.submit(body, { method: "post", action });
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        {...buttonStyle}
        aria-label={ariaLabel}
        aria-pressed={pressed}
        disabled={disabled}
        title={title}
        pending={isSending(fetcher)}
        pendingLabel={pendingLabel}
      >
        {label}
      </SubmitButton>
    </fetcher.Form>
  );
}
