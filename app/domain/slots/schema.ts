import { z } from "zod";
import { m } from "#messages";
import { deliveryTypes } from "../terms/delivery-fee.ts";

export const slotsQuery = z.object({
  type: z.enum(deliveryTypes, { error: () => m.shared_chooseDeliveryOrPickup() }),
  date: z.iso.date({ error: () => m.checkout_dayFormat() }),
});
