import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useFetcher } from "@remix-run/react";
import type { ProductRow } from "#app/domain/menu/dish.ts";
import { m } from "#messages";
import { DigitsField, plainMeta } from "../form/field.tsx";
import { InPlaceForm } from "../form/in-place-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSyncedField } from "../form/use-synced-field.ts";
import { isSending } from "../hydration/network-failures.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

type StockFormProps = { product: Pick<ProductRow, "id" | "name" | "stock">; returnTo: string };

export function StockForm({ product: { id, name, stock }, returnTo }: StockFormProps) {
  const fetcher = useFetcher();
  const action = `/admin/products/${id}/stock`;
  const inputId = `stock-${id}`;
  // An order may have reduced the stock in the meantime.
  useSyncedField(inputId, String(stock));
  return (
    <InPlaceForm fetcher={fetcher} action={action} className="product-stock" noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      <DigitsField
        meta={plainMeta("stock", { id: inputId, value: stock })}
        label={
          <ParaglideMessage
            message={m.products_stockOf}
            inputs={{ name }}
            markup={{ hidden: VisuallyHidden }}
          />
        }
        enterKeyHint="done"
      />
      <SubmitButton
        variant="secondary"
        aria-label={m.products_saveStockOf({ name })}
        pending={isSending(fetcher)}
      >
        {m.shared_save()}
      </SubmitButton>
    </InPlaceForm>
  );
}
