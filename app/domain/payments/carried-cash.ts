import { z } from "zod";
import { m } from "#messages";
import { requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";

/** Somebody who has cash from the door. */
export type Carrier = { id: string; name: string; owedPaise: number };

export const MAX_CARRIED_PAISE = 10_000_000;

/** The amount that the page showed, to notice a change since then. */
export const shownPaise = z.coerce
  .number({ error: () => m.deliveries_loadThePageAgain() })
  .int()
  .min(0);

export const handoverForm = z.object({
  riderId: requiredText(() => m.deliveries_chooseWhoHandsInCash(), { max: 64 }),
  owedPaise: shownPaise,
  amount: typedAmount(typedRupees(() => m.shared_theAmount(), MAX_CARRIED_PAISE)),
});
export type HandoverForm = z.output<typeof handoverForm>;
