import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { editLine } from "#app/domain/cart/change-line.server.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { changeLineInput } from "#app/domain/cart/schema.ts";
import { offerOf } from "#app/domain/options/queries.server.ts";
import { readSelection } from "#app/domain/options/selection.ts";
import { selectionOf } from "#app/domain/options/selection-input.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field, TextAreaField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { OptionFields } from "#app/ui/options/option-fields.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `Customize ${data.name}` : "Customize");

function lineNotFound(): Response {
  return new Response("Not Found", { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { cartOwner } = await visitorOf(request);
  const line = cartOf(cartOwner).lines.find(({ id }) => id === params.lineId);
  if (!line) throw lineNotFound();
  const { productId: id, kind, name, description, image, quantity, specialInstructions } = line;
  const { groups } = offerOf({ id, kind });
  return {
    name,
    description,
    image,
    groups,
    chosen: readSelection(line.selection).options,
    values: { quantity: String(quantity), specialInstructions },
    constraint: formConstraint(changeLineInput),
  };
}

export const action = formAction(
  async ({ request, params, form }) => {
    const { cartOwner } = await visitorOf(request);
    const submission = parseWithZod(form, { schema: changeLineInput });
    if (submission.status !== "success") return refuseForm(submission);
    const { quantity, specialInstructions, ...wanted } = submission.value;
    const change = { quantity, specialInstructions, selection: selectionOf(wanted) };
    const changed = editLine(cartOwner, params.lineId ?? "", change);
    if (!changed.ok && changed.code === "not_found") throw lineNotFound();
    if (!changed.ok) return refuseWithProblem(submission, changed);
    return redirectWithToast("/cart", {
      type: "success",
      message: `${changed.value.name} updated`,
    });
  },
  { failure: "Failed to update your cart. Please try again." },
);

export default function EditLine() {
  const { name, description, image, groups, chosen, values, constraint } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<{ quantity: string; specialInstructions: string }>({
    id: "customize",
    constraint,
    lastResult: actionData?.result,
    defaultValue: values,
  });
  return (
    <Page
      title={name}
      variant="narrow"
      before={<Breadcrumb trail={[{ label: "Cart", to: "/cart" }, { label: "Customize" }]} />}
    >
      <Form method="post" id={form.id} noValidate className="card">
        <ErrorSummary form={form} />
        <div className="line">
          <img src={image} alt="" width={80} height={60} />
          <p className="muted small">{description}</p>
        </div>
        <OptionFields
          groups={groups}
          name="options"
          chosen={chosen}
          errors={actionData?.result.error as Record<string, string[]>}
        />
        <Field meta={fields.quantity} label="Quantity" type="number" min="1" width="xs" />
        <TextAreaField
          meta={fields.specialInstructions}
          label="Special instructions"
          optional
          hint="At most 200 characters"
          rows={3}
        />
        <div className="row">
          <SubmitButton pendingLabel="Saving…">Save</SubmitButton>
          <ButtonLink to="/cart" variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
