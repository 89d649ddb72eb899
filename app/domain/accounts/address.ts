import { z } from "zod";
import { m } from "#messages";
import { optionalText, requiredText } from "../text.ts";
import { requiredPincode } from "./pincode.ts";

/** Named as in the checkout form. */
export const addressFields = {
  address: requiredText(() => m.account_enterYourAddress(), { max: 300 }),
  city: requiredText(() => m.account_enterYourCity(), { max: 80 }),
  pincode: requiredPincode(() => m.account_enterYourPincode()),
};

export const addressForm = z.object({
  name: optionalText(40, () => m.account_theNameMustBeAt()),
  ...addressFields,
});
export type AddressForm = z.output<typeof addressForm>;

export type Address = AddressForm & { id: string };
