import { Link } from "@remix-run/react";
import type { CartLine } from "#app/domain/cart/cart.ts";
import { MAX_LINE_QUANTITY } from "#app/domain/cart/line-limits.ts";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { Badge } from "../badge.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";
import { Price } from "../price.tsx";
import { QuantityForm } from "../quantity.tsx";

export type ShownLine = Omit<CartLine, "productId" | "category" | "customizations"> & {
  /** The customizations in words. */
  customizations: string[];
  /** Why it cannot be ordered and what to do; null when it can. */
  advice: string | null;
};

export function CartLineRow({ line }: { line: ShownLine }) {
  const { id, name, quantity, stock, problem, customizations, specialInstructions, advice } = line;
  const canBeHad = problem === null || problem === "too_few";
  const isLast = problem === null && quantity === stock;
  return (
    <li className={canBeHad ? "line" : "line sold-out"}>
      <img src={thumbnailUrl(line.image)} alt="" width={80} height={60} />
      <div className="stack stack-small">
        <h3>{name}</h3>
        <p className="brief">{line.description}</p>
        {customizations.length > 0 && (
          <p className="row">
            <Badge tone="hot">Customized</Badge>{" "}
            <span className="small">{customizations.join(" · ")}</span>
          </p>
        )}
        {specialInstructions && <p className="small quoted-text">{specialInstructions}</p>}
        <p className="row">
          <span className="small">
            <Price paise={line.pricePaise} /> each
          </span>
          {canBeHad && (
            <Link to={`/cart/lines/${id}`} className="tap-target" aria-label={`Customize ${name}`}>
              Customize
            </Link>
          )}
        </p>
        {isLast && <p className="muted small">These are the last {quantity} we have.</p>}
      </div>
      <div className="line-end">
        {canBeHad && (
          <QuantityForm
            action={`/cart/lines/${id}/quantity`}
            quantity={quantity}
            max={Math.min(MAX_LINE_QUANTITY, stock)}
            of={name}
          />
        )}
        {canBeHad ? (
          <Price paise={line.totalPaise} large />
        ) : (
          <span className="muted">Not counted</span>
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
