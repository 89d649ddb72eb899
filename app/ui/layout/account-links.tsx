import { Link } from "@remix-run/react";
import { PostButton } from "../form/post-button.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

const ownPages = [
  { to: "/profile", label: "Profile" },
  { to: "/my-orders", label: "My Orders" },
  { to: "/my-events", label: "My Events" },
];
const adminPages = [
  { to: "/admin", label: "Dashboard" },
  { to: "/admin/products", label: "Products" },
  { to: "/admin/orders", label: "Orders" },
  { to: "/admin/customers", label: "Customers" },
];

export function AccountLinks({ visitor, path }: LayoutProps) {
  if (!visitor.user) return null;
  const links = visitor.user.role === "admin" ? [...ownPages, ...adminPages] : ownPages;
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
