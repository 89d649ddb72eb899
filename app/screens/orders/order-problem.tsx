import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { problemReasons } from "#app/domain/customers/problem-reasons.ts";
import {
  MAX_PROBLEM_IMAGES,
  type ProblemInput,
  problemInput,
  reportProblem,
} from "#app/domain/customers/report-problem.server.ts";
import { ownOrderUrl } from "#app/domain/orders/own-order-url.ts";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { storeUploadedImages } from "#app/http/form/uploaded-images.server.ts";
import { notFound, orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import reviewsStyles from "#app/styles/pages/reviews.css?url";
import { SecondaryLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ChoiceField, SelectField, TextAreaField } from "#app/ui/form/field.tsx";
import { OnceField } from "#app/ui/form/once-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useFormAnswer } from "#app/ui/form/use-form-answer.ts";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ImageField } from "#app/ui/reviews/image-field.tsx";
import { m } from "#messages";

const failure = () => m.orders_problemNotSent();

const images = {
  field: "images",
  most: MAX_PROBLEM_IMAGES,
  get tooMany() {
    return m.reviews_chooseAtMostPictures({ max: MAX_PROBLEM_IMAGES });
  },
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: reviewsStyles }];

export const meta: MetaFunction = () => pageMeta(m.orders_reportAProblem());

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const order = orNotFound(findOwnOrder(user, params.orderNumber ?? ""));
  return {
    orderNumber: order.orderNumber,
    items: order.items.map(({ id, name, local }) => ({ value: id, label: local?.name ?? name })),
    constraint: formConstraint(problemInput),
    maxImages: MAX_PROBLEM_IMAGES,
  };
}

export const action = formAction(
  "contact",
  async (context) => {
    const { request, form, params, url } = context;
    const orderNumber = params.orderNumber ?? "";
    const { user } = await signedInVisitor(request, { returnTo: url.pathname });
    const refusedImages = await storeUploadedImages(context, images, user);
    const submission = parseForm(form, problemInput);
    if (refusedImages) return refuseWithProblem(submission, refusedImages);
    if (submission.status !== "success") return refuseForm(submission);
    const reported = reportProblem(user, orderNumber, submission.value);
    if (!reported.ok) throw notFound();
    return redirectWithToast(ownOrderUrl(orderNumber), m.orders_problemSent());
  },
  { fields: problemInput, hasImages: true, failure },
);

export default function OrderProblem() {
  const { orderNumber, items, constraint, maxImages } = useLoaderData<typeof loader>();
  const actionData = useFormAnswer<typeof action>();
  const [form, fields] = useOpenForm<ProblemInput>("problem", { constraint });
  return (
    <Page
      title={m.orders_reportAProblem()}
      intro={m.orders_order({ orderNumber })}
      variant="narrow"
    >
      <Form
        method="post"
        encType="multipart/form-data"
        id={form.id}
        noValidate
        className="card stack"
      >
        <OnceField />
        <ErrorSummary form={form} />
        <SelectField
          meta={fields.item}
          label={m.shared_dish()}
          optional
          options={items}
          placeholder={m.reviews_theWholeOrder()}
        />
        <ChoiceField
          meta={fields.reason}
          legend={m.orders_whatWentWrong()}
          options={problemReasons.labels().map((label) => ({ value: label, label }))}
        />
        <TextAreaField meta={fields.message} label={m.orders_whatHappened()} rows={4} />
        <ImageField
          meta={fields.images}
          legend={m.reviews_pictures()}
          max={maxImages}
          submittedValue={actionData?.result.initialValue?.images}
        />
        <p className="row">
          <SubmitButton pendingLabel={m.shared_sending()}>{m.orders_sendReport()}</SubmitButton>
          <SecondaryLink to={ownOrderUrl(orderNumber)}>{m.shared_cancel()}</SecondaryLink>
        </p>
      </Form>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.orders_failedToLoadOrders, "/my-orders");
