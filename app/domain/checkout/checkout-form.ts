/** The id of the checkout's form. */
export const CHECKOUT_FORM = "checkout";

const pages = { cart: "/cart", login: "/login?returnTo=%2Fcheckout" } as const;

/** Where the links of the checkout lead, after the typed values are stored. */
export type Leaving = keyof typeof pages;

export function pageAfterLeaving(leaving: unknown): string {
  return leaving === "cart" ? pages.cart : pages.login;
}

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
