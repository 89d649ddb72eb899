import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { translated } from "#app/domain/language/translated.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { type ProductFields, productFields } from "#app/domain/menu/product-fields.ts";
import { productForm } from "#app/domain/menu/product-schema.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { updateProduct } from "#app/domain/menu/update-product.server.ts";
import { dishSettings } from "#app/domain/options/dish-settings.server.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ProductForm } from "#app/ui/products/product-form.tsx";
import { m } from "#messages";
import { productAction } from "./product-action.server.ts";
import { productFormOffer, shownStock } from "./product-form.server.ts";

const NOT_LOADED = translated({ type: "error", message: m.products_failedToLoadProduct });

export const meta: MetaFunction = () => pageMeta(m.products_editProduct());

/** Without the stock, which orders change and which is only saved if it was changed here. */
const compared = (fields: ProductFields) => ({ ...fields, stock: "" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change the menu");
  const { pathname, search } = new URL(request.url);
  const dish = findDish(params.productId ?? "", user);
  if (!dish) throw await redirectWithToast("/admin/products", NOT_LOADED);
  const fields = productFields(dish, dishSettings(dish));
  const saved = { ...fields, shownStock: String(dish.stock) };
  const { slug, isSized, pricePaise, portionsLeft } = dish;
  return {
    ...productFormOffer(dish.kind),
    facts: { url: dishUrl(dish), slug, isSized, pricePaise, portionsLeft },
    ...openRecord(productForm, saved, compared(fields)),
    name: dish.name,
    path: pathname + search,
    productId: dish.id,
    returnTo: returnPath(request, "/admin/products"),
  };
}

export const action = productAction({
  shown(actor, { params }) {
    const dish = findDish(params.productId ?? "", actor);
    return dish && compared(productFields(dish, dishSettings(dish)));
  },
  save: (actor, product, { params, form }) =>
    updateProduct(actor, params.productId ?? "", product, shownStock(form)),
  successMessage: () => m.products_productUpdatedSuccessfully(),
  redirectTo: (_, { request }) => returnPath(request, "/admin/products"),
  onNotFound: ({ request }) =>
    redirectWithToast(returnPath(request, "/admin/products"), NOT_LOADED),
});

export default function EditProduct() {
  const { name, path, productId, returnTo, ...form } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  return (
    <Page
      title={m.products_editProduct()}
      intro={name}
      variant="narrow"
      trail={[{ label: m.shared_products(), to: returnTo }]}
    >
      <ProductForm
        key={actionData?.version}
        action={path}
        submitLabel={m.products_updateProduct()}
        {...form}
        hiddenFields={{ shownStock: form.values.shownStock }}
        cancelTo={returnTo}
        secondaryButton={
          <>
            <SecondaryLink to={translationUrl("dish", productId)}>
              {m.translations_translate()}
            </SecondaryLink>
            <SecondaryLink to={`/admin/products/add?copy=${productId}`} icon="copy">
              {m.admin_duplicate()}
            </SecondaryLink>
            <ButtonLink
              to={`/admin/products/${productId}/removal?${new URLSearchParams({ returnTo })}`}
              variant="danger"
              icon="trash"
            >
              {m.shared_delete()}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(() => NOT_LOADED.message);
