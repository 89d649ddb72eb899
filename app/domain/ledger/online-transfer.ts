/** A payment is `captured`. A refund is `waiting` until the provider has accepted it, and then `pending`. */
export const transferStates = ["captured", "waiting", "pending", "processed", "failed"] as const;
export type TransferState = (typeof transferStates)[number];
