import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { productFields } from "#app/domain/menu/product-fields.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { updateProduct } from "#app/domain/menu/update-product.server.ts";
import { draftFor } from "#app/http/form/form-drafts.server.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ProductForm } from "#app/ui/products/product-form.tsx";
import { productAction } from "./product-action.server.ts";
import { shownStock, typedProduct } from "./product-form.server.ts";

const NOT_LOADED = { type: "error", message: "Failed to load product" } as const;

export const meta: MetaFunction = () => pageMeta("Edit Product");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await adminVisitor(request);
  const { pathname, search, searchParams } = new URL(request.url);
  const dish = findDish(params.productId ?? "", user);
  if (!dish) throw await redirectWithToast("/admin/products", NOT_LOADED);
  const draft = await draftFor(request, pathname);
  return {
    name: dish.name,
    action: pathname + search,
    fields: draft ? typedProduct(draft) : productFields(dish),
    isDraft: draft !== null,
    shownStock: String((draft && shownStock(draft)) ?? dish.stock),
    returnTo: safeRedirect(searchParams.get("returnTo"), "/admin/products"),
  };
}

function wayBack(url: URL): string {
  return safeRedirect(url.searchParams.get("returnTo"), "/admin/products");
}

export const action = productAction({
  save: (actor, product, { params, form }) =>
    updateProduct(actor, params.productId ?? "", product, shownStock(form)),
  done: "Product updated successfully",
  place: (_, { url }) => wayBack(url),
  gone: ({ url }) => redirectWithToast(wayBack(url), NOT_LOADED),
});

export default function EditProduct() {
  const known = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page
      title="Edit Product"
      intro={known.name}
      variant="narrow"
      before={
        <Breadcrumb
          trail={[{ label: "Products", to: known.returnTo }, { label: "Edit Product" }]}
        />
      }
    >
      <ProductForm
        action={known.action}
        submitLabel="Update Product"
        fields={known.fields}
        isDraft={known.isDraft}
        answer={answer}
        hidden={{ shownStock: known.shownStock }}
        cancelTo={known.returnTo}
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={NOT_LOADED.message} />;
}
