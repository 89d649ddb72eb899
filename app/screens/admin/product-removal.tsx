import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useRouteError } from "@remix-run/react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { removeProduct } from "#app/domain/menu/change-product.server.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

const FAILED = "Failed to delete product";
const ALREADY_DELETED = {
  type: "error",
  message: "Product not found - it may have been already deleted",
} as const;

export const meta: MetaFunction = () => pageMeta("Delete product");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "change the menu");
  const dish = findDish(params.productId ?? "", user);
  if (!dish) throw await redirectWithToast(returnPath(request, "/admin/products"), ALREADY_DELETED);
  return {
    name: dish.name,
    image: thumbnailUrl(dish.image),
    isAvailable: dish.isAvailable,
    returnTo: returnPath(request, "/admin/products"),
  };
}

export const action = formAction(
  async ({ request, params, url }) => {
    const returnTo = returnPath(request, "/admin/products");
    const { user } = await staffVisitor(request, "change the menu", {
      returnTo: url.pathname + url.search,
    });
    const removed = removeProduct(user, params.productId ?? "");
    if (removed.ok) {
      return redirectWithToast(returnTo, {
        type: "success",
        message: "Product deleted successfully",
      });
    }
    if (removed.code === "not_found") return redirectWithToast(returnTo, ALREADY_DELETED);
    return redirectWithToast(returnTo, {
      type: "error",
      message: FAILED,
      description: removed.message,
    });
  },
  { failure: FAILED },
);

export default function ProductRemoval() {
  const { name, image, isAvailable, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page title="Delete product" variant="narrow">
      <Card>
        <div className="row">
          <img className="product-image" src={image} alt="" width={96} height={72} />
          <strong>{name}</strong>
        </div>
        <p>
          Are you sure you want to delete this product? This action cannot be undone. Past orders
          keep it; carts show it as no longer on the menu.
        </p>
        {isAvailable && (
          <p className="muted">
            To take it off the menu for a while, edit it and make it inactive.
          </p>
        )}
        <Form method="post" className="row">
          <SubmitButton variant="danger" icon="trash" pendingLabel="Deleting…">
            Delete
          </SubmitButton>
          <ButtonLink to={returnTo} variant="quiet">
            Keep the product
          </ButtonLink>
        </Form>
      </Card>
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED} />;
}
