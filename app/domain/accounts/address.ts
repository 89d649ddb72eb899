import { z } from "zod";
import { optionalText, requiredText } from "../text.ts";
import { requiredPincode } from "./pincode.ts";

/** Named as in the checkout form. */
export const addressFields = {
  address: requiredText("Enter your address", { max: 300 }),
  city: requiredText("Enter your city", { max: 80 }),
  pincode: requiredPincode("Enter your pincode"),
};

export const addressForm = z.object({
  name: optionalText(40, "The name must be at most 40 characters"),
  ...addressFields,
});
export type AddressForm = z.output<typeof addressForm>;

export type Address = AddressForm & { id: string };
