import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Link } from "../link.tsx";
import { useCart } from "./use-cart.ts";

/** Above the bottom bar, if the cart is not empty. */
export function CartBar() {
  const { itemCount, subtotalPaise } = useCart();
  if (itemCount === 0) return null;
  return (
    <div className="cart-bar">
      <Link to="/cart">
        {m.shared_dishes({ count: itemCount })} · {formatRupees(subtotalPaise)} ·{" "}
        <strong>{m.shared_viewCart()}</strong>
      </Link>
      <Link to="/checkout">
        <strong>{m.shared_checkout()}</strong>
      </Link>
    </div>
  );
}
