import { BOOKING_CHANGE } from "#app/domain/catering/booking-url.ts";
import { localPath } from "#app/domain/language/paths.ts";

/**
 * Props of a button that changes the form instead of booking. Without JavaScript the answer opens at the given
 * part of the page.
 */
export function changeFormButton(part: "your-menu" | "free-days" | "price") {
  return {
    type: "submit",
    formAction: `${localPath(BOOKING_CHANGE)}#${part}`,
    formNoValidate: true,
  } as const;
}

export function isChangeFormButton(button: HTMLElement): boolean {
  return button.getAttribute("formaction")?.startsWith(localPath(BOOKING_CHANGE)) ?? false;
}
