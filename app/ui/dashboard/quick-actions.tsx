import { ButtonLink } from "../button.tsx";
import type { IconName } from "../icon.tsx";
import { Section } from "../section.tsx";

const actions: { to: string; label: string; icon: IconName }[] = [
  { to: "/admin/products/add", label: "Add Product", icon: "plus" },
  { to: "/admin/orders", label: "View Orders", icon: "receipt" },
  { to: "/admin/products", label: "Manage Products", icon: "menu-book" },
  { to: "/admin/customers", label: "View Customers", icon: "user" },
  { to: "/admin/blogs", label: "Manage Blogs", icon: "edit" },
  { to: "/admin/events", label: "Manage Events", icon: "calendar" },
];

export function QuickActions() {
  return (
    <Section title="Quick Actions">
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
