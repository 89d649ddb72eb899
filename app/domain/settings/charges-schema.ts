import { z } from "zod";
import { m } from "#messages";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { settingsLimits } from "./limits.ts";
import { box } from "./schema.ts";

const limit = (what: () => string) =>
  typedAmount(typedRupees(what, settingsLimits.staffLimitPaise.max)).default(0);

export const chargesForm = z
  .object({
    packingRupees: typedAmount(
      typedRupees(() => m.settings_thePackingCharge(), settingsLimits.packingPaise.max),
    ),
    packingPer: z
      .enum(["order", "plate"], { error: () => m.settings_perOrderOrPlateRequired() })
      .default("order"),
    staffDiscountRupees: limit(() => m.shared_theDiscount()),
    staffRefundRupees: limit(() => m.settings_theRefund()),
    takesTips: box,
    roundsToRupee: box,
  })
  .transform(({ packingRupees, staffDiscountRupees, staffRefundRupees, ...rest }) => ({
    ...rest,
    packingPaise: packingRupees,
    staffDiscountPaise: staffDiscountRupees,
    staffRefundPaise: staffRefundRupees,
  }));
export type ChargesFields = z.input<typeof chargesForm>;
