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

export function AccountLinks({ visitor, path }: LayoutProps) {
  if (!visitor.user) return null;
  const { user } = visitor;
  const links = [...ownPages, ...user.staffPages];
  return (
    <>
      <p className="signed-in-user">
        <strong>{user.name}</strong>
        <span className="muted small">{user.email}</span>
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
