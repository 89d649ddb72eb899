import { z } from "zod";
import { m } from "#messages";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { settingsLimits } from "./limits.ts";
import { box } from "./schema.ts";

export const chargesForm = z
  .object({
    packingRupees: typedAmount(
      typedRupees(() => m.settings_thePackingCharge(), settingsLimits.packingPaise.max),
    ),
    packingPer: z
      .enum(["order", "plate"], { error: () => m.settings_perOrderOrPlateRequired() })
      .default("order"),
    takesTips: box,
    roundsToRupee: box,
  })
  .transform(({ packingRupees: packingPaise, ...rest }) => ({ packingPaise, ...rest }));
export type ChargesFields = z.input<typeof chargesForm>;
