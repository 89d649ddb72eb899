import type { UpiPayee } from "./upi-payee.ts";

/**
 * How customers pay by UPI: on the payment provider's page, to the shop's own UPI ID, or when they
 * receive their order.
 */
export const upiWays = ["own", "online", "door"] as const;
export const cardWays = ["door", "online"] as const;

/** Empty payees fall back to the environment variables. Without a payment provider, `online` counts as unset. */
export type PaymentTerms = UpiPayee & {
  upiBy: (typeof upiWays)[number];
  cardBy: (typeof cardWays)[number];
  /** How long an order waits for an online payment. */
  payWithinMinutes: number;
  /** Self orders up to this total are made before they are paid. */
  selfOrderTrustPaise: number;
};

export const defaultPaymentTerms: PaymentTerms = {
  id: "",
  name: "",
  upiBy: "own",
  cardBy: "door",
  payWithinMinutes: 15,
  selfOrderTrustPaise: 0,
};
