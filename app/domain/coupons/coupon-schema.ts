import { z } from "zod";
import { m } from "#messages";
import { saleHoursFields } from "../menu/product-schema.ts";
import { rupeesToPaise } from "../money.ts";
import { typedCount, typedPrice } from "../options/group-schema.ts";
import { pick } from "../pick.ts";
import { sectionId } from "../sections/section-id.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount } from "../typed-amount.ts";
import { couponCodeOf, couponKinds } from "./coupon.ts";

const MAX_CODE_LENGTH = 20;
const MAX_USES = 1_000_000;

const day = (error: () => string) =>
  z.iso
    .date({ error })
    .optional()
    .transform((typed) => typed ?? null);
const uses = (what: () => string) =>
  typedCount(what, { min: 1, max: MAX_USES }).transform((count) => count ?? null);
const checkbox = z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false);

/** In the units of `Coupon`. */
function storedValue(kind: (typeof couponKinds)[number], typed: number): number {
  return kind === "percent" || kind === "amount" ? rupeesToPaise(typed) : 0;
}

export const couponForm = z
  .object({
    code: optionalText(MAX_CODE_LENGTH)
      .overwrite(couponCodeOf)
      .refine((code) => code === "" || /^[A-Z0-9][A-Z0-9-]{2,}$/.test(code), {
        error: () => m.coupons_codeFormat(),
      }),
    name: requiredText(() => m.coupons_nameRequired(), { max: 60 }),
    kind: z.enum(couponKinds, { error: () => m.coupons_chooseWhatTheCustomerSaves() }),
    value: typedAmount(z.number({ error: () => m.coupons_enterANumber() }).optional()),
    cap: typedPrice(() => m.coupons_theMostItSaves()),
    minimum: typedPrice(() => m.coupons_theMinimum()),
    startsOn: day(() => m.coupons_enterTheFirstDay()),
    endsOn: day(() => m.coupons_enterTheLastDay()),
    days: saleHoursFields.saleDays,
    from: saleHoursFields.saleFrom,
    until: saleHoursFields.saleUntil,
    deliveryType: z
      .enum(deliveryTypes, { error: () => m.coupons_chooseDeliveryPickupOrBoth() })
      .optional()
      .transform((type) => type ?? null),
    products: z
      .array(z.string().max(100), { error: () => m.coupons_chooseDishes() })
      .max(1000)
      .default([]),
    categories: z.array(sectionId(() => m.coupons_chooseCategories())).default([]),
    usesTotal: uses(() => m.coupons_usesInTotal()),
    usesPerCustomer: uses(() => m.coupons_usesPerCustomer()),
    firstOrderOnly: checkbox,
    combines: checkbox,
  })
  .transform((typed, context) => {
    const refuse = (field: keyof typeof typed, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: undefined });
    const { kind, value = 0, startsOn, endsOn, from, until } = typed;
    const stored = storedValue(kind, value);
    if (kind === "percent" && (value <= 0 || value > 100)) {
      refuse("value", m.coupons_percentOutOfRange());
    }
    if (kind === "amount" && (stored <= 0 || value > 100_000)) {
      refuse("value", m.coupons_amountOutOfRange());
    }
    if (kind === "percent" && typed.cap === 0) {
      refuse("cap", m.coupons_minimumFormat());
    }
    if (startsOn && endsOn && endsOn < startsOn) {
      refuse("endsOn", m.coupons_endBeforeStart());
    }
    if (until !== null && until <= (from ?? 0)) {
      refuse("until", m.shared_hoursEndBeforeStart());
    }
    if (kind === "free_delivery" && typed.deliveryType === "pickup") {
      refuse("deliveryType", m.coupons_pickupWithoutFee());
    }
    return {
      code: typed.code || null,
      name: typed.name,
      kind,
      value: stored,
      capPaise: kind === "percent" ? (typed.cap ?? null) : null,
      minimumPaise: typed.minimum ?? 0,
      startsOn,
      endsOn,
      days: typed.days,
      fromMinutes: from,
      untilMinutes: until,
      deliveryType: typed.deliveryType,
      productIds: typed.products,
      ...pick(typed, ["categories", "usesTotal", "usesPerCustomer", "firstOrderOnly", "combines"]),
    };
  });

export type CouponFormInput = z.input<typeof couponForm>;
export type SavedCoupon = z.output<typeof couponForm>;
