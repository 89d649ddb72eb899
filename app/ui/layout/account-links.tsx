import { Link } from "@remix-run/react";
import { type Action, may } from "#app/domain/staff/permissions.ts";
import { PostButton } from "../form/post-button.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const ownPages = [
  { to: "/profile", label: "Profile" },
  { to: "/my-orders", label: "My Orders" },
  { to: "/my-events", label: "My Events" },
];
const staffPages: { to: string; label: string; needs: Action }[] = [
  { to: "/admin", label: "Dashboard", needs: "see the dashboard" },
  { to: "/admin/counter", label: "Counter", needs: "take orders" },
  { to: "/admin/products", label: "Products", needs: "change the menu" },
  { to: "/admin/orders", label: "Orders", needs: "read orders" },
  { to: "/admin/deliveries", label: "Deliveries", needs: "deliver orders" },
  { to: "/admin/customers", label: "Customers", needs: "manage customers" },
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
      <PostButton action="/logout" label="Sign Out" icon="logout" variant="quiet" wide />
    </>
  );
}

export function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? "U").toLocaleUpperCase("en-IN");
}
