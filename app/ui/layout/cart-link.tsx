import { m } from "#messages";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { currentPage } from "./visitor.ts";

export function CartLink({ count, path }: { count: number; path: string }) {
  return (
    <Link
      to="/cart"
      className="cart-link"
      aria-label={m.shell_cartWithItems({ count })}
      aria-current={currentPage(path, "/cart")}
    >
      <Icon name="cart" />
      <span>{m.shared_cart()}</span>
      {count > 0 && <b className="count-badge">{count > 99 ? "99+" : count}</b>}
    </Link>
  );
}
