import type { ButtonHTMLAttributes } from "react";

/** Enter presses a form's first submit button. Put this before a secondary one to choose what Enter does. */
export function DefaultSubmit(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="submit" {...props} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  );
}
