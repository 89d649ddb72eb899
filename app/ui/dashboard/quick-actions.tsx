import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import type { IconName } from "../icon.tsx";
import { Section } from "../section.tsx";

const actions: { to: string; label: string; icon: IconName }[] = [
  {
    to: "/admin/products/add",
    get label() {
      return m.admin_addProduct();
    },
    icon: "plus",
  },
  {
    to: "/admin/orders",
    get label() {
      return m.dashboard_viewOrders();
    },
    icon: "receipt",
  },
  {
    to: "/admin/products",
    get label() {
      return m.dashboard_manageProducts();
    },
    icon: "menu-book",
  },
  {
    to: "/admin/customers",
    get label() {
      return m.dashboard_viewCustomers();
    },
    icon: "user",
  },
  {
    to: "/admin/blogs",
    get label() {
      return m.dashboard_manageBlogs();
    },
    icon: "edit",
  },
  {
    to: "/admin/events",
    get label() {
      return m.dashboard_manageEvents();
    },
    icon: "calendar",
  },
];

export function QuickActions() {
  return (
    <Section title={m.dashboard_quickActions()}>
      <ul className="quick-actions">
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <ButtonLink to={to} variant="secondary" icon={icon} wide>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
