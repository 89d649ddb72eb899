import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { type CartLine, isOrderable } from "#app/domain/cart/cart.ts";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { MAX_LINE_QUANTITY } from "#app/domain/orders/line-limits.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Price } from "../dish/price.tsx";
import { QuantityForm } from "../dish/quantity.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";

export function CartLineRow({ line }: { line: CartLine }) {
  const { id, name, quantity, stock, problem, choices, specialInstructions, advice } = line;
  const canBeOrdered = isOrderable(line);
  const takesLastStock = problem === null && quantity === stock;
  return (
    <li className={canBeOrdered ? "line cart-line" : "line cart-line sold-out"}>
      <img src={thumbnailUrl(line.image)} alt="" width={80} height={60} />
      <div>
        <h3>
          <Link to={dishUrl(line)} lang={line.nameLang}>
            {name}
          </Link>
        </h3>
        <p className="brief">{line.description}</p>
        {choices.length > 0 && (
          <p className="small">
            <Badge tone="hot">{m.cart_customized()}</Badge> {choices.join(" · ")}
          </p>
        )}
        {specialInstructions && <p className="small quoted-text">{specialInstructions}</p>}
        {takesLastStock && <p className="muted small">{m.cart_onlyLeft({ quantity })}</p>}
      </div>
      {canBeOrdered ? (
        <p className="line-price">
          <Price paise={line.totalPaise} large />
          {quantity > 1 && (
            <span className="muted small own-line">
              <ParaglideMessage
                message={m.cart_priceEach}
                inputs={{}}
                markup={{ price: () => <Price paise={line.pricePaise} /> }}
              />
            </span>
          )}
        </p>
      ) : (
        <p className="muted">{m.cart_notIncluded()}</p>
      )}
      <div className="line-end">
        {(canBeOrdered || problem === "choices") && (
          <Link
            to={`/cart/lines/${id}`}
            className="tap-target"
            aria-label={m.shared_editNamed({ name })}
          >
            {m.shared_edit()}
          </Link>
        )}
        {canBeOrdered && (
          <QuantityForm
            action={`/cart/lines/${id}/quantity`}
            quantity={quantity}
            max={Math.min(MAX_LINE_QUANTITY, stock)}
            itemName={name}
          />
        )}
        <PostButton
          action={`/cart/lines/${id}/removal`}
          variant="icon"
          icon="trash"
          ariaLabel={m.shared_removeNamed({ name })}
          title={m.shared_remove()}
        />
      </div>
      {advice && (
        <Notice
          tone="warn"
          action={
            problem === "too_few" &&
            stock > 0 && (
              <PostButton
                action={`/cart/lines/${id}/quantity`}
                fields={{ quantity: stock }}
                variant="secondary"
                size="small"
                label={m.cart_order({ stock })}
                ariaLabel={m.cart_orderOf({ stock, name })}
              />
            )
          }
        >
          {advice}
        </Notice>
      )}
    </li>
  );
}
