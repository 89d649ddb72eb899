import { shopSettings } from "../settings/queries.server.ts";
import type { PaymentMethod } from "./payment.ts";
import { paymentProvider } from "./payment-provider.ts";

/** Whether orders from the web are paid on the provider's page with this method. */
export function paysOnline(method: PaymentMethod): boolean {
  const { upiBy, cardBy } = shopSettings().payment;
  const ways = { cash: "door", upi: upiBy, card: cardBy };
  return paymentProvider() !== null && ways[method] === "online";
}
