/** In the order of the form. */
export const requiredCheckoutFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "address",
  "city",
  "pincode",
] as const;
