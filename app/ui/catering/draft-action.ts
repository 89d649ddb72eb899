import { BOOKING_DRAFT } from "#app/domain/catering/booking-url.ts";

/**
 * Takes the part of the form to come back to, returns what makes a button one that changes the form
 * instead of booking it; without script the page comes back at that part.
 */
export function draftAction(part: "your-menu" | "free-days" | "price") {
  return { type: "submit", formAction: `${BOOKING_DRAFT}#${part}`, formNoValidate: true } as const;
}

/** Takes the button that was pressed, returns whether it only changes the form. */
export function isDraftAction(button: HTMLElement | null): boolean {
  return button?.getAttribute("formaction")?.startsWith(BOOKING_DRAFT) ?? false;
}
