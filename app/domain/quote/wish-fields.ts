import { z } from "zod";
import { m } from "#messages";
import { couponCodeOf } from "../coupons/coupon.ts";
import { formatNumber } from "../language/formats.ts";
import { rupeesToPaise } from "../money.ts";
import { optionalText } from "../text.ts";
import { typedAmount } from "../typed-amount.ts";

const MAX_TIP_RUPEES = 1000;
const tipMessage = {
  error: () => m.checkout_tipOutOfRange({ max: formatNumber(MAX_TIP_RUPEES) }),
};

/** The start of a slot; null or missing means as soon as possible. */
export const requestedFor = z
  .union(
    [
      z.literal("").transform(() => null),
      z.iso.datetime({ offset: true }).transform((start) => new Date(start)),
    ],
    { error: () => m.shared_chooseOneOfTheTimes() },
  )
  .nullish()
  .transform((start) => start ?? null);

/** In capitals; empty if missing. */
export const couponCode = optionalText(40, () => m.checkout_couponTooLong()).overwrite(
  couponCodeOf,
);

/** Typed in rupees; 0 if missing. */
export const tipPaise = typedAmount(
  z
    .number(tipMessage)
    .int(tipMessage)
    .min(0, tipMessage)
    .max(MAX_TIP_RUPEES, tipMessage)
    .optional()
    .default(0)
    .transform(rupeesToPaise),
);
