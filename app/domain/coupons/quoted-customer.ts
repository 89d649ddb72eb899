import type { User } from "../access/user.ts";
import { phoneDigits } from "../accounts/phone-number.ts";
import type { CouponCustomer } from "./coupon.ts";

/** Guests have neither account nor phone here, so a quote reveals nothing about a phone number. */
export const anyGuest: CouponCustomer = { userId: null, phone: "" };

/**
 * The customer of a quote. A phone number that is not the customer's own is treated as one that has
 * used no coupon, so that a quote never reveals a stranger's orders. The order itself is checked
 * with its real phone number.
 */
export function quotedCustomer(
  user: Pick<User, "id" | "phone"> | null,
  phone: string,
  ownPhones: string[] = [],
): CouponCustomer {
  if (!user) return anyGuest;
  const digits = phoneDigits(phone || user.phone);
  const isOwn = [user.phone, ...ownPhones].some((own) => phoneDigits(own) === digits);
  return { userId: user.id, phone: isOwn ? digits : "" };
}
