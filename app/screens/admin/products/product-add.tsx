import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createProduct } from "#app/domain/menu/create-product.server.ts";
import {
  copiedFields,
  newCombo,
  newProduct,
  productFields,
  testProduct,
} from "#app/domain/menu/product-fields.ts";
import { productForm } from "#app/domain/menu/product-schema.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { dishSettings } from "#app/domain/options/dish-settings.server.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ProductForm } from "#app/ui/products/product-form.tsx";
import { productsUrl } from "#app/ui/products/products-url.ts";
import { m } from "#messages";
import { productAction } from "./product-action.server.ts";
import { productFormOffer } from "./product-form.server.ts";

const PATH = "/admin/products/add";

export const meta: MetaFunction = () => pageMeta(m.admin_addProduct());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change the menu");
  const query = new URL(request.url).searchParams;
  const copy = query.get("copy");
  const copied = copy ? findDish(copy, user) : undefined;
  const empty = query.get("kind") === "combo" ? newCombo : newProduct;
  const saved = copied ? copiedFields(productFields(copied, dishSettings(copied))) : empty;
  const form = openForm(productForm, saved);
  return { ...form, ...productFormOffer(form.values.kind) };
}

export const action = productAction({
  save: createProduct,
  successMessage: () => m.products_productCreatedSuccessfully(),
  redirectTo: ({ id }) => productsUrl({ dish: id }),
  testData: testProduct,
});

export default function AddProduct() {
  const form = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const isCombo = form.values.kind === "combo";
  const title = isCombo ? m.products_addCombo() : m.admin_addProduct();
  return (
    <Page
      title={title}
      variant="narrow"
      trail={[{ label: m.shared_products(), to: "/admin/products" }]}
    >
      <ProductForm
        key={actionData?.version}
        action={isCombo ? `${PATH}?kind=combo` : PATH}
        submitLabel={title}
        {...form}
        once
        cancelTo="/admin/products"
        secondaryButton={
          !isCombo && (
            <SubmitButton
              name="fill"
              value="test"
              variant="secondary"
              pendingLabel={m.products_filling()}
            >
              {m.admin_fillTestData()}
            </SubmitButton>
          )
        }
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.products_failedToSaveProduct);
