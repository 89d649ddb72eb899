import { latinDigits } from "../digits.ts";

/** An Indian mobile number as typed, with or without the country's code or a leading zero. */
const MOBILE = /^(?:(?:00)?91|0)?([6-9]\d{9})$/;

/** `919822012345`; null for anything that is not an Indian mobile number. */
export function mobileNumber(phone: string): string | null {
  const digits = MOBILE.exec(latinDigits(phone).replace(/[^\d]/g, ""))?.[1];
  return digits === undefined ? null : `91${digits}`;
}
