import { BOOKING_DRAFT } from "#app/domain/catering/booking-url.ts";

/**
 * Props of a button that changes the form instead of booking. Without JavaScript, the response opens at the given
 * part of the page.
 */
export function draftAction(part: "your-menu" | "free-days" | "price") {
  return { type: "submit", formAction: `${BOOKING_DRAFT}#${part}`, formNoValidate: true } as const;
}

export function isDraftAction(button: HTMLElement): boolean {
  return button.getAttribute("formaction")?.startsWith(BOOKING_DRAFT) ?? false;
}
