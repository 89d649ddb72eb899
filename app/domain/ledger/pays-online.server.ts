import { shopSettings } from "../settings/queries.server.ts";
import type { PaymentMethod } from "./payment.ts";
import { paymentProvider } from "./payment-provider.ts";

/** Whether this method means that web orders are paid on the provider's page. */
export function paysOnline(method: PaymentMethod): boolean {
  if (!paymentProvider() || method === "cash") return false;
  const { upiBy, cardBy } = shopSettings().payment;
  return (method === "upi" ? upiBy : cardBy) === "online";
}
