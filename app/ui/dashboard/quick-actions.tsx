import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { SecondaryLink } from "../button.tsx";
import type { IconName } from "../icon.tsx";
import { Section } from "../section.tsx";

const actions: { to: string; label: string; icon: IconName }[] = [
  translated({ to: "/admin/products/add", label: m.admin_addProduct, icon: "plus" }),
  translated({ to: "/admin/orders", label: m.dashboard_viewOrders, icon: "receipt" }),
  translated({ to: "/admin/products", label: m.dashboard_manageProducts, icon: "menu-book" }),
  translated({ to: "/admin/customers", label: m.dashboard_viewCustomers, icon: "user" }),
  translated({ to: "/admin/blogs", label: m.dashboard_manageBlogs, icon: "edit" }),
  translated({ to: "/admin/events", label: m.dashboard_manageEvents, icon: "calendar" }),
];

export function QuickActions() {
  return (
    <Section title={m.dashboard_quickActions()}>
      <ul className="quick-actions">
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <SecondaryLink to={to} size="small" icon={icon} wide>
              {label}
            </SecondaryLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
