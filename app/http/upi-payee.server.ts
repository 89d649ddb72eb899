import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import type { UpiPayee } from "#app/domain/terms/upi-payee.ts";
import { env } from "./env.server.ts";

/** The payee from the environment, or else the shop's name. */
export function defaultUpiPayee() {
  return { id: env.SHOP_UPI_ID ?? "", name: env.SHOP_UPI_NAME ?? shop.name };
}

function payeeOf({ id, name }: UpiPayee): UpiPayee | null {
  const payee = { id: id || defaultUpiPayee().id, name: name || defaultUpiPayee().name };
  return payee.id ? payee : null;
}

/** Null while the shop has no UPI ID. */
export const upiPayee = (): UpiPayee | null => payeeOf(shopSettings().payment);

/** The payee of advance payments; null if customers pay by UPI when they receive the order. */
export function advancePayee(): UpiPayee | null {
  const { payment } = shopSettings();
  return payment.upiBy === "door" ? null : payeeOf(payment);
}
