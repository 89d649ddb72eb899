import { Link } from "@remix-run/react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import type { ProductRow } from "#app/domain/menu/dish.ts";
import { Badge } from "../badge.tsx";
import { DishBadges } from "../dish-card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Icon } from "../icon.tsx";
import { Price } from "../price.tsx";
import { useMay } from "../staff/use-may.ts";
import { StockForm } from "./stock-form.tsx";

type ProductListRowProps = {
  product: ProductRow;
  /** The list, scrolled to this card. */
  returnTo: string;
};

export function ProductListRow({ product, returnTo }: ProductListRowProps) {
  const { id, name, soldOut, soldOutUntil } = product;
  const may = useMay();
  const back = new URLSearchParams({ returnTo });
  return (
    <li className={soldOut ? "product sold-out" : "product"} id={`dish-${id}`}>
      <img
        src={thumbnailUrl(product.image)}
        alt=""
        width={48}
        height={36}
        loading="lazy"
        decoding="async"
      />
      <div className="product-heading">
        <h2>
          {may("change the menu") ? (
            <Link to={`/admin/products/edit/${id}?${back}`} aria-label={`Edit ${name}`}>
              {name}
              <Icon name="edit" />
            </Link>
          ) : (
            name
          )}
        </h2>
        <div className="product-facts">
          <span>
            {product.isSized && "from "}
            <Price paise={product.pricePaise} exact />
          </span>
          {product.kind === "combo" && <Badge tone="info">Combo</Badge>}
          {product.optionCount > 0 && (
            <span className="muted product-options">
              {product.optionCount} {product.optionCount === 1 ? "option" : "options"}
            </span>
          )}
          <span className="muted product-category">{product.category}</span>
          <DishBadges isVeg={product.isVeg} isSpicy={product.isSpicy} />
          {!product.isAvailable && <Badge>Inactive</Badge>}
          {product.isPopular && <Badge tone="hot">Popular</Badge>}
          {soldOut && (
            <span>
              <Badge tone="bad">Sold out</Badge>{" "}
              {soldOutUntil ? `until ${soldOutUntil}` : "none left"}
            </span>
          )}
        </div>
      </div>
      {product.kind === "combo" ? (
        <span className="muted small">{product.portionsLeft} left</span>
      ) : (
        <StockForm product={product} returnTo={returnTo} />
      )}
      <PostButton
        action={`/admin/products/${id}/sold-out${soldOutUntil ? "/removal" : ""}`}
        fields={{ returnTo }}
        label={soldOutUntil ? "Available again" : "Sold out today"}
        ariaLabel={soldOutUntil ? `Available again: ${name}` : `Sold out today: ${name}`}
        variant={soldOutUntil ? "primary" : "secondary"}
        size="small"
        formClassName="product-sold-out"
      />
    </li>
  );
}
