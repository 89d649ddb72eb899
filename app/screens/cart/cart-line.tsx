import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { editLine } from "#app/domain/cart/change-line.server.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { changeLineInput } from "#app/domain/cart/schema.ts";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { findDish } from "#app/domain/menu/queries.server.ts";
import { dishPageData } from "#app/domain/menu/suitable-dishes.server.ts";
import { offerOf } from "#app/domain/options/queries.server.ts";
import { readSelection } from "#app/domain/options/selection.ts";
import { selectionOf, withoutRepetition } from "#app/domain/options/sent-selection.ts";
import { dishFormInQuery } from "#app/http/form/dish-form.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import optionsStyles from "#app/styles/options.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { DishForm } from "#app/ui/options/dish-form.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.shared_editNamed({ name: data.dish.name }) : m.shared_edit());

export const links: LinksFunction = () => [{ rel: "stylesheet", href: optionsStyles }];

function lineNotFound(): Response {
  return new Response(m.cart_notFound(), { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { cartOwner } = await visitorOf(request);
  const line = cartOf(cartOwner).lines.find(({ id }) => id === params.lineId);
  if (!line) throw lineNotFound();
  const dish = findDish(line.productId, null);
  if (!dish) throw lineNotFound();
  const offer = offerOf(dish);
  const { quantity, specialInstructions } = line;
  const stored = {
    selection: withoutRepetition(readSelection(line.selection)),
    values: { quantity: String(quantity), specialInstructions },
  };
  return {
    lineId: line.id,
    dish: dishPageData(dish, offer),
    offer,
    ...(dishFormInQuery(request, offer) ?? stored),
    constraint: formConstraint(changeLineInput),
  };
}

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { cartOwner } = await visitorOf(request);
    const submission = parseForm(form, changeLineInput);
    if (submission.status !== "success") return refuseForm(submission);
    const { quantity, specialInstructions, ...wanted } = submission.value;
    const change = { quantity, specialInstructions, selection: selectionOf(wanted) };
    const changed = editLine(cartOwner, params.lineId ?? "", change);
    if (!changed.ok && changed.code === "not_found") throw lineNotFound();
    if (!changed.ok) return refuseWithProblem(submission, changed);
    return redirectWithToast("/cart", {
      type: "success",
      message: m.cart_updated({ name: changed.value.name }),
    });
  },
  { failure: () => m.cart_notUpdated() },
);

export default function EditLine() {
  const { lineId, dish, ...form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page
      title={dish.name}
      variant="narrow"
      trail={[{ label: m.shared_cart(), to: "/cart" }]}
      here={m.shared_edit()}
    >
      <div className="line">
        <img src={thumbnailUrl(dish.image)} alt="" width={80} height={60} />
        <p className="muted small">
          {dish.description} <Link to={dishUrl(dish)}>{m.cart_moreAboutIt()}</Link>
        </p>
      </div>
      <DishForm
        dish={dish}
        {...form}
        refused={actionData?.result}
        formUrl={`/cart/lines/${lineId}`}
        submitLabel={m.shared_save()}
        pendingLabel={m.shared_saving()}
      >
        <p className="center">
          <ButtonLink to="/cart" variant="quiet">
            {m.shared_cancel()}
          </ButtonLink>
        </p>
      </DishForm>
    </Page>
  );
}
