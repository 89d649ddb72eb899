import { m } from "#messages";
import { latinDigits } from "../digits.ts";
import { optionalText, requiredText } from "../text.ts";

const message = () => m.account_pincodeMustBe6Digits();

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
    .refine(isPincode, { error: message });
}

/** Empty if it is left out. */
export const optionalPincode = optionalText(20, message)
  .overwrite(pincode)
  .refine(isPincode, { error: message });
