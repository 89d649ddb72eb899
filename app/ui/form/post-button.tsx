import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ButtonStyle } from "../button.tsx";
import { SubmitButton } from "./submit-button.tsx";

type PostButtonProps = ButtonStyle & {
  action: string;
  /** Hidden fields that go with it. */
  fields?: Record<string, string | number>;
  label?: ReactNode;
  /** Names the button where the label alone would not: "Remove Dahi Puri from the cart". */
  ariaLabel?: string;
  pendingLabel?: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  title?: string;
  preventScrollReset?: boolean;
  formClassName?: string;
};

/**
 * A form of one button. Enhanced, it is sent without leaving the place on the page, and says so (`stay`) to an
 * action that would answer with a redirect back.
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
  preventScrollReset = true,
  formClassName = "button-form",
  ...look
}: PostButtonProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={formClassName}
      preventScrollReset={preventScrollReset}
      onSubmit={(event) => {
        event.preventDefault();
        const body = new FormData(event.currentTarget);
        body.set("stay", "1");
        fetcher.submit(body, { method: "post", action, preventScrollReset });
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        {...look}
        aria-label={ariaLabel}
        aria-pressed={pressed}
        disabled={disabled}
        title={title}
        pending={fetcher.state !== "idle"}
        pendingLabel={pendingLabel}
      >
        {label}
      </SubmitButton>
    </fetcher.Form>
  );
}
