import { z } from "zod";
import { optionalPincode } from "../accounts/pincode.ts";

/** Left empty, the pincode is forgotten. */
export const pincodeInput = z.object({ pincode: optionalPincode });
