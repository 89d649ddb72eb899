import { isPhone } from "./phone.ts";

/**
 * `91 98220 12345`: with a plus a spreadsheet takes the number for a formula, and without spaces for an amount, which
 * it rounds.
 */
export function phoneCell(phone: string): string {
  if (!isPhone(phone)) return phone;
  const digits = phone.replace(/\D/g, "");
  const first = digits.length % 5;
  const groups = digits.slice(first).match(/\d{5}/g) ?? [];
  return [digits.slice(0, first), ...groups].join(" ").trim();
}
