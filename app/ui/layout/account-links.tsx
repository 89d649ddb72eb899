import { type Action, may } from "#app/domain/access/permissions.ts";
import { translated } from "#app/domain/language/translated.ts";
import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const ownPages = [
  translated({ to: "/profile", label: m.shared_profile }),
  translated({ to: "/my-orders", label: m.shared_myOrders }),
  translated({ to: "/my-events", label: m.shared_myEvents }),
];
const staffPages: { to: string; label: string; needs: Action }[] = [
  translated({ to: "/admin", label: m.shared_dashboard, needs: "see the dashboard" }),
  translated({ to: "/admin/counter", label: m.shared_counter, needs: "take orders" }),
  translated({ to: "/admin/products", label: m.shared_products, needs: "change the menu" }),
  translated({ to: "/admin/orders", label: m.shared_orders, needs: "read orders" }),
  translated({ to: "/admin/deliveries", label: m.shared_deliveries, needs: "deliver orders" }),
  translated({ to: "/admin/customers", label: m.shared_customers, needs: "manage customers" }),
];

export function AccountLinks({ visitor, path }: LayoutProps) {
  if (!visitor.user) return null;
  const { user } = visitor;
  const links = [...ownPages, ...staffPages.filter(({ needs }) => may(user, needs))];
  return (
    <>
      <p className="signed-in-user">
        <strong>{visitor.user.name}</strong>
        <span className="muted small">{visitor.user.email}</span>
      </p>
      <ul className="links">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={currentPage(path, link.to)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <PostButton action="/logout" label={m.shared_signOut()} icon="logout" variant="quiet" wide />
    </>
  );
}

export function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? "U").toLocaleUpperCase("en-IN");
}
