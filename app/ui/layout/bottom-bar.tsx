import { Link } from "@remix-run/react";
import { Icon, type IconName } from "../icon.tsx";
import { CartLink } from "./cart-link.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

/** On small screens only. */
export function BottomBar({ visitor, path }: LayoutProps) {
  const account = visitor.user ? "/profile" : "/login";
  return (
    <nav className="bottom-bar" aria-label="Quick">
      <ul>
        <BarItem to="/" label="Home" icon="home" path={path} />
        <BarItem to="/menu" label="Menu" icon="menu-book" path={path} />
        <li>
          <CartLink count={visitor.cartCount} path={path} />
        </li>
        <BarItem to="/my-orders" label="Orders" icon="receipt" path={path} />
        <BarItem to={account} label="Account" icon="user" path={path} />
      </ul>
    </nav>
  );
}

function BarItem({
  to,
  label,
  icon,
  path,
}: {
  to: string;
  label: string;
  icon: IconName;
  path: string;
}) {
  return (
    <li>
      <Link to={to} aria-current={currentPage(path, to)}>
        <Icon name={icon} />
        <span>{label}</span>
      </Link>
    </li>
  );
}
