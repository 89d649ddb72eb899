import type { UpiPayee } from "#app/domain/orders/upi-link.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { env } from "./env.server.ts";

/** Used unless the owner has set another payee. */
export const defaultUpiPayee: UpiPayee = { id: env.SHOP_UPI_ID, name: env.SHOP_UPI_NAME };

export function upiPayee(): UpiPayee {
  const { id, name } = shopSettings().upi;
  return { id: id || defaultUpiPayee.id, name: name || defaultUpiPayee.name };
}
