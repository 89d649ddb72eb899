import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ProductRow } from "#app/domain/menu/dish.ts";
import { UNCOUNTED_STOCK } from "#app/domain/menu/limits.ts";
import { paiseToRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { AmountField, DigitsField, plainMeta } from "../form/field.tsx";
import { PostButton } from "../form/post-button.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";
import { useMay } from "../staff/use-may.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

type ProductRowFormProps = {
  product: Pick<
    ProductRow,
    "id" | "name" | "kind" | "isSized" | "stock" | "pricePaise" | "portionsLeft"
  >;
  returnTo: string;
};

/** Price and stock, if the row has them, saved together. */
export function ProductRowForm({ product, returnTo }: ProductRowFormProps) {
  const { id, name, kind, isSized, pricePaise, portionsLeft } = product;
  const hasPrice = useMay()("change the menu") && !isSized;
  const price = paiseToRupees(pricePaise);
  const hasStock = kind === "dish";
  if (!hasPrice && !hasStock) {
    return <span className="product-left">{m.products_left({ portionsLeft })}</span>;
  }
  return (
    <PostButton
      action={`/admin/products/${id}/stock`}
      fields={{ returnTo }}
      formClassName="product-row-form"
      label={m.shared_save()}
      ariaLabel={m.products_saveRowOf({ name })}
      variant="secondary"
      noValidate
    >
      {hasPrice && (
        <>
          <input type="hidden" name="shownPrice" value={price} />
          <AmountField
            meta={plainMeta("price", { id: `price-${id}`, value: price })}
            label={
              <ParaglideMessage
                message={m.products_priceOf}
                inputs={{ name }}
                markup={{ hidden: VisuallyHidden }}
              />
            }
            enterKeyHint="done"
          />
        </>
      )}
      {hasStock ? (
        <StockField product={product} />
      ) : (
        <span className="product-left">{m.products_left({ portionsLeft })}</span>
      )}
    </PostButton>
  );
}

function StockField({ product: { id, name, stock } }: Pick<ProductRowFormProps, "product">) {
  const shown = stock === UNCOUNTED_STOCK ? "" : String(stock);
  const inputId = `stock-${id}`;
  // An order may have reduced the stock in the meantime.
  useSyncedField(inputId, shown);
  return (
    <>
      <input type="hidden" name="shownStock" value={shown} />
      <DigitsField
        meta={plainMeta("stock", { id: inputId, value: shown })}
        label={
          <ParaglideMessage
            message={m.products_stockOf}
            inputs={{ name }}
            markup={{ hidden: VisuallyHidden }}
          />
        }
        placeholder={shown === "" ? m.products_notCounted() : undefined}
        enterKeyHint="done"
      />
    </>
  );
}
