import { m } from "#messages";

// Why a claim failed without staff, as the books keep it.
export const USED_TWICE = "This reference belongs to another payment";
export const REPLACED = "Replaced by another reference";

/** A reason of the books as people read it: staff wrote the others. */
export function shownReason(reason: string): string {
  if (reason === USED_TWICE) return m.payments_thisReferenceBelongsToAnother();
  return reason === REPLACED ? m.payments_replacedByAnotherReference() : reason;
}
