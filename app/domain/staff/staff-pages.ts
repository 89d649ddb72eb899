import { m } from "#messages";
import { type Action, may } from "../access/permissions.ts";
import type { Role } from "../access/roles.ts";
import { translated } from "../language/translated.ts";

const pages: { to: string; label: string; needs: Action }[] = [
  translated({ to: "/admin", label: m.shared_dashboard, needs: "see the dashboard" }),
  translated({ to: "/admin/counter", label: m.shared_counter, needs: "take orders" }),
  translated({ to: "/admin/products", label: m.shared_products, needs: "change the menu" }),
  translated({ to: "/admin/orders", label: m.shared_orders, needs: "read orders" }),
  translated({ to: "/admin/deliveries", label: m.shared_deliveries, needs: "deliver orders" }),
  translated({ to: "/admin/customers", label: m.shared_customers, needs: "manage customers" }),
];

/** The pages of the admin area that the shop's account menu offers. */
export function staffPagesOf(person: { role: Role }): { to: string; label: string }[] {
  return pages.filter(({ needs }) => may(person, needs)).map(({ to, label }) => ({ to, label }));
}
