import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { customizeLine } from "#app/domain/cart/change-line.server.ts";
import { choicesOf, spiceLevels, waters } from "#app/domain/cart/customizations.ts";
import { cartOf } from "#app/domain/cart/queries.server.ts";
import { type CustomizeInput, customizeInput } from "#app/domain/cart/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import {
  CheckField,
  ChoiceField,
  type FieldMeta,
  plainMeta,
  TextAreaField,
} from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
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
  const { name, description, image, quantity, customizations, specialInstructions } = line;
  const choices = choicesOf(line.category);
  return {
    name,
    description,
    image,
    quantity,
    chosen: { ...customizations, specialInstructions },
    constraint: formConstraint(customizeInput),
    // The first choice stands for the kitchen's default.
    spiceLevels: choices.spiceLevel ? [{ value: "", label: "Regular" }, ...spiceLevels] : null,
    waters: choices.water ? [{ value: "", label: "Regular" }, ...waters] : null,
    offersJain: choices.jain,
  };
}

export const action = formAction(
  async ({ request, params, form }) => {
    const { cartOwner } = await visitorOf(request);
    const submission = parseWithZod(form, { schema: customizeInput });
    if (submission.status !== "success") return refuseForm(submission);
    const changed = customizeLine(cartOwner, params.lineId ?? "", submission.value);
    if (!changed.ok && changed.code === "not_found") throw lineNotFound();
    if (!changed.ok) return refuseWithProblem(submission, changed);
    return redirectWithToast("/cart", {
      type: "success",
      message: `${changed.value.name} updated`,
    });
  },
  { failure: "Failed to update your cart. Please try again." },
);

/** Selects "Regular", whose value is empty, if nothing is chosen. */
function usualUnlessChosen({ id, name, initialValue, errors }: FieldMeta): FieldMeta {
  const value = typeof initialValue === "string" ? initialValue : "";
  return plainMeta(name, { id, value, errors });
}

export default function CustomizeLine() {
  const { name, description, image, quantity, chosen, constraint, ...choices } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<CustomizeInput>({
    id: "customize",
    constraint,
    lastResult: actionData?.result,
    defaultValue: chosen,
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
          <div className="stack stack-small small">
            <p className="muted">{description}</p>
            <p>{quantity === 1 ? "One plate" : `All ${quantity} plates`} will be made this way.</p>
          </div>
        </div>
        {choices.spiceLevels && (
          <ChoiceField
            meta={usualUnlessChosen(fields.spiceLevel)}
            legend="Spice level"
            options={choices.spiceLevels}
          />
        )}
        {choices.waters && (
          <ChoiceField
            meta={usualUnlessChosen(fields.water)}
            legend="Water"
            options={choices.waters}
          />
        )}
        {choices.offersJain && <CheckField meta={fields.jain} label="Jain (no onion, no garlic)" />}
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
