import { m } from "#messages";
import { Icon, type IconName } from "../icon.tsx";
import { Link } from "../link.tsx";
import { CartLink } from "./cart-link.tsx";
import { currentPage, type LayoutProps } from "./visitor.ts";

/** Only on small screens. */
export function BottomBar({ visitor, path }: LayoutProps) {
  const account = visitor.user ? "/profile" : "/login";
  return (
    <nav className="bottom-bar" aria-label={m.shell_quick()}>
      <ul>
        <BarItem to="/" label={m.shared_home()} icon="home" path={path} />
        <BarItem to="/menu" label={m.shared_menu()} icon="menu-book" path={path} />
        <li>
          <CartLink count={visitor.cartCount} path={path} />
        </li>
        <BarItem to="/my-orders" label={m.shared_orders()} icon="receipt" path={path} />
        <BarItem to={account} label={m.shared_account()} icon="user" path={path} />
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
