import { m } from "#messages";
import { isGstState } from "./gst-states.ts";

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Computed over the first 14 characters: every second one counts twice, and the base-36 digits of
 * each product are added.
 */
function checkCharacter(gstin: string): string {
  let sum = 0;
  for (const [index, character] of [...gstin.slice(0, 14)].entries()) {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters.charAt((36 - (sum % 36)) % 36);
}

/** Why it is not a valid GSTIN; null if it is. */
export function gstinProblem(typed: string): string | null {
  if (!pattern.test(typed)) return m.bills_gstinFormat();
  if (!isGstState(typed.slice(0, 2))) return m.bills_noSuchGstState({ code: typed.slice(0, 2) });
  if (checkCharacter(typed) !== typed[14]) {
    return m.bills_gstinChecksumWrong();
  }
  return null;
}
