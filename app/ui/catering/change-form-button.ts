import { createContext, useContext } from "react";
import { BOOKING_CHANGE } from "#app/domain/catering/booking-url.ts";
import { localPath } from "#app/domain/language/paths.ts";

/** Where the buttons that only change the form post. */
export const ChangeAddress = createContext(BOOKING_CHANGE);

/**
 * Props of a button that changes the form instead of booking. Without JavaScript, the response
 * opens at the given part of the page.
 */
export function useChangeFormButton() {
  const address = localPath(useContext(ChangeAddress));
  return (part: "your-menu" | "free-days" | "price") =>
    ({ type: "submit", formAction: `${address}#${part}`, formNoValidate: true }) as const;
}

export function isChangeFormButton(button: HTMLElement): boolean {
  return button.hasAttribute("formaction");
}
