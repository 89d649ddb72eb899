import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import type { ProductRow } from "#app/domain/menu/dish.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { QuietLink, SecondaryLink } from "../button.tsx";
import { DishBadges } from "../dish/dish-card.tsx";
import { Price } from "../dish/price.tsx";
import { PostButton } from "../form/post-button.tsx";
import { useMay } from "../staff/use-may.ts";
import { ProductRowForm } from "./product-row-form.tsx";

type ProductListRowProps = {
  product: ProductRow;
  /** The list, scrolled to this card. */
  returnTo: string;
};

export function ProductListRow({ product, returnTo }: ProductListRowProps) {
  const { id, name, soldOut, soldOutUntil } = product;
  const changesMenu = useMay()("change the menu");
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
        <h2>{name}</h2>
        <div className="product-facts">
          {product.isSized && (
            <span>
              <ParaglideMessage
                message={m.products_fromPrice}
                inputs={{}}
                markup={{ price: () => <Price paise={product.pricePaise} exact /> }}
              />
            </span>
          )}
          {!product.isSized && !changesMenu && <Price paise={product.pricePaise} exact />}
          {product.kind === "combo" && <Badge tone="info">{m.products_combo()}</Badge>}
          {product.optionCount > 0 && (
            <span className="muted product-options">
              {m.products_countOptions({ count: product.optionCount })}
            </span>
          )}
          <span className="muted product-category">{product.category}</span>
          <DishBadges isVeg={product.isVeg} isSpicy={product.isSpicy} />
          {!product.isAvailable && <Badge>{m.admin_inactive()}</Badge>}
          {product.isPopular && <Badge tone="hot">{m.shared_popular()}</Badge>}
          {soldOut && (
            <span>
              <Badge tone="bad">{m.shared_soldOut()}</Badge>{" "}
              {soldOutUntil ? m.products_until({ until: soldOutUntil }) : m.products_noneLeft()}
            </span>
          )}
        </div>
      </div>
      <ProductRowForm product={product} returnTo={returnTo} />
      <PostButton
        action={`/admin/products/${id}/sold-out${soldOutUntil ? "/removal" : ""}`}
        fields={{ returnTo }}
        label={soldOutUntil ? m.shared_availableAgain() : m.shared_soldOutToday()}
        ariaLabel={
          soldOutUntil ? m.products_availableAgain({ name }) : m.products_soldOutToday({ name })
        }
        variant={soldOutUntil ? "primary" : "secondary"}
        size="small"
        formClassName="product-sold-out"
      />
      {changesMenu && (
        <div className="row product-buttons">
          <SecondaryLink
            to={`/admin/products/edit/${id}?${back}`}
            size="small"
            icon="edit"
            aria-label={m.shared_editNamed({ name })}
          >
            <span>{m.shared_edit()}</span>
          </SecondaryLink>
          <QuietLink
            to={`/admin/products/${id}/removal?${back}`}
            size="small"
            icon="trash"
            aria-label={m.products_deleteNamed({ name })}
          >
            <span>{m.shared_delete()}</span>
          </QuietLink>
        </div>
      )}
    </li>
  );
}
