import { Link } from "@remix-run/react";
import type { CartLine } from "#app/domain/cart/cart.ts";
import { MAX_LINE_QUANTITY } from "#app/domain/cart/line-limits.ts";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { Badge } from "../badge.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";
import { Price } from "../price.tsx";
import { QuantityForm } from "../quantity.tsx";

export type DisplayedLine = Omit<CartLine, "productId" | "category" | "customizations"> & {
  /** The labels of the customizations. */
  customizations: string[];
  /** Why it cannot be ordered and what to do; null when it can. */
  advice: string | null;
};

export function CartLineRow({ line }: { line: DisplayedLine }) {
  const { id, name, quantity, stock, problem, customizations, specialInstructions, advice } = line;
  const isOrderable = problem === null || problem === "too_few";
  const takesLastStock = problem === null && quantity === stock;
  return (
    <li className={isOrderable ? "line cart-line" : "line cart-line sold-out"}>
      <img src={thumbnailUrl(line.image)} alt="" width={80} height={60} />
      <div>
        <h3>{name}</h3>
        <p className="brief">{line.description}</p>
        {customizations.length > 0 && (
          <p className="small">
            <Badge tone="hot">Customized</Badge> {customizations.join(" · ")}
          </p>
        )}
        {specialInstructions && <p className="small quoted-text">{specialInstructions}</p>}
        {takesLastStock && <p className="muted small">Only {quantity} left.</p>}
      </div>
      {isOrderable ? (
        <p className="line-price">
          <Price paise={line.totalPaise} large />
          {quantity > 1 && (
            <span className="muted small own-line">
              <Price paise={line.pricePaise} /> each
            </span>
          )}
        </p>
      ) : (
        <p className="muted">Not included</p>
      )}
      <div className="line-end">
        {isOrderable && (
          <>
            <Link to={`/cart/lines/${id}`} className="tap-target" aria-label={`Customize ${name}`}>
              Customize
            </Link>
            <QuantityForm
              action={`/cart/lines/${id}/quantity`}
              quantity={quantity}
              max={Math.min(MAX_LINE_QUANTITY, stock)}
              itemName={name}
            />
          </>
        )}
        <PostButton
          action={`/cart/lines/${id}/removal`}
          variant="icon"
          icon="trash"
          ariaLabel={`Remove ${name}`}
          title="Remove"
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
                label={`Order ${stock}`}
                ariaLabel={`Order ${stock} of ${name}`}
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
