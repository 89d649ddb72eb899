import { latinDigits } from "../digits.ts";
import { optionalText, requiredText } from "../text.ts";
import { pincodeMessage } from "./pincode-message.ts";

/** `411 004` and `४११००४` become `411004`. */
function pincode(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, "");
}

function isPincode(typed: string): boolean {
  return typed === "" || /^[1-9]\d{5}$/.test(typed);
}

export function requiredPincode(missing: () => string) {
  return requiredText(missing, { max: 20 })
    .overwrite(pincode)
    .refine(isPincode, { error: pincodeMessage });
}

/** Empty if it is left out. */
export const optionalPincode = optionalText(20, pincodeMessage)
  .overwrite(pincode)
  .refine(isPincode, { error: pincodeMessage });
