import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { translated } from "#app/domain/language/translated.ts";
import { removeProduct } from "#app/domain/menu/change-product.server.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { RemovalForm } from "#app/ui/form/removal-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const FAILED = () => m.products_failedToDeleteProduct();
const ALREADY_DELETED = translated({ type: "error", message: m.products_productGone });

export const meta: MetaFunction = () => pageMeta(m.products_deleteProduct());

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
  "staff work",
  async ({ request, params, url }) => {
    const returnTo = returnPath(request, "/admin/products");
    const { user } = await staffVisitor(request, "change the menu", {
      returnTo: url.pathname + url.search,
    });
    const removed = removeProduct(user, params.productId ?? "");
    if (removed.ok) {
      return redirectWithToast(returnTo, {
        type: "success",
        message: m.products_productDeletedSuccessfully(),
        description: removed.value.name,
      });
    }
    if (removed.code === "not_found") return redirectWithToast(returnTo, ALREADY_DELETED);
    return redirectWithToast(returnTo, {
      type: "error",
      message: FAILED(),
      description: removed.message,
    });
  },
  { failure: FAILED },
);

export default function ProductRemoval() {
  const { name, image, isAvailable, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page title={m.products_deleteProduct()} variant="narrow">
      <RemovalForm
        label={m.shared_delete()}
        cancelLabel={m.products_keepTheProduct()}
        returnTo={returnTo}
      >
        <div className="row">
          <img className="product-image" src={image} alt="" width={96} height={72} />
          <strong>{name}</strong>
        </div>
        <p>{m.products_deleteQuestion()}</p>
        {isAvailable && <p className="muted">{m.products_deleteAlternative()}</p>}
      </RemovalForm>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
