import { thumbnailUrl } from "#app/domain/images/image.ts";
import type { ProductRow } from "#app/domain/menu/dish.ts";
import { Badge } from "../badge.tsx";
import { ButtonLink } from "../button.tsx";
import { DishBadges } from "../dish-card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Price } from "../price.tsx";
import { StockForm } from "./stock-form.tsx";

type ProductCardProps = {
  product: ProductRow;
  /** The list, scrolled to this card. */
  returnTo: string;
};

export function ProductCard({ product, returnTo }: ProductCardProps) {
  const { id, name, soldOut, soldOutUntil } = product;
  const back = new URLSearchParams({ returnTo });
  return (
    <li className={soldOut ? "card product sold-out" : "card product"} id={`dish-${id}`}>
      <img
        src={thumbnailUrl(product.image)}
        alt=""
        width={96}
        height={72}
        loading="lazy"
        decoding="async"
      />
      <div className="product-heading">
        <h2>{name}</h2>
        <div className="product-facts small">
          <Price paise={product.pricePaise} exact />
          <span className="muted">{product.category}</span>
          <DishBadges isVeg={product.isVeg} isSpicy={product.isSpicy} />
        </div>
      </div>
      <p className="product-facts product-badges">
        {product.isAvailable ? <Badge tone="good">Active</Badge> : <Badge>Inactive</Badge>}
        {product.isPopular && <Badge tone="hot">Popular</Badge>}
        {soldOut && (
          <span>
            <Badge tone="bad">Sold out</Badge>{" "}
            <span className="small">{soldOutUntil ? `until ${soldOutUntil}` : "none left"}</span>
          </span>
        )}
      </p>
      <StockForm product={product} returnTo={returnTo} />
      <PostButton
        action={`/admin/products/${id}/sold-out${soldOutUntil ? "/removal" : ""}`}
        fields={{ returnTo }}
        label={soldOutUntil ? "Available again" : "Sold out today"}
        ariaLabel={soldOutUntil ? `Available again: ${name}` : `Sold out today: ${name}`}
        variant={soldOutUntil ? "primary" : "secondary"}
        formClassName="product-sold-out"
        wide
      />
      <div className="product-actions">
        <ButtonLink
          to={`/admin/products/edit/${id}?${back}`}
          variant="quiet"
          icon="edit"
          aria-label={`Edit ${name}`}
        >
          Edit
        </ButtonLink>
        <ButtonLink
          to={`/admin/products/${id}/removal?${back}`}
          variant="quiet"
          icon="trash"
          aria-label={`Delete ${name}`}
        >
          Delete
        </ButtonLink>
      </div>
    </li>
  );
}
