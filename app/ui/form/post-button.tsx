import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ButtonStyle } from "../button.tsx";
import { isSending } from "../hydration/network-failures.ts";
import { InPlaceForm } from "./in-place-form.tsx";
import { SubmitButton } from "./submit-button.tsx";

type PostButtonProps = ButtonStyle & {
  action: string;
  /** For several buttons with a shared response. */
  fetcher?: FetcherWithComponents<unknown>;
  fields?: Record<string, string | number>;
  label?: ReactNode;
  /** For a label that is not specific enough: "Remove Dahi Puri from the cart". */
  ariaLabel?: string;
  pendingLabel?: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  title?: string;
  formClassName?: string;
  noValidate?: boolean;
  /** Its visible fields, besides the hidden ones. */
  children?: ReactNode;
};

/** A form with one button below its fields, submitted in place. */
export function PostButton({
  action,
  fetcher: given,
  fields = {},
  label,
  ariaLabel,
  pendingLabel,
  pressed,
  disabled,
  title,
  formClassName = "button-form",
  noValidate,
  children,
  ...buttonStyle
}: PostButtonProps) {
  const own = useFetcher();
  const fetcher = given ?? own;
  // Another button of the same fetcher may be submitting.
  const isOwn = !fetcher.formAction || fetcher.formAction === action;
  return (
    <InPlaceForm
      fetcher={fetcher}
      action={action}
      className={formClassName}
      noValidate={noValidate}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SubmitButton
        {...buttonStyle}
        aria-label={ariaLabel}
        aria-pressed={pressed}
        disabled={disabled}
        title={title}
        pending={isSending(fetcher) && isOwn}
        pendingLabel={pendingLabel}
      >
        {label}
      </SubmitButton>
    </InPlaceForm>
  );
}
