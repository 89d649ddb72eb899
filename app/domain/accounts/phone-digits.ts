import { latinDigits } from "../digits.ts";

/** The last ten digits, by which a customer is recognised however the number was typed; empty if there are fewer. */
export function phoneDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, "");
  return digits.length < 10 ? "" : digits.slice(-10);
}
