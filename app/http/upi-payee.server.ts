import type { UpiPayee } from "#app/domain/orders/upi-link.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { env } from "./env.server.ts";

/** Who is paid by UPI unless the owner has set somebody else. Source: decisions, One box. */
export const defaultUpiPayee: UpiPayee = { id: env.SHOP_UPI_ID, name: env.SHOP_UPI_NAME };

/** Returns who receives UPI payments: as the owner has set it, else by the environment. Source: decisions, Ordering, One box. */
export function upiPayee(): UpiPayee {
  const { id, name } = shopSettings().upi;
  return { id: id || defaultUpiPayee.id, name: name || defaultUpiPayee.name };
}
