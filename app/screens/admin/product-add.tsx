import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { newToken } from "#app/domain/accounts/sessions.server.ts";
import { createProduct } from "#app/domain/menu/create-product.server.ts";
import { newProduct, validateProduct } from "#app/domain/menu/product-fields.ts";
import { draftFor } from "#app/http/form/form-drafts.server.ts";
import { noStoreHeaders } from "#app/http/page-headers.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ProductForm } from "#app/ui/products/product-form.tsx";
import { productsUrl } from "#app/ui/products/products-url.ts";
import { productAction } from "./product-action.server.ts";
import { productKey, typedProduct } from "./product-form.server.ts";

const HERE = "/admin/products/add";

export const meta: MetaFunction = () => pageMeta("Add Product");

// Its key is spent once the product is there: Back must bring another.
export const headers: HeadersFunction = noStoreHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  const draft = await draftFor(request, HERE);
  const fields = draft ? typedProduct(draft) : newProduct;
  return data({ fields, isDraft: draft !== null, key: newToken() }, { headers: noStoreHeaders() });
}

export const action = productAction({
  save: (actor, product, { form }) => createProduct(actor, product, productKey(form)),
  done: "Product created successfully",
  place: ({ id }) => productsUrl({ dish: id }),
  otherwise: ({ form }) =>
    form.has("fill") ? { filled: validateProduct, version: newToken() } : undefined,
});

export default function AddProduct() {
  const { fields, isDraft, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isFilled = answer !== undefined && "filled" in answer;
  return (
    <Page
      title="Add Product"
      variant="narrow"
      before={
        <Breadcrumb
          trail={[{ label: "Products", to: "/admin/products" }, { label: "Add Product" }]}
        />
      }
    >
      <ProductForm
        // Filled in by the server, the form begins anew.
        key={isFilled ? answer.version : "typed"}
        action={HERE}
        submitLabel="Add Product"
        fields={isFilled ? answer.filled : fields}
        isDraft={isDraft}
        answer={isFilled ? undefined : answer}
        hidden={{ productKey: key }}
        cancelTo="/admin/products"
        otherButton={
          <SubmitButton name="fill" value="test" variant="secondary" pendingLabel="Filling…">
            Fill Test Data
          </SubmitButton>
        }
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure="Failed to save product" />;
}
