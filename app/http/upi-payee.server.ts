import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import type { UpiPayee } from "#app/domain/terms/upi-payee.ts";
import { env } from "./env.server.ts";

/** Used unless the owner has set another payee; without an id nobody can be paid in advance. */
/** From the environment, and else the name of the shop. */
export function defaultUpiPayee() {
  return { id: env.SHOP_UPI_ID ?? "", name: env.SHOP_UPI_NAME ?? shop.name };
}

/** Null while the shop has no UPI ID: then a customer pays by UPI when receiving the order. */
export function upiPayee(): UpiPayee | null {
  const { id, name } = shopSettings().upi;
  const payee = { id: id || defaultUpiPayee().id, name: name || defaultUpiPayee().name };
  return payee.id ? payee : null;
}
