import type { UpiPayee } from "#app/domain/orders/upi-link.ts";
import { env } from "./env.server.ts";

/** Who receives UPI payments, from the environment. Source: decisions, One box. */
export const upiPayee: UpiPayee = { id: env.SHOP_UPI_ID, name: env.SHOP_UPI_NAME };
