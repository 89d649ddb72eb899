/** Apart from its rule, so that browsers need not load zod. */
export const pincodeMessage = "Pincode must be 6 digits";
