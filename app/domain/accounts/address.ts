import { z } from "zod";
import { m } from "#messages";
import { optionalText, requiredText } from "../text.ts";
import { requiredPincode } from "./pincode.ts";

const SHORTEST_STREET = 5;

/** House and street, so that a rider can find the place: at least five characters, including a letter. */
export function requiredStreet(missing: () => string) {
  const error = () => m.shared_streetTooShort();
  return requiredText(missing, { min: [SHORTEST_STREET, error], max: 300 }).refine(
    (typed) => typed.length < SHORTEST_STREET || /\p{L}/u.test(typed),
    { error },
  );
}

export const addressFields = {
  address: requiredStreet(() => m.account_enterYourAddress()),
  city: requiredText(() => m.account_enterYourCity(), { max: 80 }),
  pincode: requiredPincode(() => m.account_enterYourPincode()),
};

export const addressForm = z.object({
  name: optionalText(40, () => m.account_addressNameTooLong()),
  ...addressFields,
});
export type AddressForm = z.output<typeof addressForm>;

export type Address = AddressForm & { id: string };
