import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { translated } from "#app/domain/language/translated.ts";
import { removeProduct } from "#app/domain/menu/change-product.server.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, refusalToast, type Toast } from "#app/http/toast.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.products_failedToDeleteProduct();
const ALREADY_DELETED: Toast = translated({ type: "error", message: m.products_productGone });

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

export const action = removalAction({
  needs: "change the menu",
  remove: (actor, params) => removeProduct(actor, params.productId ?? ""),
  listOf: (request) => returnPath(request, "/admin/products"),
  success: () => m.products_productDeletedSuccessfully(),
  nameOf: ({ name }) => name,
  failure: FAILED,
  refusal: (problem) =>
    problem.code === "not_found" ? ALREADY_DELETED : refusalToast(problem, FAILED()),
});

export default function ProductRemoval() {
  const { name, image, isAvailable, returnTo } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.products_deleteProduct()}
      cancelLabel={m.products_keepTheProduct()}
      returnTo={returnTo}
    >
      <div className="row">
        <img className="product-image" src={image} alt="" width={96} height={72} />
        <strong>{name}</strong>
      </div>
      <p>{m.products_deleteQuestion()}</p>
      {isAvailable && <p className="muted">{m.products_deleteAlternative()}</p>}
    </RemovalPage>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
