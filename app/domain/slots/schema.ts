import { z } from "zod";
import { m } from "#messages";

export const slotsQuery = z.object({
  type: z.enum(["delivery", "pickup"], { error: () => m.shared_chooseDeliveryOrPickup() }),
  date: z.iso.date({ error: () => m.checkout_giveADayAsYyyy() }),
});
